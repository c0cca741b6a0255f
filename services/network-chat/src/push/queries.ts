import type { Db, Tx } from '@sidework/chassis/db/db';
import { prepareOnce } from '@sidework/chassis/db/prepare-once';
import type { PushMessage } from '@sidework/contracts/network-chat/push';
import { and, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { pushes, pushKeys, pushSubscriptions } from './table.ts';

export interface KeyPair {
  publicKey: string;
  privateKey: string;
}

export async function findKeys(db: Db): Promise<KeyPair | undefined> {
  const [keys] = await db.select().from(pushKeys);
  return keys;
}

/** Keeps the first pair alone, also where two instances make one at once. */
export async function saveFirstKeys(db: Db, keys: KeyPair): Promise<void> {
  await db
    .insert(pushKeys)
    .values({ id: 1, ...keys })
    .onConflictDoNothing();
}

/** A person has at most so many browsers; the oldest gives way. */
const mostBrowsers = 10;

export async function saveSubscription(
  tx: Tx,
  subscription: typeof pushSubscriptions.$inferInsert,
): Promise<void> {
  const { endpoint, userId } = subscription;
  // A push that waits for the one who was signed in there before does not reach the next.
  await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint));
  await tx.insert(pushSubscriptions).values(subscription).onConflictDoNothing();
  await tx.execute(sql`
    delete from push_subscriptions where id in (
      select id from push_subscriptions where user_id = ${userId}::uuid
      order by created_at desc, id desc offset ${mostBrowsers})`);
}

export async function deleteSubscription(tx: Tx, userId: string, endpoint: string): Promise<void> {
  await tx
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.endpoint, endpoint)));
}

export async function deleteSubscriptionsOfSession(tx: Tx, sessionId: string): Promise<void> {
  await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.sessionId, sessionId));
}

const browsers = prepareOnce((db) =>
  db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, sql.placeholder('userId')))
    .prepare('browsers_of'),
);

export const browsersOf = (tx: Tx, userId: string): Promise<{ id: string }[]> =>
  browsers(tx, { userId });

/** The rest of the address is as secret as a password. */
export async function devicesOf(db: Db, userId: string) {
  const rows = await db
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(pushSubscriptions.createdAt, pushSubscriptions.id);
  return rows.map(({ endpoint, createdAt }) => ({
    service: new URL(endpoint).host,
    since: createdAt.toISOString(),
  }));
}

export async function insertPushes(
  tx: Tx,
  subscriptionIds: string[],
  message: PushMessage,
): Promise<void> {
  await tx.insert(pushes).values(
    subscriptionIds.map((subscriptionId) => ({
      id: uuidv7(),
      subscriptionId,
      message,
      dueAt: sql`now()`,
    })),
  );
}

export interface DuePush extends Record<string, unknown> {
  id: string;
  subscriptionId: string;
  message: PushMessage;
  attempts: number;
  endpoint: string;
  p256dh: string;
  auth: string;
}

const atOnce = 20;

/**
 * Takes what is due. It is put off by a minute before it is sent, so that the sending needs no transaction: a process that
 * dies with it leaves it to the next.
 */
export const claimDuePushes = (db: Db) =>
  db.execute<DuePush>(sql`
    with due as (
      select id from pushes where due_at <= now() + interval '1 second'
      order by due_at limit ${atOnce} for update skip locked
    )
    update pushes set attempts = attempts + 1, due_at = now() + interval '1 minute'
    from due, push_subscriptions subscription
    where pushes.id = due.id and subscription.id = pushes.subscription_id
    returning pushes.id, subscription_id as "subscriptionId", message, attempts,
              endpoint, p256dh, auth`);

export async function deletePush(db: Db, id: string): Promise<void> {
  await db.delete(pushes).where(eq(pushes.id, id));
}

export async function putPushOff(db: Db, id: string, seconds: number): Promise<void> {
  await db
    .update(pushes)
    .set({ dueAt: sql`now() + ${seconds} * interval '1 second'` })
    .where(eq(pushes.id, id));
}

/** The browser is gone, and what waits for it goes with it. */
export async function forgetBrowser(db: Db, subscriptionId: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, subscriptionId));
}

interface UnreadToPush extends Record<string, unknown> {
  conversationId: string;
  receiverId: string;
  senderId: string;
  name: string | null;
  isOfChild: boolean;
}

const membersAtOnce = 50;

/** Marks those who have unread messages since then as told, and gives them. Nothing goes across a block. */
export const takeUnreadToPush = (tx: Tx, unreadSince: Date) =>
  tx.execute<UnreadToPush>(sql`
    with due as (
      select conversation_id, user_id from conversation_members
      where unread_count > 0 and not is_pushed and not is_ignored and not is_muted
        and unread_since <= ${unreadSince.toISOString()}::timestamptz
      order by unread_since limit ${membersAtOnce} for update skip locked
    ), taken as (
      update conversation_members member set is_pushed = true from due
      where member.conversation_id = due.conversation_id and member.user_id = due.user_id
      returning member.conversation_id, member.user_id, member.other_id
    )
    select conversation_id as "conversationId", user_id as "receiverId", other_id as "senderId",
           full_name as name, coalesce(account_type = 'sidework_kids', false) as "isOfChild"
    from taken left join people on people.id = other_id
    where not exists (
      select from blocks where (blocker_id = user_id and blocked_id = other_id)
        or (blocker_id = other_id and blocked_id = user_id))`);
