import type { Tx } from '@sidework/chassis/db/db';
import { queueMail } from '@sidework/chassis/jobs/mail';
import { quoted } from '@sidework/chassis/jobs/quoted';
import { people } from '@sidework/chassis/people/people';
import { shownName } from '@sidework/chassis/people/shown-name';
import {
  type NotificationKind,
  notificationKinds,
  notificationTable,
  notificationText,
  proposedWorkText,
} from '@sidework/contracts/network-chat/notification-kinds';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { contacts } from '../contacts/table.ts';
import type { Deps } from '../deps.ts';
import { notifications } from '../notifications/table.ts';
import { isChild } from '../people/children.ts';
import { composeMail } from './compose.ts';

const atOnce = 50;

/** Queues the mails that are due, each once however many instances do so; gives how many were due. */
export function queueNotificationMails({
  db,
  now,
  config,
}: Pick<Deps, 'db' | 'now' | 'config'>): Promise<number> {
  return db.transaction(async (tx) => {
    const due = await takeDue(tx, now());
    for (const { notification, name, email } of due) {
      const { kind, title, details, path } = notification;
      const sentence = details.isProposed
        ? sentenceOfStranger(kind)
        : notificationText(kind, {
            ...details,
            name: quoted(shownName(name ?? 'Somebody')),
            title: quoted(title),
            reason: details.reason && quoted(details.reason),
          });
      const { label: subject } = notificationTable[kind];
      if (email)
        await queueMail(tx, composeMail({ to: email, subject, sentence, path }, config.PUBLIC_URL));
    }
    return due.length;
  });
}

/** In set words: nobody knows yet whether the person wants to hear from that professional (decision 122). */
const sentenceOfStranger = (kind: NotificationKind) =>
  kind === 'service_proposed'
    ? proposedWorkText
    : notificationText(kind, {
        name: 'A professional',
        title: 'a service that you have not agreed to',
      });

async function takeDue(tx: Tx, now: Date) {
  const at = sql`${now.toISOString()}::timestamptz`;
  const due = await tx
    .select({ id: notifications.id })
    .from(notifications)
    // What a newer release raised is left to it.
    .where(
      and(
        sql`${notifications.isMailDue} and coalesce(${notifications.mailDueAt} <= ${at}, true)`,
        inArray(notifications.kind, notificationKinds),
      ),
    )
    .orderBy(notifications.id)
    .limit(atOnce)
    .for('update', { skipLocked: true });
  const areDue = inArray(
    notifications.id,
    due.map(({ id }) => id),
  );
  await tx.update(notifications).set({ isMailDue: false }).where(areDue);
  return (
    tx
      .select({ notification: notifications, name: people.fullName, email: contacts.email })
      .from(notifications)
      .leftJoin(people, eq(people.id, notifications.actorId))
      // Children are told in the app only.
      .leftJoin(
        contacts,
        and(
          eq(contacts.id, notifications.receiverId),
          sql`not ${isChild(notifications.receiverId)}`,
        ),
      )
      .where(areDue)
  );
}
