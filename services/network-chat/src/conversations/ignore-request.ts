import type { Actor } from '@sidework/chassis/http/actor';
import type { Deps } from '../deps.ts';
import * as Conversation from './conversation.ts';
import { lockFoundConversation, readUpTo, saveMember } from './queries.ts';
import { getConversationWith, type ShownConversation } from './shown-queries.ts';

/** The request leaves the lists of its receiver, and its sender sees no difference. */
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
    await saveMember(tx, id, actor.id, { isIgnored: true });
    return getConversationWith(tx, actor, personId);
  });
}
