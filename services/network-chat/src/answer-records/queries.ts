import type { Db } from '@sidework/chassis/db/db';
import { limits } from '@sidework/contracts/network-chat/limits';
import { type SQL, sql } from 'drizzle-orm';
import type { AskedOnce } from './answer-record.ts';

/** The record is of the newest conversations, so that a long history costs no more than a short one. */
const newest = 100;
/** Before an answer a stranger may write a few messages, and people who accepted a request first may get more. */
const lookedThrough = 10 * limits.messagesPerRequest;

const latest = (personId: string, isArchived: boolean): SQL => sql`(
  select conversation_id, last_message_at from conversation_members
  where user_id = ${personId}::uuid and is_archived = ${isArchived} and last_message_at is not null
  order by last_message_at desc, conversation_id desc limit ${newest})`;

/**
 * The requests that other adults began by writing to a person. A conversation that work or a proposal opened is none, and
 * one does not count after a block, without its sender, or once a moderator hid its first message.
 */
export async function requestsTo(db: Db, personId: string, since: Date): Promise<AskedOnce[]> {
  const rows = await db.execute<{ askedAt: string; answeredAt: string | null }>(sql`
    with latest as (
      select conversation_id from (${latest(personId, false)} union all ${latest(personId, true)}) either
      order by last_message_at desc limit ${newest})
    select first.created_at as "askedAt", answer.created_at as "answeredAt"
    from latest
    join conversations talk on talk.id = latest.conversation_id
    join messages first on first.conversation_id = talk.id and first.sequence = 1
    join people asker on asker.id = first.sender_id
    left join lateral (
      select created_at from messages
      where conversation_id = talk.id and sender_id = ${personId}::uuid
        and sequence between 2 and ${lookedThrough}
      order by sequence limit 1) answer on true
    where talk.requested_by = first.sender_id and first.sender_id <> ${personId}::uuid
      and first.created_at >= ${since.toISOString()}::timestamptz and first.hidden_at is null
      and asker.may_act and asker.account_type <> 'sidework_kids'
      and not exists (
        select from blocks where (blocker_id, blocked_id) in
          ((asker.id, ${personId}::uuid), (${personId}::uuid, asker.id)))`);
  // The driver gives moments as text here.
  return rows.map(({ askedAt, answeredAt }) => ({
    askedAt: new Date(askedAt),
    answeredAt: answeredAt === null ? null : new Date(answeredAt),
  }));
}
