import type { Db } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { and, eq, gt, inArray, ne, or, sql } from 'drizzle-orm';
import type { Service } from '../services/service.ts';
import { services } from '../services/table.ts';
import type { Unanswered } from './unanswered.ts';

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
