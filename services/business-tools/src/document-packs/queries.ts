import type { Db } from '@sidework/chassis/db/db';
import { notFound } from '@sidework/chassis/errors';
import { storedObjects } from '@sidework/chassis/objects/stored-objects';
import { mostPacked } from '@sidework/contracts/business-tools/document-packs';
import { and, asc, eq, inArray, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import { ceCredits, ceRequirements } from '../ce-requirements/table.ts';
import type { Filed } from '../documents/document.ts';
import { businessDocuments } from '../documents/table.ts';
import type { License } from '../licenses/license.ts';
import { licenses } from '../licenses/table.ts';
import type { Packed } from './pack.ts';

/** Clean documents outside the trash, the oldest first, with the digests that the store knows. */
async function packedDocuments(db: Db, ownerId: string, which: SQL | undefined): Promise<Packed[]> {
  const rows = await db
    .select({ document: businessDocuments, sha256: storedObjects.sha256 })
    .from(businessDocuments)
    .innerJoin(storedObjects, eq(storedObjects.key, businessDocuments.filePath))
    .where(
      and(
        eq(businessDocuments.professionalId, ownerId),
        isNotNull(businessDocuments.filePath),
        isNull(businessDocuments.trashedAt),
        eq(businessDocuments.scanStatus, 'clean'),
        which,
      ),
    )
    .orderBy(asc(businessDocuments.createdAt), asc(businessDocuments.id))
    .limit(mostPacked + 1);
  return rows.map(({ document, sha256 }) => ({
    document: document as Filed,
    sha256: sha256 ?? '',
  }));
}

export const documentsOfYear = (db: Db, ownerId: string, year: number) =>
  packedDocuments(db, ownerId, eq(businessDocuments.year, year));

export async function getLicense(db: Db, ownerId: string, id: string): Promise<License> {
  const [found] = await db
    .select()
    .from(licenses)
    .where(and(eq(licenses.id, id), eq(licenses.professionalId, ownerId)));
  if (!found) throw notFound('license_not_found');
  return found;
}

export type Hours = Awaited<ReturnType<typeof hoursOfLicense>>;

export async function hoursOfLicense(db: Db, licenseId: string) {
  const requirements = await db
    .select()
    .from(ceRequirements)
    .where(eq(ceRequirements.relatedLicenseId, licenseId))
    .orderBy(asc(ceRequirements.deadline), asc(ceRequirements.id));
  const credits = await db
    .select()
    .from(ceCredits)
    .where(
      inArray(
        ceCredits.requirementId,
        requirements.map(({ id }) => id),
      ),
    )
    .orderBy(asc(ceCredits.completedOn), asc(ceCredits.id));
  return { requirements, credits };
}

/** The paper that staff looked at, and the certificates of the courses that count. */
export const papersOfLicense = (
  db: Db,
  { professionalId, paperId }: License,
  certificateIds: string[],
) =>
  packedDocuments(
    db,
    professionalId,
    or(
      paperId ? eq(businessDocuments.id, paperId) : undefined,
      certificateIds.length > 0
        ? inArray(
            businessDocuments.sourceKey,
            certificateIds.map((id) => `certificate ${id}`),
          )
        : undefined,
    ),
  );
