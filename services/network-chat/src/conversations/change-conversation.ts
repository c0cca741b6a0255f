import type { Actor } from '@sidework/chassis/http/actor';
import type { Deps } from '../deps.ts';
import { pushUnreadCounts } from '../unread-counts/push-unread-counts.ts';
import * as Conversation from './conversation.ts';
import { lockFoundConversation, saveMember } from './queries.ts';
import { getConversationWith, type ShownConversation } from './shown-queries.ts';

/** Mutes or archives a conversation on the actor's side. A message waits for the lock, and then ends the archiving. */
export async function changeConversation(
  { db, live }: Pick<Deps, 'db' | 'live'>,
  actor: Actor,
  personId: string,
  asked: Conversation.AskedOfMember,
): Promise<ShownConversation> {
  const shown = await db.transaction(async (tx) => {
    await getConversationWith(tx, actor, personId);
    const found = await lockFoundConversation(tx, actor.id, personId);
    const conversation = Conversation.requireBegun(found);
    const change = Conversation.changeOfMember(conversation, asked);
    await saveMember(tx, conversation.id, actor.id, change);
    return getConversationWith(tx, actor, personId);
  });
  if (asked.isMuted !== undefined) await pushUnreadCounts({ db, live }, actor);
  return shown;
}
