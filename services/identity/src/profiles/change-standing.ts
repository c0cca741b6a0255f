import type { Tx } from '@sidework/chassis/db/db';
import { type Amounts, addToCounts, rolesForUser } from './queries.ts';
import { tellProfileChanged } from './tell-profile-changed.ts';

/** What a professional is known by changes, and everybody is told; of somebody whose account is gone nothing is counted. */
export async function changeStanding(tx: Tx, professionalId: string, amounts: Amounts, at: Date) {
  const profile = await addToCounts(tx, professionalId, amounts);
  if (profile) await tellProfileChanged(tx, profile, await rolesForUser(tx, profile.id), at);
}
