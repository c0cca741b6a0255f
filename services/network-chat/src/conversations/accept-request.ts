import type { Actor } from '@sidework/chassis/actor';
import { requireActing } from '@sidework/chassis/people';
import type { Deps } from '../deps.ts';
import * as Conversation from './conversation.ts';
import { lockFoundConversation, saveState } from './queries.ts';
import { getConversationWith } from './shown-conversations.ts';

export function acceptRequest({ db }: Pick<Deps, 'db'>, actor: Actor, personId: string) {
  return db.transaction(async (tx) => {
    await requireActing(tx, actor);
    await getConversationWith(tx, actor, personId);
    const conversation = await lockFoundConversation(tx, actor.id, personId);
    await saveState(tx, Conversation.accept(conversation, actor.id));
    return getConversationWith(tx, actor, personId);
  });
}
