import type { Actor } from '@sidework/chassis/http/actor';
import { and, eq } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import * as Conversation from './conversation.ts';
import { lockFoundConversation } from './queries.ts';
import { readUpTo } from './read-marks.ts';
import { getConversationWith, type ShownConversation } from './shown-conversations.ts';
import { conversationMembers } from './table.ts';

/** It leaves the lists of whom it was sent to; who sent it sees no difference. */
export function ignoreRequest(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  personId: string,
): Promise<ShownConversation> {
  return db.transaction(async (tx) => {
    await getConversationWith(tx, actor, personId);
    const found = await lockFoundConversation(tx, actor.id, personId);
    const { id, lastSequence } = Conversation.requireReceivedRequest(found, actor.id);
    await readUpTo(tx, id, actor.id, lastSequence);
    await tx
      .update(conversationMembers)
      .set({ isIgnored: true })
      .where(
        and(eq(conversationMembers.conversationId, id), eq(conversationMembers.userId, actor.id)),
      );
    return getConversationWith(tx, actor, personId);
  });
}
