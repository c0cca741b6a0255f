import type { Db } from '@sidework/chassis/db/db';
import { momentAndId } from '@sidework/chassis/db/keyset';
import type { QueueCounts } from '@sidework/contracts/identity/staff/staff';
import { and, asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { consents } from '../../family/consents/table.ts';
import { kidsProfiles } from '../../kids/table.ts';
import { profiles } from '../../profiles/table.ts';

export interface Asked {
  cursor?: string | undefined;
  limit: number;
}

const children = alias(profiles, 'children');
const guardians = alias(profiles, 'guardians');
const columns = {
  consent: getTableColumns(consents),
  child: { fullName: children.fullName, location: children.location },
  guardian: { fullName: guardians.fullName },
};

/** A child that waits for verification has consent; the first guardian's consent stands for all. */
const isToVerify = and(
  eq(kidsProfiles.idVerificationStatus, 'pending'),
  eq(kidsProfiles.parentConsentGiven, true),
);
const isFirstOfChild = sql`${consents.id} = (
  select first.id from ${consents} as first
  where first.child_id = ${kidsProfiles.profileId} and first.status = 'given'
  order by first.given_at, first.id limit 1)`;
const isToAccept = eq(consents.status, 'pending');

export async function countWaiting(db: Db): Promise<QueueCounts> {
  const [[toVerify], [toAccept]] = await Promise.all([
    db
      .select(sumOf(consents.givenAt))
      .from(kidsProfiles)
      .leftJoin(consents, and(eq(consents.childId, kidsProfiles.profileId), isFirstOfChild))
      .where(isToVerify),
    db.select(sumOf(consents.submittedAt)).from(consents).where(isToAccept),
  ]);
  return {
    verifications: toVerify?.count ?? 0,
    verificationsSince: toVerify?.since ?? null,
    consents: toAccept?.count ?? 0,
    consentsSince: toAccept?.since ?? null,
  };
}

/** How many wait, and since when the oldest of them does. */
const sumOf = (moment: PgColumn) => ({
  count: sql<number>`count(*)::int`,
  since: sql<string | null>`min(${moment})`.mapWith((at) => new Date(at).toISOString()),
});

/** Longest waiting first. */
export function waitingVerifications(db: Db, { cursor, limit }: Asked) {
  return db
    .select(columns)
    .from(kidsProfiles)
    .innerJoin(consents, and(eq(consents.childId, kidsProfiles.profileId), isFirstOfChild))
    .innerJoin(children, eq(children.id, kidsProfiles.profileId))
    .leftJoin(guardians, eq(guardians.id, consents.guardianId))
    .where(and(isToVerify, laterThan(consents.givenAt, cursor)))
    .orderBy(asc(consents.givenAt), asc(consents.id))
    .limit(limit + 1);
}

/** Longest waiting first. */
export function waitingConsents(db: Db, { cursor, limit }: Asked) {
  return db
    .select(columns)
    .from(consents)
    .innerJoin(children, eq(children.id, consents.childId))
    .leftJoin(guardians, eq(guardians.id, consents.guardianId))
    .where(and(isToAccept, laterThan(consents.submittedAt, cursor)))
    .orderBy(asc(consents.submittedAt), asc(consents.id))
    .limit(limit + 1);
}
export type Waiting = Awaited<ReturnType<typeof waitingConsents>>[number];

/** Selects the rows after the cursor; the oldest row comes first. */
function laterThan(moment: PgColumn, cursor: string | undefined): SQL | undefined {
  const after = momentAndId(cursor);
  if (!after) return undefined;
  return sql`(${moment}, ${consents.id}) > (${after.at}::timestamptz, ${after.id}::uuid)`;
}
