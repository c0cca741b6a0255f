import type { Tx } from '@sidework/chassis/db/db';
import { prepareOnce } from '@sidework/chassis/db/prepare-once';
import { notFound } from '@sidework/chassis/errors';
import { type Person, people } from '@sidework/chassis/people/people';
import { limits } from '@sidework/contracts/network-chat/limits';
import { and, desc, eq, gt, inArray, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { blocks } from '../blocks/table.ts';
import { connections } from '../connections/table.ts';
import type { Conversation, Member, Parties } from './conversation.ts';
import { conversationMembers, conversations } from './table.ts';

/** The lock keeps the two people as they are until the commit. */
export async function partiesOf(
  tx: Tx,
  senderId: string,
  receiverId: string,
): Promise<Parties & { sender: Person | undefined; receiver: Person | undefined }> {
  const found = await tx
    .select()
    .from(people)
    .where(inArray(people.id, [senderId, receiverId]))
    .orderBy(people.id)
    .for('key share');
  const between = await tx
    .select()
    .from(blocks)
    .where(
      or(
        and(eq(blocks.blockerId, senderId), eq(blocks.blockedId, receiverId)),
        and(eq(blocks.blockerId, receiverId), eq(blocks.blockedId, senderId)),
      ),
    );
  const [joined] = await tx.execute<{ areConnected: boolean }>(sql`
    select ${areConnected(sql`${senderId}::uuid`, sql`${receiverId}::uuid`)} as "areConnected"`);
  const by = (id: string) => found.find((person: Person) => person.id === id);
  return {
    sender: by(senderId),
    receiver: by(receiverId),
    areConnected: joined?.areConnected ?? false,
    isBlocking: between.some(({ blockerId }) => blockerId === senderId),
    isBlocked: between.some(({ blockerId }) => blockerId === receiverId),
  };
}

const areConnected = (one: SQL, other: SQL): SQL<boolean> => sql<boolean>`exists (
  select from ${connections}
  where least(requester_id, receiver_id) = least(${one}, ${other})
    and greatest(requester_id, receiver_id) = greatest(${one}, ${other}) and status = 'accepted')`;

const isPair = (oneId: Placeholder, otherId: Placeholder) =>
  and(
    eq(conversations.oneId, sql`least(${oneId}::uuid, ${otherId}::uuid)`),
    eq(conversations.otherId, sql`greatest(${oneId}::uuid, ${otherId}::uuid)`),
  );

/** Locks the conversation of two people until the commit, and creates it if there is none. */
export async function lockConversation(
  tx: Tx,
  oneId: string,
  otherId: string,
): Promise<Conversation> {
  await tx.execute(sql`
    with made as (
      insert into conversations (id, one_id, other_id)
      values (${uuidv7()}, least(${oneId}::uuid, ${otherId}::uuid), greatest(${oneId}::uuid, ${otherId}::uuid))
      on conflict do nothing returning id, one_id, other_id
    )
    insert into conversation_members (conversation_id, user_id, other_id)
    select id, one_id, other_id from made union all select id, other_id, one_id from made`);
  const conversation = await lockFoundConversation(tx, oneId, otherId);
  if (!conversation) throw notFound('no_conversation');
  return conversation;
}

/** The same, but undefined where the two have no conversation yet. */
export async function lockFoundConversation(
  tx: Tx,
  oneId: string,
  otherId: string,
): Promise<Conversation | undefined> {
  const [conversation] = await lockedConversation(tx, { oneId, otherId });
  return conversation;
}

const lockedConversation = prepareOnce((db) =>
  db
    .select()
    .from(conversations)
    .where(isPair(sql.placeholder('oneId'), sql.placeholder('otherId')))
    .for('update')
    .prepare('locked_conversation'),
);

export async function saveState(
  tx: Tx,
  { id, state, requestedBy, requestedAt }: Conversation,
): Promise<void> {
  await tx
    .update(conversations)
    .set({ state, requestedBy, requestedAt })
    .where(eq(conversations.id, id));
}

/** The moments of a person's requests to strangers, the latest first. The lock makes the person's next request wait. */
export async function lockRequestsSince(tx: Tx, userId: string, since: Date): Promise<Date[]> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended('requests of ' || ${userId}, 0))`,
  );
  const rows = await tx
    .select({ at: conversations.requestedAt })
    .from(conversations)
    .where(
      and(
        eq(conversations.requestedBy, userId),
        gt(conversations.requestedAt, since),
        // A proposal without a message does not count.
        gt(conversations.lastSequence, 0),
      ),
    )
    .orderBy(desc(conversations.requestedAt))
    .limit(limits.strangersPerDay);
  return rows.flatMap(({ at }) => at ?? []);
}

/**
 * Marks as read what `userId` received up to a sequence. The member's row is locked first: a message that arrives
 * meanwhile is then either seen by the marking, with its own moment, or waits for it.
 */
export async function readUpTo(
  tx: Tx,
  conversationId: string,
  userId: string,
  upTo: number,
): Promise<void> {
  await tx.execute(sql`
    select from conversation_members
    where conversation_id = ${conversationId}::uuid and user_id = ${userId}::uuid for update`);
  await tx.execute(sql`
    with marked as (
      update messages set read = true
      from conversation_members member
      where member.conversation_id = ${conversationId}::uuid and member.user_id = ${userId}::uuid
        and messages.conversation_id = ${conversationId}::uuid and receiver_id = ${userId}::uuid
        and sequence > member.read_up_to and sequence <= ${upTo} and not read
      returning 1
    ), count as (select count(*)::int as marked from marked
    ), next as (
      select min(created_at) as arrived_at from (
        select created_at from messages
        where conversation_id = ${conversationId}::uuid and receiver_id = ${userId}::uuid
          and sequence > ${upTo} and not read
        order by sequence limit 1) first
    )
    update conversation_members
    set read_up_to = greatest(read_up_to, ${upTo}),
        unread_count = unread_count - count.marked,
        unread_since = case when unread_count > count.marked
          then coalesce(next.arrived_at, unread_since) end,
        is_mailed = is_mailed and unread_count > count.marked,
        is_pushed = is_pushed and unread_count > count.marked
    from count, next
    where conversation_id = ${conversationId}::uuid and user_id = ${userId}::uuid`);
}

export type MemberChange = Partial<Pick<Member, 'isIgnored' | 'isMuted' | 'isArchived'>>;

export async function saveMember(
  tx: Tx,
  conversationId: string,
  userId: string,
  change: MemberChange,
): Promise<void> {
  const member = conversationMembers;
  // Messages that arrived while it was muted are neither mailed nor pushed afterwards.
  const isTold = sql`unread_count > 0`;
  const told = change.isMuted === false && { isMailed: isTold, isPushed: isTold };
  await tx
    .update(member)
    .set({ ...change, ...told })
    .where(and(eq(member.conversationId, conversationId), eq(member.userId, userId)));
}
