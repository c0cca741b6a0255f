import type { Tx } from '@sidework/chassis/db/db';
import { isKid } from '@sidework/chassis/people/people';
import { getPeople } from '../people/queries.ts';
import * as Conversation from './conversation.ts';
import { lockConversation, saveState } from './queries.ts';

export async function openConversation(tx: Tx, oneId: string, otherId: string): Promise<void> {
  if (await isAdultWithChild(tx, oneId, otherId)) return;
  const conversation = await lockConversation(tx, oneId, otherId);
  await saveState(tx, { ...conversation, state: 'open' });
}

/** Work that joins the two has a room with the guardian in it, and no conversation. */
async function isAdultWithChild(tx: Tx, oneId: string, otherId: string): Promise<boolean> {
  const { [oneId]: one, [otherId]: other } = await getPeople(tx, [oneId, otherId]);
  return Boolean(one && isKid(one)) !== Boolean(other && isKid(other));
}

/** The conversation opens only when the client answers or hires, because a proposal may be withdrawn at once. */
export async function requestByProposal(
  tx: Tx,
  { clientId, professionalId }: { clientId: string; professionalId: string },
  proposedAt: Date,
): Promise<void> {
  if (await isAdultWithChild(tx, clientId, professionalId)) return;
  const conversation = await lockConversation(tx, clientId, professionalId);
  await saveState(tx, Conversation.propose(conversation, professionalId, proposedAt));
}
