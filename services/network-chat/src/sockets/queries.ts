import type { Db } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { isBlockedEitherWay } from '../blocks/queries.ts';
import { showsOther } from '../conversations/conversation.ts';
import { conversationMembers, conversations } from '../conversations/table.ts';
import { isChild } from '../people/queries.ts';
import { isOnline } from '../realtime/presence-queries.ts';

export interface Presence {
  personId: string;
  isOnline: boolean;
}

/** Leaves out people whose presence is hidden: children, and those hidden by a block or by `showsOther`. */
export async function presenceOf(
  db: Db,
  { id }: Pick<Actor, 'id'>,
  personIds: string[],
): Promise<Presence[]> {
  const { userId, otherId, conversationId } = conversationMembers;
  const { state, requestedBy } = conversations;
  const known = await db
    .select({ personId: otherId, isOnline: isOnline(otherId), state, requestedBy })
    .from(conversationMembers)
    .innerJoin(conversations, eq(conversations.id, conversationId))
    .where(
      and(
        eq(userId, id),
        inArray(otherId, personIds),
        sql`not ${isBlockedEitherWay(userId, otherId)}`,
        sql`not ${isChild(userId)} and not ${isChild(otherId)}`,
      ),
    );
  return known
    .filter((conversation) => showsOther(conversation, id))
    .map(({ personId, isOnline: isHere }) => ({ personId, isOnline: isHere }));
}
