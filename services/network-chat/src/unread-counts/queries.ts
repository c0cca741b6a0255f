import type { Db } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import type { UnreadCounts } from '@sidework/contracts/network-chat/conversations';
import { sql } from 'drizzle-orm';
import { isMember } from '../people/queries.ts';

/** More notifications than this are not counted: a badge says "99+". */
const mostCounted = 100;

/** Messages of a person who has blocked the reader cannot be read, so they do not count. */
export async function unreadCountsOf(db: Db, { id }: Pick<Actor, 'id'>): Promise<UnreadCounts> {
  const [row] = await db.execute<UnreadCounts & Record<string, unknown>>(sql`
    select
      (select coalesce(sum(unread_count), 0)::int from conversation_members
       where user_id = ${id}::uuid and unread_count > 0 and not is_ignored and not is_muted
         and not exists (select from blocks where blocker_id = other_id and blocked_id = user_id)
      ) + (select coalesce(sum(last_sequence - coalesce(read_up_to, 0)), 0)::int
       from rooms left join room_reads on room_id = rooms.id and user_id = ${id}::uuid
       where ${isMember(id)}
      ) as messages,
      (select count(*)::int from (
         select from notifications where receiver_id = ${id}::uuid and read_at is null
         order by created_at limit ${mostCounted}) counted) as notifications`);
  return row ?? { messages: 0, notifications: 0 };
}
