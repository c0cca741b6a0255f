import type { Db, Tx } from '@sidework/chassis/db/db';
import { notFound } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import { and, asc, eq } from 'drizzle-orm';
import { after } from '../expiring-records/soonest-first.ts';
import { licenses } from '../licenses/table.ts';
import type { Requirement } from './requirement.ts';
import { ceRequirements } from './table.ts';

export interface ShownRequirement {
  requirement: Requirement;
  licenseName: string | null;
}

const shown = (db: Db) =>
  db
    .select({ requirement: ceRequirements, licenseName: licenses.licenseName })
    .from(ceRequirements)
    .leftJoin(licenses, eq(licenses.id, ceRequirements.relatedLicenseId));

const own = (actor: Actor, id: string) =>
  and(eq(ceRequirements.id, id), eq(ceRequirements.professionalId, actor.id));

export const requirementsOf = (
  db: Db,
  actor: Actor,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<ShownRequirement[]> =>
  shown(db)
    .where(
      and(
        eq(ceRequirements.professionalId, actor.id),
        after(ceRequirements.deadline, ceRequirements.id, cursor),
      ),
    )
    .orderBy(asc(ceRequirements.deadline), asc(ceRequirements.id))
    .limit(limit + 1);

export async function getRequirement(db: Db, actor: Actor, id: string): Promise<ShownRequirement> {
  const [found] = await shown(db).where(own(actor, id));
  if (!found) throw notFound('requirement_not_found');
  return found;
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
