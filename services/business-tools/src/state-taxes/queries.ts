import type { Db } from '@sidework/chassis/db/db';
import { stateCodeOf } from '@sidework/contracts/business-tools/us-state-names';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { StatePlace } from './state-part.ts';
import { stateTaxRules } from './table.ts';

/** A place with the newest rules of its state for a year; without any where the year's are not known. */
export async function findStatePlace(
  db: Db,
  name: string,
  year: number,
  locality: string | null,
): Promise<StatePlace> {
  const code = stateCodeOf(name) ?? '';
  const { rules, sources, snapshot } = stateTaxRules;
  const [known] = await db
    .select({ rules, sources, snapshot })
    .from(stateTaxRules)
    .where(and(eq(stateTaxRules.state, code), eq(stateTaxRules.year, year)))
    .orderBy(desc(snapshot))
    .limit(1);
  return { name, code, year, locality, known };
}

/** The newest rules of each state for a year. */
export const stateRulesOfYear = (db: Db, year: number) =>
  db
    .selectDistinctOn([stateTaxRules.state], {
      state: stateTaxRules.state,
      rules: stateTaxRules.rules,
    })
    .from(stateTaxRules)
    .where(eq(stateTaxRules.year, year))
    .orderBy(asc(stateTaxRules.state), desc(stateTaxRules.snapshot));
