import type { Db } from '@sidework/chassis/db/db';
import type { OwnFile } from '@sidework/chassis/people/gathered-part';
import { eq } from 'drizzle-orm';
import { kidsProfiles } from './table.ts';

/** The parent's contact belongs to the parent, even if the child wrote it down. */
export async function gatherKidsAccount(db: Db, userId: string): Promise<OwnFile> {
  const rows = await db.select().from(kidsProfiles).where(eq(kidsProfiles.profileId, userId));
  return {
    name: 'kids-account.json',
    about: 'What is kept because yours is a kids account.',
    rows: rows.map((row) => ({
      parentName: row.parentName,
      verification: row.idVerificationStatus,
      parentAgreed: row.parentConsentGiven,
      verifiedAt: row.verifiedAt?.toISOString() ?? null,
      verifiedUntil: row.verifiedUntil?.toISOString() ?? null,
      pausedAt: row.pausedAt?.toISOString() ?? null,
      quietFrom: row.quietFrom,
      quietUntil: row.quietUntil,
    })),
  };
}
