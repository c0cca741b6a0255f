import type { Db } from '@sidework/chassis/db/db';
import { limits } from '@sidework/contracts/network-chat/limits';
import { type SQL, sql } from 'drizzle-orm';
import type { Message, NewMessage } from './message.ts';

/** Nothing is written where the sender has reached the limit, or where the two may not talk. */
export interface Appended {
  written: Message | undefined;
  isWithinLimit: boolean;
}

/** Replaces the count for a message that was admitted and counted before. */
const admitted = sql`select true`;

/**
 * Writes a message in one statement if `counting` gives a row and the two may talk, because nearly every message takes this
 * path and it costs one round trip. Its conditions are the happy case of `Conversation.requireMayWrite` and
 * `Conversation.admit`; the caller asks them if nothing was written.
 *
 * The conversation's row stays locked until the commit, so sequences have no gaps and grow with the moments.
 */
export async function appendMessage(
  db: Db,
  { id, senderId, receiverId, content, gigId, replyToId, attachmentCount }: NewMessage,
  now: Date,
  counting: SQL = admitted,
): Promise<Appended> {
  // The first words to a stranger and a child's messages take the long way, which counts and checks them.
  const isCounted = counting !== admitted;
  const [row] = await db.execute<(Message | { id: null }) & { isWithinLimit: boolean }>(sql`
    with counting as (${counting}), talk as (
      update conversations
      set last_sequence = last_sequence + 1,
          last_message_at = greatest(${now.toISOString()}::timestamptz, last_message_at + interval '1 millisecond')
      where one_id = least(${senderId}::uuid, ${receiverId}::uuid)
        and other_id = greatest(${senderId}::uuid, ${receiverId}::uuid)
        and (state = 'open' or (state = 'requested' and requested_by = ${senderId}::uuid
                                and last_sequence < ${limits.messagesPerRequest}
                                and (last_sequence > 0 or not ${isCounted}::boolean)))
        and exists (select from counting)
        and (${replyToId}::uuid is null or exists (select from messages replied
             where replied.id = ${replyToId}::uuid and replied.conversation_id = conversations.id))
        and exists (select from people
                    where id = ${senderId}::uuid and may_act and (account_type <> 'sidework_kids' or not ${isCounted}::boolean))
        and exists (select from people
                    where id = ${receiverId}::uuid and (account_type <> 'sidework_kids' or not ${isCounted}::boolean)
                      and (may_act or full_name <> ''))
        and not exists (select from blocks
                        where blocker_id = ${senderId}::uuid and blocked_id = ${receiverId}::uuid)
        and not exists (select from blocks
                        where blocker_id = ${receiverId}::uuid and blocked_id = ${senderId}::uuid)
      returning id, last_sequence, last_message_at
    ), counted as (
      update conversation_members member
      set last_message_at = talk.last_message_at,
          is_ignored = is_ignored and user_id = ${receiverId}::uuid,
          is_archived = false,
          unread_count = unread_count + (user_id = ${receiverId}::uuid)::int,
          unread_since = case when user_id = ${receiverId}::uuid
            then coalesce(unread_since, talk.last_message_at) else unread_since end
      from talk where conversation_id = talk.id
    ), written as (
      insert into messages (id, conversation_id, sequence, sender_id, receiver_id, content, gig_id, reply_to_id, attachment_count, created_at)
      select ${id}::uuid, talk.id, last_sequence, ${senderId}::uuid, ${receiverId}::uuid, ${content}, ${gigId}::uuid, ${replyToId}::uuid, ${attachmentCount}::int, last_message_at
      from talk
      returning id, conversation_id as "conversationId", sequence, sender_id as "senderId",
                receiver_id as "receiverId", content, read, gig_id as "gigId", reply_to_id as "replyToId",
                attachment_count as "attachmentCount",
                created_at as "createdAt", hidden_at as "hiddenAt"
    )
    select (select count(*) > 0 from counting) as "isWithinLimit", written.*
    from (select) once left join written on true`);
  if (!row) throw new Error('a statement without its one row');
  const { isWithinLimit, ...written } = row;
  // The driver gives moments as text here.
  return {
    isWithinLimit,
    written:
      written.id === null ? undefined : { ...written, createdAt: new Date(written.createdAt) },
  };
}
