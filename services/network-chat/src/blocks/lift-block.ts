import type { Actor } from '@sidework/chassis/http/actor';
import {
  getConversationWith,
  type ShownConversation,
} from '../conversations/shown-conversations.ts';
import type { Deps } from '../deps.ts';
import { deleteBlock } from './queries.ts';

export function liftBlock(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  personId: string,
): Promise<ShownConversation> {
  return db.transaction(async (tx) => {
    await getConversationWith(tx, actor, personId);
    await deleteBlock(tx, actor.id, personId);
    return getConversationWith(tx, actor, personId);
  });
}
