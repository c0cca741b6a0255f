import type { Tx } from '@sidework/chassis/db/db';
import { sql } from 'drizzle-orm';

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
        is_mailed = is_mailed and unread_count > count.marked
    from count, next
    where conversation_id = ${conversationId}::uuid and user_id = ${userId}::uuid`);
}
