import type { Db } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { salesBetween } from '../expected-sales/queries.ts';
import { expectedBetween } from '../expected-work/queries.ts';
import { runningOf } from '../recurring-entries/queries.ts';
import { daysBetween, type Recurring } from '../recurring-entries/recurring.ts';
import type { Totals } from './flat-estimate.ts';
import type { Booked } from './projection.ts';
import { totalsOf } from './queries.ts';

/** The records of a year, and the agreed work, held sales and recurring entries that are still to come until its end. */
export async function bookedOf(
  db: Db,
  owner: Pick<Actor, 'id'>,
  year: number,
  today: string,
): Promise<Booked> {
  const days = { from: `${year}-01-01`, to: `${year}-12-31` };
  const work = await expectedBetween(db, owner, { ...days, today });
  const sales = await salesBetween(db, owner, { ...days, today });
  const recurring = comingTimes(await runningOf(db, owner), days);
  return {
    ofYear: await totalsOf(db, owner, year, [1, 12]),
    coming: {
      incomeCents: work.grossCents + sales.grossCents + recurring.incomeCents,
      deductionsCents: work.feeCents + sales.feeCents + recurring.deductionsCents,
    },
    today,
  };
}

/** The sums of recurring entries on their days that are still to come. */
function comingTimes(entries: Recurring[], { from, to }: { from: string; to: string }): Totals {
  const sumOf = (kind: Recurring['kind']) =>
    entries
      .filter((entry) => entry.kind === kind)
      .reduce((sum, entry) => sum + entry.amountCents * daysBetween(entry, from, to).length, 0);
  return { incomeCents: sumOf('income'), deductionsCents: sumOf('deduction') };
}
