import type { Db, Tx } from '@sidework/chassis/db/db';
import { notFound } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import type { CourseCategory } from '@sidework/contracts/education-events/course-options';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { after } from '../expiring-records/soonest-first.ts';
import { licenses } from '../licenses/table.ts';
import type { Countable, Credit } from './credit.ts';
import type { Requirement } from './requirement.ts';
import { ceCredits, ceRequirements } from './table.ts';

export interface ShownRequirement {
  requirement: Requirement;
  licenseName: string | null;
  hasNext: boolean;
  credits: Credit[];
}

const next = alias(ceRequirements, 'next');

const shown = (db: Db) =>
  db
    .select({
      requirement: ceRequirements,
      licenseName: licenses.licenseName,
      hasNext: sql<boolean>`${next.id} is not null`,
    })
    .from(ceRequirements)
    .leftJoin(licenses, eq(licenses.id, ceRequirements.relatedLicenseId))
    .leftJoin(next, eq(next.previousId, ceRequirements.id));

async function withCredits(
  db: Db,
  rows: Omit<ShownRequirement, 'credits'>[],
): Promise<ShownRequirement[]> {
  const ids = rows.map(({ requirement }) => requirement.id);
  const credits = await db
    .select()
    .from(ceCredits)
    .where(inArray(ceCredits.requirementId, ids))
    .orderBy(desc(ceCredits.completedOn), desc(ceCredits.id));
  return rows.map((row) => ({
    ...row,
    credits: credits.filter(({ requirementId }) => requirementId === row.requirement.id),
  }));
}

const own = (actor: Actor, id: string) =>
  and(eq(ceRequirements.id, id), eq(ceRequirements.professionalId, actor.id));

export async function requirementsOf(
  db: Db,
  actor: Actor,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<ShownRequirement[]> {
  const rows = await shown(db)
    .where(
      and(
        eq(ceRequirements.professionalId, actor.id),
        after(ceRequirements.deadline, ceRequirements.id, cursor),
      ),
    )
    .orderBy(asc(ceRequirements.deadline), asc(ceRequirements.id))
    .limit(limit + 1);
  return withCredits(db, rows);
}

export async function getRequirement(db: Db, actor: Actor, id: string): Promise<ShownRequirement> {
  const [found] = await withCredits(db, await shown(db).where(own(actor, id)));
  if (!found) throw notFound('requirement_not_found');
  return found;
}

/** The requirements that finished courses of a profession may count for, with the states of their licenses. */
export async function lockCountable(
  tx: Tx,
  professionalId: string,
  profession: CourseCategory,
): Promise<Countable[]> {
  const rows = await tx
    .select()
    .from(ceRequirements)
    .where(
      and(
        eq(ceRequirements.professionalId, professionalId),
        eq(ceRequirements.profession, profession),
      ),
    )
    .orderBy(ceRequirements.id)
    .for('update');
  const states = await tx
    .select({ id: licenses.id, state: licenses.issuingState })
    .from(licenses)
    .where(eq(licenses.professionalId, professionalId));
  const stateOf = new Map(states.map(({ id, state }) => [id, state]));
  return rows.map((requirement) => ({
    requirement,
    licenseState: stateOf.get(requirement.relatedLicenseId ?? '') ?? null,
  }));
}

export async function lockRequirementById(tx: Tx, id: string): Promise<Requirement | undefined> {
  const [row] = await tx
    .select()
    .from(ceRequirements)
    .where(eq(ceRequirements.id, id))
    .for('update');
  return row;
}

export async function lockNextOf(tx: Tx, id: string): Promise<Requirement | undefined> {
  const [row] = await tx
    .select()
    .from(ceRequirements)
    .where(eq(ceRequirements.previousId, id))
    .for('update');
  return row;
}

export const creditsOfEnrollment = (tx: Tx, enrollmentId: string): Promise<Credit[]> =>
  tx
    .select()
    .from(ceCredits)
    .where(eq(ceCredits.enrollmentId, enrollmentId))
    .orderBy(ceCredits.requirementId);

export const creditsOfSeat = (tx: Tx, registrationId: string): Promise<Credit[]> =>
  tx
    .select()
    .from(ceCredits)
    .where(eq(ceCredits.registrationId, registrationId))
    .orderBy(ceCredits.requirementId);

export async function insertCredit(tx: Tx, credit: Credit): Promise<void> {
  await tx.insert(ceCredits).values(credit);
}

export async function revokeCredit(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.update(ceCredits).set({ revokedAt: at }).where(eq(ceCredits.id, id));
}

export async function restoreCredit(tx: Tx, id: string): Promise<void> {
  await tx.update(ceCredits).set({ revokedAt: null }).where(eq(ceCredits.id, id));
}

export async function renameCertificate(
  tx: Tx,
  {
    enrollmentId,
    certificateId,
    code,
  }: { enrollmentId: string; certificateId: string; code: string },
): Promise<void> {
  await tx
    .update(ceCredits)
    .set({ certificateId, certificateCode: code })
    .where(eq(ceCredits.enrollmentId, enrollmentId));
}

export async function insertRequirement(tx: Tx, requirement: Requirement): Promise<void> {
  await tx.insert(ceRequirements).values(requirement);
}

export async function lockRequirement(tx: Tx, actor: Actor, id: string): Promise<Requirement> {
  const [requirement] = await tx.select().from(ceRequirements).where(own(actor, id)).for('update');
  if (!requirement) throw notFound('requirement_not_found');
  return requirement;
}

export async function saveRequirement(tx: Tx, { id, ...requirement }: Requirement): Promise<void> {
  await tx.update(ceRequirements).set(requirement).where(eq(ceRequirements.id, id));
}

export async function removeRequirement(tx: Tx, id: string): Promise<void> {
  await tx.delete(ceRequirements).where(eq(ceRequirements.id, id));
}
