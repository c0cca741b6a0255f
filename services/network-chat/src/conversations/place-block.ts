import type { Actor } from '@sidework/chassis/http/actor';
import { insertBlock } from '../blocks/queries.ts';
import type { Deps } from '../deps.ts';
import { pushPresence } from '../realtime/push.ts';
import { getConversationWith, type ShownConversation } from './shown-queries.ts';

export async function placeBlock(
  { db, now, live }: Pick<Deps, 'db' | 'now' | 'live'>,
  actor: Actor,
  personId: string,
): Promise<ShownConversation> {
  const blocked = await db.transaction(async (tx) => {
    const { person } = await getConversationWith(tx, actor, personId);
    await insertBlock(tx, { blockerId: actor.id, blockedId: person.id, createdAt: now() });
    return getConversationWith(tx, actor, personId);
  });
  pushPresence(live, { type: 'apart', between: [actor.id, blocked.person.id] });
  return blocked;
}
