import type { Db } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { and, count, eq, gt, gte, inArray, ne, or, sql, sum } from 'drizzle-orm';
import { ratingsOfProfessional } from '../reviews/queries.ts';
import type { Service } from '../services/service.ts';
import { services } from '../services/table.ts';
import type { CrmTotals } from './overview.ts';
import type { Unanswered } from './unanswered.ts';

/** CrmTotals up a professional's services and reviews; months are those of the zone, from `firstMonth` on. */
export async function totalsFor(
  db: Db,
  actor: Actor,
  { zone, firstMonth }: { zone: string; firstMonth: string },
): Promise<CrmTotals> {
  const own = eq(services.professionalId, actor.id);
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

/** Whether the client ever agreed to work of the professional's. */
export async function hasAgreed(
  db: Db,
  { professionalId, clientId }: Pick<Service, 'professionalId' | 'clientId'>,
): Promise<boolean> {
  const ofBoth = and(eq(services.professionalId, professionalId), eq(services.clientId, clientId));
  return (await db.$count(services, and(ofBoth, eq(services.agreement, 'accepted')))) > 0;
}

/** The professional's proposals to strangers: all that wait, and those since then that were taken back or declined. */
export const unansweredOf = (db: Db, actor: Actor, since: Date): Promise<Unanswered[]> =>
  db
    .select({
      clientId: services.clientId,
      createdAt: services.createdAt,
      isOpen: sql<boolean>`${services.status} <> 'cancelled'`,
      isDeclined: sql<boolean>`${services.agreement} = 'declined'`,
    })
    .from(services)
    .where(
      and(
        eq(services.professionalId, actor.id),
        inArray(services.agreement, ['proposed', 'declined']),
        or(ne(services.status, 'cancelled'), gt(services.createdAt, since)),
        sql`not exists (select from ${services} agreed where agreed.professional_id = ${services.professionalId}
          and agreed.client_id = ${services.clientId} and agreed.agreement = 'accepted')`,
      ),
    );
