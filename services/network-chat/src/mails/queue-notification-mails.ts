import { queueMail } from '@sidework/chassis/jobs/mail';
import { quoted } from '@sidework/chassis/jobs/quoted';
import { shownName } from '@sidework/chassis/people/shown-name';
import type { Deps } from '../deps.ts';
import { sentenceOf, toldOutside } from '../notifications/sentence.ts';
import { composeMail } from './compose.ts';
import { takeDueNotifications } from './queries.ts';
import { ticketOf } from './wording.ts';

/** Queues each due mail once, also where several instances run; returns how many were due. */
export function queueNotificationMails({
  db,
  now,
  config,
}: Pick<Deps, 'db' | 'now' | 'config'>): Promise<number> {
  return db.transaction(async (tx) => {
    const due = await takeDueNotifications(tx, now());
    for (const { notification, name: fullName, email, isOfChild } of due) {
      const { kind, details, path, actorId, receiverId } = notification;
      const name = quoted(shownName(fullName ?? 'Someone'));
      const sentence = sentenceOf(notification, name);
      const told = toldOutside(notification, name);
      const ticket = details.isProposed ? undefined : ticketOf(kind, told, actorId === receiverId);
      const content = { to: email ?? '', kind, sentence, ticket, path, isOfChild };
      if (email) await queueMail(tx, composeMail(content, config.PUBLIC_URL));
    }
    return due.length;
  });
}
