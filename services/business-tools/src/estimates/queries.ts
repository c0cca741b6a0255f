import type { Db, Tx } from '@sidework/chassis/db/db';
import { olderThan } from '@sidework/chassis/db/keyset';
import type { Actor } from '@sidework/chassis/http/actor';
import { and, desc, eq } from 'drizzle-orm';
import { firstOfMonth, monthTotalsBetween, sumOf } from '../books/month-totals.ts';
import type { Totals } from './flat-estimate.ts';
import { taxEstimates, taxProfiles } from './table.ts';
import type { TaxEstimate } from './work-out.ts';

export type TaxProfileRow = typeof taxProfiles.$inferSelect;

export async function findProfile(
  db: Db,
  owner: Pick<Actor, 'id'>,
  year: number,
): Promise<TaxProfileRow | undefined> {
  const [profile] = await db
    .select()
    .from(taxProfiles)
    .where(and(eq(taxProfiles.professionalId, owner.id), eq(taxProfiles.year, year)));
  return profile;
}

/** Saves the answers; what was told of payments stands beside them, and stays. */
export async function saveProfile(
  tx: Tx,
  profile: typeof taxProfiles.$inferInsert,
): Promise<TaxProfileRow> {
  const [saved] = await tx
    .insert(taxProfiles)
    .values(profile)
    .onConflictDoUpdate({ target: [taxProfiles.professionalId, taxProfiles.year], set: profile })
    .returning();
  if (!saved) throw new Error('The tax profile was not saved');
  return saved;
}

export async function totalsOf(
  db: Db,
  owner: Pick<Actor, 'id'>,
  year: number,
  [first, last]: readonly [number, number],
): Promise<Totals> {
  const [from, to] = [firstOfMonth(year, first), firstOfMonth(year, last)];
  const totals = await monthTotalsBetween(db, owner.id, from, to);
  return { incomeCents: sumOf(totals, 'income'), deductionsCents: sumOf(totals, 'deduction') };
}

export async function insertEstimate(tx: Tx, estimate: TaxEstimate): Promise<void> {
  await tx.insert(taxEstimates).values(estimate);
}

export const estimatesOf = (
  db: Db,
  actor: Actor,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<TaxEstimate[]> =>
  db
    .select()
    .from(taxEstimates)
    .where(
      and(
        eq(taxEstimates.professionalId, actor.id),
        olderThan(taxEstimates.createdAt, taxEstimates.id, cursor),
      ),
    )
    .orderBy(desc(taxEstimates.createdAt), desc(taxEstimates.id))
    .limit(limit + 1);
