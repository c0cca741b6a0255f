import type { Tx } from '@sidework/chassis/db/db';
import { lockProfile, rolesForUser, saveProfile } from './queries.ts';
import type { Profile } from './table.ts';
import { tellContactChanged } from './tell-contact-changed.ts';
import { tellProfileChanged } from './tell-profile-changed.ts';

/** Removes all data that names or shows the person, and tells every service. */
export async function blankProfile(tx: Tx, id: string, at: Date) {
  const { userType, accountType, createdAt, ...before } = await lockProfile(tx, id);
  // Field by field: a new one does not compile until it is said whether it stays.
  const profile: Profile = {
    id,
    userType,
    accountType,
    completedServicesAsProfessional: before.completedServicesAsProfessional,
    ratingTotal: before.ratingTotal,
    reviewCount: before.reviewCount,
    createdAt,
    fullName: '',
    email: null,
    phone: null,
    profession: null,
    bio: null,
    avatarUrl: null,
    location: null,
    dateOfBirth: null,
    timeZone: null,
    // A profile that is not set up may act nowhere.
    isSetUp: false,
    updatedAt: at,
  };
  await saveProfile(tx, profile);
  await tellProfileChanged(tx, profile, await rolesForUser(tx, id), at);
  await tellContactChanged(tx, profile, at);
}
