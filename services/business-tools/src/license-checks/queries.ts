import type { Db, Tx } from '@sidework/chassis/db/db';
import { hasWords } from '@sidework/chassis/db/folded';
import { momentAndId, olderThan } from '@sidework/chassis/db/keyset';
import { notFound } from '@sidework/chassis/errors';
import { people } from '@sidework/chassis/people/people';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { License } from '../licenses/license.ts';
import { licenses } from '../licenses/table.ts';

/** The licenses that wait for staff, the longest waiting first. */
export function waitingLicenses(
  db: Db,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) {
  const { askedAt, id } = licenses;
  const after = momentAndId(cursor);
  return db
    .select({ license: licenses, ownerName: people.fullName })
    .from(licenses)
    .leftJoin(people, eq(people.id, licenses.professionalId))
    .where(
      and(
        eq(licenses.check, 'waiting'),
        after && sql`(${askedAt}, ${id}) > (${after.at}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(asc(askedAt), asc(id))
    .limit(limit + 1);
}

interface VerifiedPage {
  /** Words of the holder's name, or of the license and its number. */
  search?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** The licenses that are verified now, the latest first. */
export function verifiedLicenses(db: Db, { search, cursor, limit }: VerifiedPage) {
  const { checkedAt, id, licenseName, licenseNumber } = licenses;
  const words = sql`fold(concat_ws(' ', ${people.fullName}, ${licenseName}, ${licenseNumber}))`;
  return db
    .select({ license: licenses, ownerName: people.fullName })
    .from(licenses)
    .leftJoin(people, eq(people.id, licenses.professionalId))
    .where(
      and(
        eq(licenses.check, 'verified'),
        search ? hasWords(words, search) : undefined,
        olderThan(checkedAt, id, cursor),
      ),
    )
    .orderBy(desc(checkedAt), desc(id))
    .limit(limit + 1);
}

/** A license of anybody, which staff decide on. */
export async function lockLicense(tx: Tx, id: string): Promise<License> {
  const [license] = await tx.select().from(licenses).where(eq(licenses.id, id)).for('update');
  if (!license) throw notFound('license_not_found');
  return license;
}

/** The name of the account; the lock keeps a change of it waiting until the transaction ends. */
export async function ownerNameOf(
  tx: Tx,
  { professionalId }: Pick<License, 'professionalId'>,
): Promise<string | null> {
  const [owner] = await tx
    .select({ fullName: people.fullName })
    .from(people)
    .where(eq(people.id, professionalId))
    .for('share');
  return owner?.fullName ?? null;
}
