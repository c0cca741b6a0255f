import type { Db } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { and, count, eq, gte, not, sql, sum } from 'drizzle-orm';
import { ratingsOfProfessional } from '../reviews/queries.ts';
import { isRefundedWhole } from '../services/counted.ts';
import { services } from '../services/table.ts';
import type { CrmTotals } from './overview.ts';

/** The sums of the work that a client agreed to and of its reviews; months are those of the zone, from `firstMonth` on. */
export async function totalsFor(
  db: Db,
  actor: Actor,
  { zone, firstMonth }: { zone: string; firstMonth: string },
): Promise<CrmTotals> {
  const own = and(
    eq(services.professionalId, actor.id),
    eq(services.agreement, 'accepted'),
    not(isRefundedWhole),
  );
  const byStatus = await db
    .select({
      status: services.status,
      count: count(),
      totalCents: sum(services.totalAmountCents).mapWith(Number),
    })
    .from(services)
    .where(own)
    .groupBy(services.status);
  const of = (status: string) => byStatus.find((each) => each.status === status);

  const month = sql<string>`to_char(${services.completedAt} at time zone ${zone}, 'YYYY-MM')`;
  const months = await db
    .select({
      month: month.as('month'),
      revenueCents: sum(services.totalAmountCents).mapWith(Number),
    })
    .from(services)
    .where(and(own, eq(services.status, 'completed'), gte(month, firstMonth)))
    .groupBy(sql`1`);
  return {
    activeServices: of('in_progress')?.count ?? 0,
    completedServices: of('completed')?.count ?? 0,
    revenueCents: of('completed')?.totalCents ?? 0,
    months,
    ratings: await ratingsOfProfessional(db, actor.id),
  };
}
