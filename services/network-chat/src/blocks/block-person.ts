import type { Actor } from '@sidework/chassis/actor';
import {
  getConversationWith,
  type ShownConversation,
} from '../conversations/shown-conversations.ts';
import type { Deps } from '../deps.ts';
import { insertBlock } from './queries.ts';

export function blockPerson(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  personId: string,
): Promise<ShownConversation> {
  return db.transaction(async (tx) => {
    const { person } = await getConversationWith(tx, actor, personId);
    await insertBlock(tx, { blockerId: actor.id, blockedId: person.id, createdAt: now() });
    return getConversationWith(tx, actor, personId);
  });
}
