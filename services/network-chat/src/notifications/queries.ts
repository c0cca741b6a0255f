import type { Db, Tx } from '@sidework/chassis/db/db';
import { momentAndId, type Position } from '@sidework/chassis/db/keyset';
import { prepareOnce } from '@sidework/chassis/db/prepare-once';
import { notFound } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import { people } from '@sidework/chassis/people/people';
import { and, desc, eq, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { needReceivers, needs } from '../needs/table.ts';
import { ask } from './ask-queries.ts';
import { notifications } from './table.ts';

export type Notification = typeof notifications.$inferSelect;
type NewNotification = Omit<typeof notifications.$inferInsert, 'createdAt'>;
type Receiver = Pick<Actor, 'id'>;

/**
 * Now, but not before the latest one of a person: a list that ends with what came last stays true where the clock is set
 * back a little. One from further ahead was written by a clock that was wrong.
 */
const atTheEndFor = (receiverId: string) => sql`greatest(now(), (
  select max(created_at) from notifications
  where receiver_id = ${receiverId} and created_at < now() + interval '1 second'))`;

/** False where the event has raised one for this person already. */
export async function insertNotification(tx: Tx, notification: NewNotification): Promise<boolean> {
  const rows = await tx
    .insert(notifications)
    .values({ ...notification, createdAt: atTheEndFor(notification.receiverId) })
    .onConflictDoNothing({ target: [notifications.eventId, notifications.receiverId] })
    .returning({ id: notifications.id });
  return rows.length > 0;
}

/** How long a mail waits, so that quick changes back and forth send one mail. */
const mailPause = sql`interval '10 minutes'`;

/**
 * Replaces the waiting mails of the same kind about the same thing by the mail of this notification. It goes out when they
 * would have gone, so that repeated changes do not put the mail off for ever. A lock lets one run at a time: two at once
 * would not see each other's mail.
 */
export async function replaceMailsBefore(
  tx: Tx,
  { id, receiverId, kind }: Pick<Notification, 'id' | 'receiverId' | 'kind'>,
  aboutId: string,
): Promise<void> {
  await tx.execute(sql`
    select pg_advisory_xact_lock(hashtextextended(concat_ws(' ', 'mail', ${receiverId}::text, ${aboutId}::text), 0))`);
  await tx.execute(sql`
    with replaced as (
      update ${notifications} set is_mail_due = false
      where about_id = ${aboutId}::uuid and receiver_id = ${receiverId}::uuid and kind = ${kind}
        and is_mail_due and id <> ${id}::uuid
      returning mail_due_at
    )
    update ${notifications}
    set mail_due_at = coalesce((select min(mail_due_at) from replaced), now() + ${mailPause})
    where id = ${id}::uuid`);
}

const shown = (db: Db, where: SQL | undefined, limit: number | Placeholder) =>
  db
    .select({ notification: notifications, actor: people, ask })
    .from(notifications)
    .leftJoin(
      needs,
      and(eq(needs.kind, notifications.needKind), eq(needs.subjectId, notifications.needId)),
    )
    .leftJoin(
      needReceivers,
      and(
        eq(needReceivers.kind, needs.kind),
        eq(needReceivers.subjectId, needs.subjectId),
        eq(needReceivers.receiver, sql`${notifications.receiverId}::text`),
      ),
    )
    .leftJoin(people, eq(people.id, notifications.actorId))
    .where(where)
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(limit);

export type ShownNotification = Awaited<ReturnType<typeof shown>>[number];

const newest = prepareOnce((db) =>
  shown(
    db,
    eq(notifications.receiverId, sql.placeholder('receiverId')),
    sql.placeholder('limit'),
  ).prepare('newest_notifications'),
);

/** Newest first; `limit + 1` of them. */
export function notificationsOf(
  db: Db,
  receiver: Receiver,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<ShownNotification[]> {
  const after = momentAndId(cursor);
  if (!after) return newest(db, { receiverId: receiver.id, limit: limit + 1 });
  const older = sql`(${notifications.createdAt}, ${notifications.id}) < (${after.at}::timestamptz, ${after.id}::uuid)`;
  return shown(db, and(eq(notifications.receiverId, receiver.id), older), limit + 1);
}

export const byMoment = ({ notification }: ShownNotification): Position => [
  notification.createdAt.toISOString(),
  notification.id,
];

export async function findNotification(
  db: Db,
  receiver: Receiver,
  id: string,
): Promise<ShownNotification | undefined> {
  const own = and(eq(notifications.id, id), eq(notifications.receiverId, receiver.id));
  const [row] = await shown(db, own, 1);
  return row;
}

export async function getNotification(db: Db, receiver: Receiver, id: string) {
  const row = await findNotification(db, receiver, id);
  if (!row) throw notFound('notification_not_found');
  return row;
}

/** One that is read stays read since its first time. */
export async function saveRead(tx: Tx, id: string, readAt: Date): Promise<void> {
  await tx
    .update(notifications)
    .set({ readAt })
    .where(and(eq(notifications.id, id), isNull(notifications.readAt)));
}

export async function saveReadUpTo(
  tx: Tx,
  { receiverId, createdAt, id }: Notification,
  readAt: Date,
): Promise<void> {
  await tx
    .update(notifications)
    .set({ readAt })
    .where(
      and(
        eq(notifications.receiverId, receiverId),
        isNull(notifications.readAt),
        sql`(${notifications.createdAt}, ${notifications.id}) <= (${createdAt.toISOString()}::timestamptz, ${id}::uuid)`,
      ),
    );
}
