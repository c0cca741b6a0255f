import type { Db, Tx } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { people } from '@sidework/chassis/people/people';
import { shownName } from '@sidework/chassis/people/shown-name';
import type { Period } from '@sidework/contracts/business-tools/periods';
import { and, desc, eq } from 'drizzle-orm';
import { firstOfMonth, monthTotalsUntil } from '../books/month-totals.ts';
import { compareYears, type YearOverYear } from './compare-years.ts';
import { financialStatements, yoyAnalysis } from './table.ts';

export type Statement = typeof financialStatements.$inferSelect;

/** So many sets of statements a list holds: every period of twenty years. */
const most = 300;

export const statementsOf = (
  db: Db,
  actor: Pick<Actor, 'id'>,
  { year, period }: { year?: number | undefined; period?: Period | undefined },
): Promise<Statement[]> =>
  db
    .select()
    .from(financialStatements)
    .where(
      and(
        eq(financialStatements.professionalId, actor.id),
        year === undefined ? undefined : eq(financialStatements.year, year),
        period === undefined ? undefined : eq(financialStatements.period, period),
      ),
    )
    .orderBy(
      desc(financialStatements.year),
      financialStatements.period,
      desc(financialStatements.statementType),
    )
    .limit(most);

/** In place of the statement of that type and period there was. */
export async function saveStatement(tx: Tx, statement: Statement): Promise<void> {
  const { data, generatedAt } = statement;
  await tx
    .insert(financialStatements)
    .values(statement)
    .onConflictDoUpdate({
      target: [
        financialStatements.professionalId,
        financialStatements.year,
        financialStatements.period,
        financialStatements.statementType,
      ],
      set: { data, generatedAt },
    });
}

export async function saveYearOverYear(tx: Tx, year: YearOverYear): Promise<void> {
  await tx
    .insert(yoyAnalysis)
    .values(year)
    .onConflictDoUpdate({ target: [yoyAnalysis.professionalId, yoyAnalysis.year], set: year });
}

/** The years that statements were generated of, compared as the books are now. */
export async function yearsOf(db: Db, actor: Actor): Promise<YearOverYear[]> {
  const years = await db
    .select({ year: yoyAnalysis.year })
    .from(yoyAnalysis)
    .where(eq(yoyAnalysis.professionalId, actor.id))
    .orderBy(desc(yoyAnalysis.year));
  const [latest] = years;
  if (!latest) return [];
  const totals = await monthTotalsUntil(db, actor.id, firstOfMonth(latest.year, 12));
  return years.map(({ year }) => compareYears(actor.id, year, totals));
}

export async function entityNameOf(db: Db, actor: Pick<Actor, 'id'>): Promise<string> {
  const [person] = await db.select().from(people).where(eq(people.id, actor.id));
  return shownName(person?.fullName ?? null);
}
