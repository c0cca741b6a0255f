import { queueMail } from '@sidework/chassis/jobs/mail';
import { quoted } from '@sidework/chassis/jobs/quoted';
import { shownName } from '@sidework/chassis/people/shown-name';
import {
  type NotificationKind,
  notificationText,
  proposedWorkText,
} from '@sidework/contracts/network-chat/notification-kinds';
import type { Deps } from '../deps.ts';
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
    for (const { notification, name, email, isOfChild } of due) {
      const { kind, details, path } = notification;
      const told = {
        ...details,
        name: quoted(shownName(name ?? 'Someone')),
        title: quoted(notification.title),
        reason: details.reason && quoted(details.reason),
        found: details.found?.map(quoted),
      };
      const sentence = details.isProposed ? sentenceOfStranger(kind) : notificationText(kind, told);
      const isOwn = notification.actorId === notification.receiverId;
      const ticket = details.isProposed ? undefined : ticketOf(kind, told, isOwn);
      const content = { to: email ?? '', kind, sentence, ticket, path, isOfChild };
      if (email) await queueMail(tx, composeMail(content, config.PUBLIC_URL));
    }
    return due.length;
  });
}

/** The text quotes nothing of the professional, because the person may not want to hear from them (D-122). */
const sentenceOfStranger = (kind: NotificationKind) =>
  kind === 'service_proposed'
    ? proposedWorkText
    : notificationText(kind, {
        name: 'A professional',
        title: 'a service that you have not agreed to',
      });
