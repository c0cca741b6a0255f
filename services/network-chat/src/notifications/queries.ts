import type { Db, Tx } from '@sidework/chassis/db/db';
import { momentAndId, type Position } from '@sidework/chassis/db/keyset';
import { prepareOnce } from '@sidework/chassis/db/prepare-once';
import { notFound } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import { people } from '@sidework/chassis/people/people';
import type { NeedKind } from '@sidework/contracts/network-chat/need-kinds';
import type { NotificationView } from '@sidework/contracts/network-chat/notifications';
import { and, desc, eq, inArray, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { areApart } from '../blocks/queries.ts';
import { isApart, isTheirs, looksAfter } from '../needs/queries.ts';
import { needReceivers, needs } from '../needs/table.ts';
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

const receiver = sql`${notifications.receiverId}`;

/** One service or job has these again and again under one id: what was asked before is over once it is asked anew. */
export const askedAgain: NeedKind[] = [
  'extension_to_answer',
  'changes_requested',
  'release_requested',
  'job_ends_soon',
];

const askedOn = (of: SQL) => sql`coalesce(${of}.asked_at, ${of}.created_at)`;

/**
 * What waits otherwise than before, as under another title, is raised again without a notice, and still waits; what is
 * asked anew has a newer notice.
 */
const isAskedAnew = sql`${inArray(needs.kind, askedAgain)} and exists (
  select from notifications newer
  where newer.receiver_id = ${notifications.receiverId} and newer.need_kind = ${needs.kind}
    and newer.need_id = ${notifications.needId}
    and ${askedOn(sql`newer`)} > ${askedOn(sql`notifications`)})`;

/** Two are connected once all have said yes; null until then. */
const isConnected = (mayKnow: SQL) => sql`(
  select ${mayKnow} from connections where id = ${notifications.needId} and status = 'accepted')`;

/**
 * Whether what was asked got a yes that the reader may know of; null where it got none. A met need tells nothing of whom
 * it was about, so the connection and the room tell it.
 */
const isGranted = sql`case ${notifications.needKind}
  when 'child_hire' then (
    select ${looksAfter(receiver, sql`rooms.child_id`)} from rooms where id = ${notifications.needId})
  when 'child_connects' then ${isConnected(looksAfter(receiver, sql`requester_id`))}
  when 'child_asked_to_connect' then ${isConnected(looksAfter(receiver, sql`receiver_id`))}
  when 'connection_request' then ${isConnected(sql`not ${areApart(receiver, sql`requester_id`)}`)}
  end`;

/**
 * Nothing is said of a child who is no longer theirs, nor between two whom a block keeps apart. A met need is forgotten
 * after two weeks; one that is not known yet may come a little later than its notice.
 */
const ask = sql<NotificationView['ask']>`case
  when ${notifications.needId} is null then null
  when not ${isTheirs(receiver)} or (${isApart(receiver)}) or not ${isGranted} then null
  when ${isGranted} then 'granted'
  when ${needs.kind} is null then
    case when ${notifications.createdAt} < now() - interval '1 day' then 'over' else 'open' end
  when ${needs.metAt} is not null or ${needs.endsAt} <= now() or ${people.hasLeft}
    or ${needReceivers.receiver} is null or (${isAskedAnew}) then 'over'
  else 'open' end`;

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
        eq(needReceivers.receiver, sql`${receiver}::text`),
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
