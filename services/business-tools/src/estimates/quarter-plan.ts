import type { Db } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { isKid, people } from '@sidework/chassis/people/people';
import { nameForChildren } from '@sidework/chassis/people/plain-name';
import { shownName } from '@sidework/chassis/people/shown-name';
import { dueDates } from '@sidework/contracts/business-tools/due-dates';
import {
  maxPlanned,
  type PlannedSales,
  type PlannedWork,
  type QuarterPlan,
} from '@sidework/contracts/business-tools/quarter-plan';
import { percentOf } from '@sidework/contracts/kernel/percent';
import { eq } from 'drizzle-orm';
import { soonestSales } from '../expected-sales/queries.ts';
import { soonestWork } from '../expected-work/queries.ts';
import { bookedOf } from './coming.ts';
import { nextPayment } from './next-payment.ts';
import { netOf } from './projection.ts';

type Sales = Awaited<ReturnType<typeof soonestSales>>[number];
type Row = Awaited<ReturnType<typeof soonestWork>>[number];

/** The rest of a year as it is booked: its net income, the payment that is due next, and what to put away (F9). */
export async function quarterPlan(
  db: Db,
  actor: Actor,
  year: number,
  today: string,
): Promise<QuarterPlan> {
  const { ofYear, coming } = await bookedOf(db, actor, year, today);
  const next = (await nextPayment(db, actor, year, today)) ?? null;
  const [owner] = await db.select().from(people).where(eq(people.id, actor.id));
  const rows = await soonestWork(db, actor, maxPlanned + 1);
  const nameOf = owner && isKid(owner) ? nameForChildren : shownName;
  const sales = await soonestSales(db, actor, maxPlanned + 1);
  const setAside = (day: string | null, { grossCents, feeCents }: Sums): number | null => {
    const percent = next?.setAsidePercent;
    const counts = day?.startsWith(String(year)) ?? false;
    return counts && percent !== undefined ? percentOf(grossCents - feeCents, percent) : null;
  };
  const toSales = ({ expectedOn, ...each }: Sales): PlannedSales => {
    const day = dayOf(expectedOn, today) ?? today;
    return { ...each, expectedOn: day, setAsideCents: setAside(day, each) };
  };
  const toView = (row: Row): PlannedWork => {
    const { serviceId, title, heldCents, grossCents, feeCents } = row.work;
    const expectedOn = dayOf(row.work.expectedOn, today);
    return {
      serviceId,
      title,
      clientName: nameOf(row.client?.fullName ?? ''),
      expectedOn,
      heldCents,
      grossCents,
      feeCents,
      setAsideCents: setAside(expectedOn, { grossCents, feeCents }),
    };
  };
  return {
    year,
    asOf: today,
    recordedNetCents: netOf(ofYear),
    comingIncomeCents: coming.incomeCents,
    comingDeductionsCents: coming.deductionsCents,
    projectedNetCents: netOf(ofYear) + netOf(coming),
    nextPayment: next,
    dueDates: [...dueDates(year)],
    work: rows.slice(0, maxPlanned).map(toView),
    hasMoreWork: rows.length > maxPlanned,
    sales: sales.slice(0, maxPlanned).map(toSales),
    hasMoreSales: sales.length > maxPlanned,
  };
}

interface Sums {
  grossCents: number;
  feeCents: number;
}

/** Work that is late is expected from today on. */
const dayOf = (expectedOn: string | null, today: string): string | null =>
  expectedOn !== null && expectedOn < today ? today : expectedOn;
