import type { Actor } from '@sidework/chassis/http/actor';
import type { Deps } from '../deps.ts';
import { pushUnreadCounts } from '../unread-counts/push-unread-counts.ts';
import * as Conversation from './conversation.ts';
import { lockFoundConversation, saveMember } from './queries.ts';
import { getConversationWith, type ShownConversation } from './shown-queries.ts';

interface Change {
  isMuted?: boolean | undefined;
  isArchived?: boolean | undefined;
}

/** Mutes or archives a conversation on the actor's side. */
export async function changeConversation(
  { db, live }: Pick<Deps, 'db' | 'live'>,
  actor: Actor,
  personId: string,
  { isMuted, isArchived }: Change,
): Promise<ShownConversation> {
  const shown = await db.transaction(async (tx) => {
    const before = await getConversationWith(tx, actor, personId);
    // A message that arrives meanwhile waits, so that it cannot be archived unseen.
    const found = await lockFoundConversation(tx, actor.id, personId);
    const { id } = Conversation.requireBegun(found);
    await saveMember(tx, id, actor.id, {
      isMuted: isMuted ?? before.mine?.isMuted ?? false,
      isArchived: isArchived ?? before.mine?.isArchived ?? false,
    });
    return getConversationWith(tx, actor, personId);
  });
  if (isMuted !== undefined) await pushUnreadCounts({ db, live }, actor);
  return shown;
}
