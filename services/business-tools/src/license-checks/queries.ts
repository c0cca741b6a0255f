import type { Db, Tx } from '@sidework/chassis/db/db';
import { momentAndId } from '@sidework/chassis/db/keyset';
import { notFound } from '@sidework/chassis/errors';
import { people } from '@sidework/chassis/people/people';
import { and, asc, eq, sql } from 'drizzle-orm';
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

/** A license of anybody, which staff decide on. */
export async function lockLicense(tx: Tx, id: string): Promise<License> {
  const [license] = await tx.select().from(licenses).where(eq(licenses.id, id)).for('update');
  if (!license) throw notFound('license_not_found');
  return license;
}
