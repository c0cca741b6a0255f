import type { Actor } from '@sidework/chassis/http/actor';
import { requireActing } from '@sidework/chassis/people/people';
import type { Deps } from '../deps.ts';
import { push } from '../realtime/push.ts';
import * as Conversation from './conversation.ts';
import { lockFoundConversation, saveState } from './queries.ts';
import { getConversationWith, type ShownConversation } from './shown-queries.ts';

export async function acceptRequest(
  { db, live }: Pick<Deps, 'db' | 'live'>,
  actor: Actor,
  personId: string,
): Promise<ShownConversation> {
  const accepted = await db.transaction(async (tx) => {
    await requireActing(tx, actor);
    await getConversationWith(tx, actor, personId);
    const conversation = await lockFoundConversation(tx, actor.id, personId);
    await saveState(tx, Conversation.accept(conversation, actor.id));
    return getConversationWith(tx, actor, personId);
  });
  // There is no frame for this; the conversation that is read again says that it is open.
  push(live, [accepted.person.id], { type: 'resync' });
  return accepted;
}
