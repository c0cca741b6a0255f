import type { Actor } from '@sidework/chassis/http/actor';
import { deleteBlock } from '../blocks/queries.ts';
import type { Deps } from '../deps.ts';
import { getConversationWith, type ShownConversation } from './shown-queries.ts';

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
