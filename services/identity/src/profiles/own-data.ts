import type { Db } from '@sidework/chassis/db/db';
import type { OwnFile } from '@sidework/chassis/people/gathered-part';
import { getProfile, rolesForUser } from './queries.ts';

export async function gatherProfile(db: Db, userId: string): Promise<OwnFile> {
  const profile = await getProfile(db, userId);
  const row = {
    name: profile.fullName,
    accountType: profile.accountType,
    userType: profile.userType,
    roles: await rolesForUser(db, userId),
    profession: profile.profession,
    bio: profile.bio,
    location: profile.location,
    picture: profile.avatarUrl,
    dateOfBirth: profile.dateOfBirth,
    timeZone: profile.timeZone,
    completedServices: profile.completedServicesAsProfessional,
    reviews: profile.reviewCount,
    createdAt: profile.createdAt.toISOString(),
    changedAt: profile.updatedAt.toISOString(),
  };
  return { name: 'profile.json', about: 'Your profile.', rows: [row] };
}
