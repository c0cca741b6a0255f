import type { Db, Tx } from '@sidework/chassis/db/db';
import { olderThan } from '@sidework/chassis/db/keyset';
import { people } from '@sidework/chassis/people/people';
import { mostListedInProof } from '@sidework/contracts/client-services/proofs';
import { and, count, desc, eq, inArray, isNotNull, isNull, ne, not, sum } from 'drizzle-orm';
import { countsIn } from '../reviews/queries.ts';
import { reviews } from '../reviews/table.ts';
import { isRefundedWhole } from '../services/counted.ts';
import { services } from '../services/table.ts';
import type { PrivateKey } from './signature.ts';
import { proofKeys, proofs, provenCourses, provenLicenses } from './table.ts';

/** Agreed work of an adult that was finished, and whose price did not go back. */
const provesWork = and(
  eq(services.status, 'completed'),
  eq(services.agreement, 'accepted'),
  eq(services.isGuardianApproved, false),
  not(isRefundedWhole),
);

export async function provenServices(db: Db, personId: string) {
  const isProven = and(eq(services.professionalId, personId), provesWork);
  const [all] = await db.select({ completed: count() }).from(services).where(isProven);
  const listed = await db
    .select()
    .from(services)
    .where(isProven)
    .orderBy(desc(services.completedAt), desc(services.id))
    .limit(mostListedInProof);
  return { completed: all?.completed ?? 0, listed };
}

/** The reviews of an adult's work: what was said of a child's stays with the child. */
const provesRating = and(countsIn(reviews), eq(services.isGuardianApproved, false));

export async function provenReviews(db: Db, personId: string) {
  const isProven = and(eq(reviews.professionalId, personId), provesRating);
  const ratings = await db
    .select({ rating: reviews.rating, count: count() })
    .from(reviews)
    .innerJoin(services, eq(services.id, reviews.serviceId))
    .where(isProven)
    .groupBy(reviews.rating);
  const listed = await db
    .select({ review: reviews, service: services })
    .from(reviews)
    .innerJoin(services, eq(services.id, reviews.serviceId))
    .where(isProven)
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(mostListedInProof);
  return { ratings, listed };
}

/** A license that ran out counts no more, though staff verified it. */
export async function licensesProvenAt(db: Db, personId: string, now: Date) {
  const [row] = await db.select().from(provenLicenses).where(eq(provenLicenses.personId, personId));
  return (row?.licenses ?? []).filter(({ endsAt }) => !endsAt || new Date(endsAt) > now);
}

const provesHours = and(isNotNull(provenCourses.completedOn), isNull(provenCourses.revokedAt));

export async function coursesProven(db: Db, personId: string) {
  const isProven = and(eq(provenCourses.personId, personId), provesHours);
  const [all] = await db
    .select({ credits: sum(provenCourses.credits).mapWith(Number) })
    .from(provenCourses)
    .where(isProven);
  const listed = await db
    .select()
    .from(provenCourses)
    .where(isProven)
    .orderBy(desc(provenCourses.completedOn), desc(provenCourses.enrollmentId))
    .limit(mostListedInProof);
  return { credits: all?.credits ?? 0, listed };
}

const idsOf = async (asked: string[], ask: () => Promise<{ id: string }[]>) =>
  new Set(asked.length > 0 ? (await ask()).map(({ id }) => id) : []);

export const servicesStillProven = (db: Db, ids: string[]) =>
  idsOf(ids, () =>
    db
      .select({ id: services.id })
      .from(services)
      .where(and(inArray(services.id, ids), provesWork)),
  );

export const reviewsStillProven = (db: Db, ids: string[]) =>
  idsOf(ids, () =>
    db
      .select({ id: reviews.id })
      .from(reviews)
      .innerJoin(services, eq(services.id, reviews.serviceId))
      .where(and(inArray(reviews.id, ids), provesRating)),
  );

export const coursesStillProven = (db: Db, ids: string[]) =>
  idsOf(ids, () =>
    db
      .select({ id: provenCourses.enrollmentId })
      .from(provenCourses)
      .where(and(inArray(provenCourses.enrollmentId, ids), provesHours)),
  );

/** The proof with a code and its holder, where that is an adult. */
export async function findProof(db: Db, code: string) {
  const [found] = await db
    .select({ proof: proofs, isActive: people.mayAct })
    .from(proofs)
    .innerJoin(people, eq(people.id, proofs.personId))
    .where(and(eq(proofs.code, code), ne(people.accountType, 'sidework_kids')));
  return found;
}

export const proofsOf = (
  db: Db,
  personId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) =>
  db
    .select()
    .from(proofs)
    .where(and(eq(proofs.personId, personId), olderThan(proofs.issuedAt, proofs.id, cursor)))
    .orderBy(desc(proofs.issuedAt), desc(proofs.id))
    .limit(limit + 1);

/** The proof of the same day with the same facts, which stands for a second one. */
export async function insertOrFindProof(tx: Tx, proof: typeof proofs.$inferInsert) {
  await tx
    .insert(proofs)
    .values(proof)
    .onConflictDoNothing({ target: [proofs.personId, proofs.issuedOn, proofs.factsDigest] });
  const { personId, issuedOn, factsDigest } = proof;
  const [kept] = await tx
    .select()
    .from(proofs)
    .where(
      and(
        eq(proofs.personId, personId),
        eq(proofs.issuedOn, issuedOn),
        eq(proofs.factsDigest, factsDigest),
      ),
    );
  return kept;
}

export const removeProof = (tx: Tx, personId: string, code: string) =>
  tx
    .delete(proofs)
    .where(and(eq(proofs.personId, personId), eq(proofs.code, code)))
    .returning({ code: proofs.code });

export const allKeys = (db: Db) => db.select().from(proofKeys).orderBy(desc(proofKeys.number));

export async function newestKey(db: Db): Promise<typeof proofKeys.$inferSelect | undefined> {
  const [newest] = await db.select().from(proofKeys).orderBy(desc(proofKeys.number)).limit(1);
  return newest;
}

export async function insertKey(db: Db, key: PrivateKey, number: number, createdAt: Date) {
  await db
    .insert(proofKeys)
    .values({ kid: key.kid, number, key, createdAt })
    .onConflictDoNothing({ target: proofKeys.number });
}

export async function forgetProofs(tx: Tx, personId: string): Promise<void> {
  await tx.delete(proofs).where(eq(proofs.personId, personId));
  await tx.delete(provenLicenses).where(eq(provenLicenses.personId, personId));
  await tx.delete(provenCourses).where(eq(provenCourses.personId, personId));
}
