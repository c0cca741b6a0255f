import { conflict } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import { agreeWithServer } from '@sidework/chassis/http/server-set';
import { requireActing } from '@sidework/chassis/people/people';
import { lastDayOf, monthsOf, type Period } from '@sidework/contracts/business-tools/periods';
import { statementTypes } from '@sidework/contracts/business-tools/statement';
import { v7 as uuidv7 } from 'uuid';
import { firstOfMonth, monthTotalsUntil, sumOf, toBookEntry } from '../books/month-totals.ts';
import type { Deps } from '../deps.ts';
import { compareYears } from './compare-years.ts';
import { expectStatements } from './file-statements.ts';
import { fullStatements } from './full.ts';
import { saveStatement, saveYearOverYear, statementsOf } from './queries.ts';
import { simplifiedStatements } from './simplified.ts';
import { profitMargin } from './year-over-year.ts';

interface Asked {
  year: number;
  period: Period;
  professionalId?: string | undefined;
}

/** Three statements and the comparison of the year, in one transaction, in place of those there were. */
export const generateStatements = (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  { year, period, professionalId }: Asked,
) =>
  db.transaction(async (tx) => {
    await requireActing(tx, actor);
    agreeWithServer({ professionalId }, { owner: { professionalId: actor.id } });
    const [first, last] = monthsOf(period);
    const totals = await monthTotalsUntil(tx, actor.id, firstOfMonth(year, 12));
    const from = firstOfMonth(year, first);
    const to = lastDayOf(year, last);
    const ofPeriod = totals.filter(({ month }) => month >= from && month <= to);
    if (!ofPeriod.some(({ kind, recordCount }) => kind !== 'account' && recordCount > 0))
      throw conflict('no_financial_data');

    const counted = totals.filter(({ month }) => month <= to);
    const simplified = simplifiedStatements(ofPeriod.map(toBookEntry));
    const full = fullStatements(counted.map(toBookEntry), { from, to });
    const revenue = sumOf(ofPeriod, 'income');
    const margin = profitMargin(revenue - sumOf(ofPeriod, 'deduction'), revenue);
    const generatedAt = now();
    for (const statementType of statementTypes)
      await saveStatement(tx, {
        id: uuidv7(),
        professionalId: actor.id,
        statementType,
        year,
        period,
        generatedAt,
        data: {
          simplified: simplified[statementType],
          full: full[statementType],
          profitMargin: margin,
        },
      });
    await saveYearOverYear(tx, compareYears(actor.id, year, totals));
    await expectStatements(tx, { professionalId: actor.id, year, period }, generatedAt);
    return statementsOf(tx, actor, { year, period });
  });
