import type { Tx } from '@sidework/chassis/db';
import { lockConversation, saveState } from './queries.ts';

export async function openConversation(tx: Tx, oneId: string, otherId: string): Promise<void> {
  const conversation = await lockConversation(tx, oneId, otherId);
  await saveState(tx, { ...conversation, state: 'open' });
}
