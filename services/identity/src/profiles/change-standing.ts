import type { Tx } from '@sidework/chassis/db/db';
import { type Amounts, addToCounts, rolesForUser } from './queries.ts';
import { tellProfileChanged } from './tell-profile-changed.ts';

/** Changes a professional's counts and tells every service; a deleted account is skipped. */
export async function changeStanding(tx: Tx, professionalId: string, amounts: Amounts, at: Date) {
  const profile = await addToCounts(tx, professionalId, amounts);
  if (profile) await tellProfileChanged(tx, profile, await rolesForUser(tx, profile.id), at);
}
