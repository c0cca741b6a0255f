import type { Tx } from '@sidework/chassis/db/db';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { conversations } from '../conversations/table.ts';
import { messages } from '../messages/table.ts';
import { roomMessages } from '../rooms/table.ts';

const most = 4;
const timeMs = 10 * 60_000;

interface Writing {
  senderId: string;
  place: { receiverId: string } | { roomId: string };
  at: Date;
}

/** What somebody wrote in the same place in the last minutes, the oldest first. */
export async function messagesBefore(tx: Tx, { senderId, place, at }: Writing): Promise<string[]> {
  const since = new Date(at.getTime() - timeMs);
  const rows = await ('roomId' in place
    ? tx
        .select({ content: roomMessages.content })
        .from(roomMessages)
        .where(
          and(
            eq(roomMessages.roomId, place.roomId),
            eq(roomMessages.senderId, senderId),
            gt(roomMessages.createdAt, since),
          ),
        )
        .orderBy(desc(roomMessages.sequence))
        .limit(most)
    : tx
        .select({ content: messages.content })
        .from(messages)
        .innerJoin(conversations, eq(conversations.id, messages.conversationId))
        .where(
          and(
            eq(conversations.oneId, sql`least(${senderId}::uuid, ${place.receiverId}::uuid)`),
            eq(conversations.otherId, sql`greatest(${senderId}::uuid, ${place.receiverId}::uuid)`),
            eq(messages.senderId, senderId),
            gt(messages.createdAt, since),
          ),
        )
        .orderBy(desc(messages.sequence))
        .limit(most));
  return rows.toReversed().map(({ content }) => content);
}
