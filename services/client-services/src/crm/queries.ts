import type { Db } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { type SQL, sql } from 'drizzle-orm';
import { ratingsOfProfessional } from '../reviews/queries.ts';
import type { CrmTotals } from './overview.ts';

interface Sums extends Record<string, unknown> {
  activeServices: number;
  completedServices: number;
  revenueCents: number;
}

interface MonthSum extends Record<string, unknown> {
  month: string;
  revenueCents: number;
}

/** The sums of the work that a client agreed to and of its reviews; months are those of the zone, from `firstMonth` on. */
export async function totalsFor(
  db: Db,
  actor: Actor,
  { zone, firstMonth }: { zone: string; firstMonth: string },
): Promise<CrmTotals> {
  const [sums] = await db.execute<Sums>(sql`
    select coalesce(sum(service_count), 0)::int as "completedServices",
      coalesce(sum(revenue_cents), 0)::bigint as "revenueCents",
      (select count(*)::int from services where professional_id = ${actor.id}::uuid
        and status = 'in_progress' and agreement = 'accepted') as "activeServices"
    from completed_days where professional_id = ${actor.id}::uuid`);
  return {
    activeServices: sums?.activeServices ?? 0,
    completedServices: sums?.completedServices ?? 0,
    revenueCents: sums?.revenueCents ?? 0,
    months: [...(await revenueByMonth(db, actor.id, zone, firstMonth))],
    ratings: await ratingsOfProfessional(db, actor.id),
  };
}

/**
 * The kept days are those of UTC. A month of another zone begins and ends within one of them, and of those two days the
 * work itself is summed.
 */
const revenueByMonth = (db: Db, professionalId: string, zone: string, firstMonth: string) =>
  db.execute<MonthSum>(sql`
    with months as (
      select to_char(first, 'YYYY-MM') as month, first at time zone ${zone} as since,
        (first + interval '1 month') at time zone ${zone} as until
      from generate_series(${`${firstMonth}-01`}::timestamp,
        ${`${firstMonth}-01`}::timestamp + interval '11 months', interval '1 month') first
    ), days as (
      select *, date_trunc('day', since + interval '1 day' - interval '1 microsecond', 'UTC') as first_day,
        date_trunc('day', until, 'UTC') as last_day
      from months
    )
    select month, (whole_days.cents + parts.cents)::bigint as "revenueCents"
    from days, lateral (
      select coalesce(sum(revenue_cents), 0) as cents from completed_days
      where professional_id = ${professionalId}::uuid
        and day >= (first_day at time zone 'UTC')::date and day < (last_day at time zone 'UTC')::date
    ) whole_days, lateral (
      select coalesce(sum(total_amount_cents), 0) as cents from (
        ${countedBetween(professionalId, sql`since`, sql`first_day`)}
        union all ${countedBetween(professionalId, sql`last_day`, sql`until`)}
      ) part
    ) parts`);

const countedBetween = (professionalId: string, since: SQL, until: SQL) => sql`
  select total_amount_cents from services
  where professional_id = ${professionalId}::uuid and completed_at >= ${since} and completed_at < ${until}
    and counts_as_completed(services)`;
