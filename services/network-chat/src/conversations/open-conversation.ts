import type { Tx } from '@sidework/chassis/db/db';
import * as Conversation from './conversation.ts';
import { lockConversation, saveState } from './queries.ts';

export async function openConversation(tx: Tx, oneId: string, otherId: string): Promise<void> {
  const conversation = await lockConversation(tx, oneId, otherId);
  await saveState(tx, { ...conversation, state: 'open' });
}

/** Not open before the client has answered or hired: a proposal may be withdrawn at once. */
export async function requestByProposal(
  tx: Tx,
  { clientId, professionalId }: { clientId: string; professionalId: string },
  proposedAt: Date,
): Promise<void> {
  const conversation = await lockConversation(tx, clientId, professionalId);
  await saveState(tx, Conversation.propose(conversation, professionalId, proposedAt));
}
