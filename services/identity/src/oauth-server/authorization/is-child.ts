import type { Tx } from '@sidework/chassis/db/db';
import { lockProfile } from '../../profiles/queries.ts';

/** By the profile, not by a token: theirs says for a while yet what they were when it was made. The user is locked. */
export async function isChild(tx: Tx, userId: string): Promise<boolean> {
  const { accountType } = await lockProfile(tx, userId);
  return accountType === 'sidework_kids';
}
