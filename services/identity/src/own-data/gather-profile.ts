import type { Db } from '@sidework/chassis/db/db';
import type { OwnFile } from '@sidework/chassis/people/gathered-part';
import { eq } from 'drizzle-orm';
import { businessProfiles } from '../businesses/table.ts';
import { kidsProfiles } from '../kids/table.ts';
import { getProfile, rolesForUser } from '../profiles/queries.ts';

export async function gatherProfile(db: Db, userId: string): Promise<OwnFile[]> {
  return [
    { name: 'profile.json', about: 'Your profile.', rows: [await profileOf(db, userId)] },
    { name: 'business.json', about: 'Your business.', rows: await businessOf(db, userId) },
    {
      name: 'kids-account.json',
      about: 'What is kept because yours is a kids account.',
      rows: await kidsAccountOf(db, userId),
    },
  ];
}

async function profileOf(db: Db, userId: string) {
  const profile = await getProfile(db, userId);
  return {
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
}

async function businessOf(db: Db, userId: string) {
  const rows = await db
    .select()
    .from(businessProfiles)
    .where(eq(businessProfiles.profileId, userId));
  return rows.map((row) => ({
    name: row.businessName,
    licenseNumber: row.licenseNumber,
    licenseType: row.licenseType,
    licenseState: row.licenseState,
    createdAt: row.createdAt.toISOString(),
    changedAt: row.updatedAt.toISOString(),
  }));
}

/** The parent's contact belongs to the parent, even if the child wrote it down. */
async function kidsAccountOf(db: Db, userId: string) {
  const rows = await db.select().from(kidsProfiles).where(eq(kidsProfiles.profileId, userId));
  return rows.map((row) => ({
    parentName: row.parentName,
    verification: row.idVerificationStatus,
    parentAgreed: row.parentConsentGiven,
    verifiedAt: row.verifiedAt?.toISOString() ?? null,
    verifiedUntil: row.verifiedUntil?.toISOString() ?? null,
    pausedAt: row.pausedAt?.toISOString() ?? null,
    quietFrom: row.quietFrom,
    quietUntil: row.quietUntil,
  }));
}
