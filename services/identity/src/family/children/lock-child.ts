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

/** Changes what a locked child has on top of its profile, and tells what waits for staff by that. */
export async function changeKid(
  tx: Tx,
  row: KidsProfile,
  changes: Partial<KidsProfile>,
  at: Date,
): Promise<void> {
  const changed = { ...row, ...changes, updatedAt: at };
  await saveKid(tx, changed);
  await changeNeeds(tx, events, { before: needsOf(row), after: needsOf(changed) }, at);
}

/** Changes what is known of a locked child, and every service hears what it may do from now on. */
export async function changeChild(
  tx: Tx,
  { profile, row }: Child,
  changes: Partial<KidsProfile>,
  at: Date,
) {
  await changeKid(tx, row, changes, at);
  await tellProfileChanged(tx, profile, await rolesForUser(tx, profile.id), at);
}
