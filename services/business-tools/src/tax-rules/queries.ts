import type { Db, Tx } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { and, asc, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { RuleSet } from './rule-set.ts';
import { taxRates, taxRuleSets } from './table.ts';

export type TaxRate = typeof taxRates.$inferSelect;

const readableBy = (actor: Pick<Actor, 'id'>) =>
  or(isNull(taxRates.professionalId), eq(taxRates.professionalId, actor.id));

/** All public rates and the reader's own, the latest year first. */
export const ratesFor = (db: Db, actor: Actor): Promise<TaxRate[]> =>
  db
    .select()
    .from(taxRates)
    .where(readableBy(actor))
    .orderBy(desc(taxRates.year), asc(taxRates.locationState), asc(taxRates.professionalId));

/** Own rates of a state and year count before those that are for all. */
export async function findRates(
  db: Db,
  actor: Pick<Actor, 'id'>,
  locationState: string,
  year: number,
) {
  const [rates] = await db
    .select()
    .from(taxRates)
    .where(
      and(eq(taxRates.locationState, locationState), eq(taxRates.year, year), readableBy(actor)),
    )
    .orderBy(sql`${taxRates.professionalId} nulls last`)
    .limit(1);
  return rates;
}

/** The rates of the flat method that are the nation's, and so the same in every state of a year. */
export async function findFederalRates(db: Db, locationState: string, year: number) {
  const [rates] = await db
    .select()
    .from(taxRates)
    .where(and(isNull(taxRates.professionalId), eq(taxRates.year, year)))
    .limit(1);
  return rates && { ...rates, locationState, stateRate: null, cityRate: null };
}

/** The newest version of a year's rules; none where the year's are not known yet. */
export async function findRuleSet(db: Db, year: number): Promise<RuleSet | undefined> {
  const [rules] = await db
    .select()
    .from(taxRuleSets)
    .where(eq(taxRuleSets.year, year))
    .orderBy(desc(taxRuleSets.version))
    .limit(1);
  return rules;
}

export async function saveOwnRates(tx: Tx, rates: Omit<TaxRate, 'id'>): Promise<TaxRate> {
  const [saved] = await tx
    .insert(taxRates)
    .values(rates)
    .onConflictDoUpdate({
      target: [taxRates.professionalId, taxRates.locationState, taxRates.year],
      set: rates,
    })
    .returning();
  if (!saved) throw new Error('The rates were not saved');
  return saved;
}
