import type { Tx } from '@sidework/chassis/db/db';
import { emit } from '@sidework/chassis/events/outbox';
import { licensesShown } from '@sidework/contracts/business-tools/events';
import { stateCodeOf } from '@sidework/contracts/business-tools/us-state-names';
import { and, asc, eq, sql } from 'drizzle-orm';
import { zoneOf } from '../people/time-zone.ts';
import type { License } from './license.ts';
import { licenses } from './table.ts';

const endOfLastDay = sql<string | null>`to_char(
  ((${licenses.expiryDate} + 1)::timestamp at time zone ${zoneOf(licenses.professionalId)}) at time zone 'UTC',
  'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Tells which licenses of a person are verified now, where a change began or ended one. */
export async function tellShown(
  tx: Tx,
  before: License | undefined,
  after: License | undefined,
  at: Date,
): Promise<void> {
  const license = after ?? before;
  if (!license || (before?.check !== 'verified' && after?.check !== 'verified')) return;
  const { professionalId } = license;
  // The later of two changes at once reads what the earlier one left, so that the last word is the true one.
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended('licenses shown of ' || ${professionalId}::text, 0))`,
  );
  const verified = await tx
    .select({ license: licenses, endsAt: endOfLastDay })
    .from(licenses)
    .where(and(eq(licenses.professionalId, professionalId), eq(licenses.check, 'verified')))
    .orderBy(asc(licenses.createdAt), asc(licenses.id));
  const shown = verified
    .filter(({ license: { kind } }) => kind === 'license')
    .map(({ license: each, endsAt }) => ({
      licenseId: each.id,
      name: each.licenseName,
      state: stateCodeOf(each.issuingState ?? '') ?? '',
      until: each.expiryDate,
      endsAt,
      verifiedAt: (each.checkedAt ?? at).toISOString(),
    }));
  const identity = identityOf(verified, at);
  await emit(tx, licensesShown, { professionalId, licenses: shown, identity }, at);
}

/** Several IDs can be verified: it is the one that ends last. */
function identityOf(verified: { license: License; endsAt: string | null }[], at: Date) {
  const [id] = verified
    .filter(({ license: { kind } }) => kind === 'identity')
    .toSorted((one, other) => (other.endsAt ?? '~').localeCompare(one.endsAt ?? '~'));
  if (!id?.license.holderName) return null;
  const { holderName, expiryDate: until, checkedAt } = id.license;
  return { holderName, until, endsAt: id.endsAt, verifiedAt: (checkedAt ?? at).toISOString() };
}
