import type { Db, Tx } from '@sidework/chassis/db/db';
import { save } from '@sidework/chassis/db/save';
import { and, eq, lt, notExists, sql } from 'drizzle-orm';
import { users } from '../../accounts/table.ts';
import { refused } from '../../refusals/refusal.ts';
import { isUuid } from '../../uuid.ts';
import { type Factor, type FactorChallenge, factorChallenges, factors } from './table.ts';

export function listFactorsOf(db: Db, userId: string): Promise<Factor[]> {
  return db.select().from(factors).where(eq(factors.userId, userId)).orderBy(factors.createdAt);
}

/** Says the same as `hasSecondFactor` of `account.ts`, in a query of users. */
export const withSecondFactor = sql`exists(
  select 1 from ${factors} where ${factors.userId} = ${users.id} and ${factors.status} = 'verified')`;

export async function isSecondFactorSetUp(db: Db, userId: string): Promise<boolean> {
  return (await db.$count(users, and(eq(users.id, userId), withSecondFactor))) > 0;
}

/** The user's own factor, or none, whosever it is. */
export async function getFactor(db: Db, userId: string, id: string): Promise<Factor> {
  if (!isUuid(id)) throw refused('validation_failed', 'factor_id must be an UUID', { status: 404 });
  const [factor] = await db
    .select()
    .from(factors)
    .where(and(eq(factors.id, id), eq(factors.userId, userId)));
  if (!factor) throw refused('mfa_factor_not_found');
  return factor;
}

export async function findRecoveryFactor(db: Db, userId: string): Promise<Factor | undefined> {
  const [factor] = await db
    .select()
    .from(factors)
    .where(and(eq(factors.userId, userId), eq(factors.factorType, 'recovery_code')));
  return factor;
}

export async function findFactorOwner(db: Db, id: string): Promise<string | undefined> {
  const [factor] = await db
    .select({ userId: factors.userId })
    .from(factors)
    .where(eq(factors.id, id));
  return factor?.userId;
}

/** Writes the columns that a change has made different; time steps and challenges are noted by their own queries. */
export async function saveFactor(tx: Tx, before: Factor, after: Factor): Promise<Factor> {
  await save(tx, factors, before, after);
  return after;
}

export async function insertFactor(tx: Tx, factor: Factor) {
  await tx.insert(factors).values(factor);
}

export async function deleteFactor(tx: Tx, id: string) {
  await tx.delete(factors).where(eq(factors.id, id));
}

/** Forgets what the user began to enrol before `before` and is not about to verify. */
export async function deleteStaleFactors(tx: Tx, userId: string, before: Date, now: Date) {
  const openChallenge = tx
    .select({ id: factorChallenges.id })
    .from(factorChallenges)
    .where(
      and(
        eq(factorChallenges.factorId, factors.id),
        sql`${factorChallenges.expiresAt} > ${now.toISOString()}`,
      ),
    );
  await tx
    .delete(factors)
    .where(
      and(
        eq(factors.userId, userId),
        eq(factors.status, 'unverified'),
        lt(factors.createdAt, before),
        notExists(openChallenge),
      ),
    );
}

export async function deleteUnverifiedFactors(
  tx: Tx,
  userId: string,
  factorType: Factor['factorType'],
  phone?: string,
) {
  await tx
    .delete(factors)
    .where(
      and(
        eq(factors.userId, userId),
        eq(factors.status, 'unverified'),
        eq(factors.factorType, factorType),
        phone === undefined ? undefined : eq(factors.phone, phone),
      ),
    );
}

export async function insertChallenge(tx: Tx, challenge: FactorChallenge) {
  await tx.insert(factorChallenges).values(challenge);
  await tx
    .update(factors)
    .set({ lastChallengedAt: challenge.createdAt })
    .where(eq(factors.id, challenge.factorId));
}

/** Removes the challenge of a code that was not sent, so that the user can ask again at once. */
export async function takeChallengeBack(tx: Tx, { id, factorId, createdAt }: FactorChallenge) {
  await tx
    .update(factors)
    .set({ lastChallengedAt: null })
    .where(and(eq(factors.id, factorId), eq(factors.lastChallengedAt, createdAt)));
  await tx.delete(factorChallenges).where(eq(factorChallenges.id, id));
}

/** A challenge is answered in the session that asked for it, and of the factor that it is of. */
export async function findChallenge(
  tx: Tx,
  { factorId, sessionId, id }: { factorId: string; sessionId: string; id: string | undefined },
): Promise<FactorChallenge | undefined> {
  if (!isUuid(id)) return undefined;
  const [challenge] = await tx
    .select()
    .from(factorChallenges)
    .where(
      and(
        eq(factorChallenges.id, id),
        eq(factorChallenges.factorId, factorId),
        eq(factorChallenges.sessionId, sessionId),
      ),
    );
  return challenge;
}

export async function countTry(tx: Tx, challengeId: string) {
  await tx
    .update(factorChallenges)
    .set({ tries: sql`${factorChallenges.tries} + 1` })
    .where(eq(factorChallenges.id, challengeId));
}

export async function closeChallenge(tx: Tx, challengeId: string, at: Date) {
  await tx
    .update(factorChallenges)
    .set({ verifiedAt: at })
    .where(eq(factorChallenges.id, challengeId));
}

/** False where a code of this time step or a later one was taken before. */
export async function takeTimeStep(tx: Tx, factorId: string, timeStep: number): Promise<boolean> {
  const taken = await tx
    .update(factors)
    .set({ lastTimeStep: timeStep })
    .where(and(eq(factors.id, factorId), sql`coalesce(${factors.lastTimeStep}, -1) < ${timeStep}`))
    .returning({ id: factors.id });
  return taken.length > 0;
}

/** Their challenges and recovery codes go with them. */
export async function deleteFactorsOf(tx: Tx, userId: string): Promise<void> {
  await tx.delete(factors).where(eq(factors.userId, userId));
}
