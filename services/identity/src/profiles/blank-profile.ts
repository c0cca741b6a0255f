import type { Tx } from '@sidework/chassis/db/db';
import { blank } from './profile-beginning.ts';
import { lockProfile, rolesForUser, saveProfile } from './queries.ts';
import { tellContactChanged } from './tell-contact-changed.ts';
import { tellProfileChanged } from './tell-profile-changed.ts';

/** Removes all data that names or shows the person, and tells every service. */
export async function blankProfile(tx: Tx, id: string, at: Date) {
  const profile = blank(await lockProfile(tx, id), at);
  await saveProfile(tx, profile);
  await tellProfileChanged(tx, profile, await rolesForUser(tx, id), at);
  await tellContactChanged(tx, profile, at);
}
