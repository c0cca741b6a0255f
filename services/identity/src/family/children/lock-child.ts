import type { Tx } from '@sidework/chassis/db/db';
import { changeNeeds } from '@sidework/chassis/people/needs';
import * as events from '@sidework/contracts/identity/events';
import { needsOf } from '../../kids/needs.ts';
import { lockKid, saveKid } from '../../kids/queries.ts';
import type { KidsProfile } from '../../kids/table.ts';
import { lockProfile, rolesForUser } from '../../profiles/queries.ts';
import type { Profile } from '../../profiles/table.ts';
import { tellProfileChanged } from '../../profiles/tell-profile-changed.ts';

export interface Child {
  profile: Profile;
  row: KidsProfile;
}

/**
 * Every decision about a child begins with this lock. Guardians' own rows are locked before it, and consents after it.
 */
export async function lockChild(tx: Tx, childId: string): Promise<Child> {
  return { profile: await lockProfile(tx, childId), row: await lockKid(tx, childId) };
}

/** Writes the changed row of a locked child, and tells what waits for staff by that. */
export async function changeKid(
  tx: Tx,
  before: KidsProfile,
  after: KidsProfile,
  at: Date,
): Promise<void> {
  await saveKid(tx, { ...after, updatedAt: at });
  await changeNeeds(tx, events, { before: needsOf(before), after: needsOf(after) }, at);
}

/** Writes the changed row of a locked child, or the same where another thing changed, and every service hears what it may do from now on. */
export async function changeChild(tx: Tx, { profile, row }: Child, after: KidsProfile, at: Date) {
  await changeKid(tx, row, after, at);
  await tellProfileChanged(tx, profile, await rolesForUser(tx, profile.id), at);
}
