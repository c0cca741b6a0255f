import type { Db } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { recordAccess } from '@sidework/chassis/people/access-log';
import { people } from '@sidework/chassis/people/people';
import { timeZoneOf } from '@sidework/chassis/people/time-zones';
import type { ChildEarnings } from '@sidework/contracts/business-tools/child-earnings';
import { accessRecorded } from '@sidework/contracts/business-tools/events';
import { lastDayOf } from '@sidework/contracts/business-tools/periods';
import { and, asc, between, eq, sql } from 'drizzle-orm';
import { firstOfMonth, monthTotalsBetween, sumOf } from '../books/month-totals.ts';
import { incomeRecords } from '../books/table.ts';
import { doneAround } from '../child-hours/queries.ts';
import { weeksOf } from '../child-hours/weeks.ts';
import type { Deps } from '../deps.ts';
import { expectedWork } from '../expected-work/table.ts';
import { initialsOf, requireGuardian, watchOf } from './month-of-child.ts';

/** A month with more jobs than this names the first of them; its sums count all. */
const mostJobs = 200;

/** A month of a child's earnings, for its guardian, whose look is recorded. */
export const readChildEarnings = (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  guardian: Actor,
  childId: string,
  month: string,
): Promise<ChildEarnings> =>
  db.transaction(async (tx) => {
    const [person] = await tx.select().from(people).where(eq(people.id, childId));
    const child = requireGuardian(person, guardian);
    const look = { actor: guardian, childId, what: 'earnings_read', at: now() };
    await recordAccess(tx, accessRecorded, look);
    const [year = 0, number = 0] = month.split('-').map(Number);
    const first = firstOfMonth(year, number);
    const totals = await monthTotalsBetween(tx, childId, firstOfMonth(year, 1), first);
    const ofMonth = totals.filter((total) => total.month === first);
    const jobs = await jobsBetween(tx, childId, first, lastDayOf(year, number));
    const done = await doneAround(tx, childId, { month, now: now() });
    const weeks = weeksOf(done, await timeZoneOf(tx, childId));
    const yearNetCents = sumOf(totals, 'income') - sumOf(totals, 'deduction');
    return {
      childId,
      childName: child.fullName,
      month,
      jobs: jobs.slice(0, mostJobs).map(({ payer, ...job }) => ({
        ...job,
        payer: payer === null ? null : initialsOf(payer),
      })),
      hasMoreJobs: jobs.length > mostJobs,
      incomeCents: sumOf(ofMonth, 'income'),
      deductionsCents: sumOf(ofMonth, 'deduction'),
      yearNetCents,
      weeks: weeks.filter(({ monday }) => monday.startsWith(month)),
      watch: watchOf(yearNetCents),
    };
  });

/** The income of some days; who paid is known of agreed work. */
const jobsBetween = (db: Db, childId: string, from: string, to: string) =>
  db
    .select({
      date: incomeRecords.date,
      // The words of a booking name the client behind the title, of whom guardians see the initials.
      title: sql<string>`coalesce(${expectedWork.title}, ${incomeRecords.description})`,
      payer: people.fullName,
      amountCents: incomeRecords.amountCents,
    })
    .from(incomeRecords)
    .leftJoin(expectedWork, eq(expectedWork.serviceId, incomeRecords.serviceId))
    .leftJoin(people, eq(people.id, expectedWork.clientId))
    .where(and(eq(incomeRecords.professionalId, childId), between(incomeRecords.date, from, to)))
    .orderBy(asc(incomeRecords.date), asc(incomeRecords.id))
    .limit(mostJobs + 1);
