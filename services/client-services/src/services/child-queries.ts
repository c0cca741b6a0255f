import type { Db, Tx } from '@sidework/chassis/db/db';
import { olderThan } from '@sidework/chassis/db/keyset';
import { notFound } from '@sidework/chassis/errors';
import { type Actor, mayPass } from '@sidework/chassis/http/actor';
import { isKid } from '@sidework/chassis/people/people';
import { and, desc, eq, sql } from 'drizzle-orm';
import { findPerson } from '../people/queries.ts';
import type { Service } from './service.ts';
import { isOfChild, professionals, type ShownService, seenBy, shown } from './shown-queries.ts';
import { services } from './table.ts';

/** Whether a child does the work of a locked service, or did while its guardian looked after it. */
export async function isWorkOfChild(tx: Tx, service: Service): Promise<boolean> {
  const [found] = await tx
    .select({ isOfChild: isOfChild(professionals) })
    .from(services)
    .leftJoin(professionals, eq(professionals.id, services.professionalId))
    .where(eq(services.id, service.id));
  return found?.isOfChild ?? true;
}

/** Whether a guardian agrees to the terms of a locked service: a child does it, who has not come of age since. */
export async function needsGuardian(tx: Tx, { professionalId }: Service): Promise<boolean> {
  const professional = await findPerson(tx, professionalId);
  return !professional || isKid(professional);
}

const isChilds = eq(professionals.accountType, 'sidework_kids');
const isGuardian = ({ id }: Actor) => sql`${id} = any(${professionals.guardianIds})`;

/** Work that a child does, where the actor is a guardian of the child or staff. */
export async function findServiceOfChild(
  db: Db,
  actor: Actor,
  id: string,
): Promise<ShownService | undefined> {
  const mayLook = mayPass('moderator', actor) ? undefined : isGuardian(actor);
  const [row] = await shown(db).where(and(eq(services.id, id), isChilds, mayLook));
  return row && seenBy(actor.id)(row);
}

export async function getServiceOfChild(db: Db, actor: Actor, id: string): Promise<ShownService> {
  const row = await findServiceOfChild(db, actor, id);
  if (!row) throw notFound('service_not_found');
  return row;
}

/** The work of a child, the latest start first, where the actor looks after the child. */
export const servicesOfChild = async (
  db: Db,
  guardian: Actor,
  childId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<ShownService[]> =>
  (
    await shown(db)
      .where(
        and(
          eq(services.professionalId, childId),
          isChilds,
          isGuardian(guardian),
          olderThan(services.startedAt, services.id, cursor),
        ),
      )
      .orderBy(desc(services.startedAt), desc(services.id))
      .limit(limit + 1)
  ).map(seenBy(guardian.id));
