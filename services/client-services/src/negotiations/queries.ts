import type { Db, Tx } from '@sidework/chassis/db/db';
import { notFound } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import { people } from '@sidework/chassis/people/people';
import { openNegotiationStatuses } from '@sidework/contracts/client-services/agreements';
import { and, desc, eq, getTableColumns, inArray, lte, or, sql } from 'drizzle-orm';
import type { Service } from '../services/service.ts';
import { services } from '../services/table.ts';
import type { Negotiation } from './negotiation.ts';
import { negotiations } from './table.ts';

export async function insertNegotiation(tx: Tx, negotiation: Negotiation): Promise<void> {
  await tx.insert(negotiations).values(negotiation);
}

const isOpen = inArray(negotiations.status, openNegotiationStatuses);

const isPartyOf = ({ id }: Actor) => or(eq(services.clientId, id), eq(services.professionalId, id));

const ofParties = (db: Db) =>
  db
    .select(getTableColumns(negotiations))
    .from(negotiations)
    .innerJoin(services, eq(services.id, negotiations.serviceId));

/** The newest hundred of a service that its reader may read. */
export const negotiationsOf = (db: Db, { id }: Pick<Service, 'id'>): Promise<Negotiation[]> =>
  db
    .select()
    .from(negotiations)
    .where(eq(negotiations.serviceId, id))
    .orderBy(desc(negotiations.createdAt), desc(negotiations.id))
    .limit(100);

export async function getNegotiationFor(db: Db, actor: Actor, id: string): Promise<Negotiation> {
  const [negotiation] = await ofParties(db).where(and(eq(negotiations.id, id), isPartyOf(actor)));
  if (!negotiation) throw notFound('negotiation_not_found');
  return negotiation;
}

/** The caller decides who may read it. */
export async function findNegotiation(db: Db, id: string): Promise<Negotiation | undefined> {
  const [negotiation] = await db.select().from(negotiations).where(eq(negotiations.id, id));
  return negotiation;
}

/** The caller decides who may read it. */
export async function getNegotiation(db: Db, id: string): Promise<Negotiation> {
  const negotiation = await findNegotiation(db, id);
  if (!negotiation) throw notFound('negotiation_not_found');
  return negotiation;
}

/** The one open of a locked service, or the one that waits for a guardian. */
export async function findOpenNegotiation(
  tx: Tx,
  serviceId: string,
): Promise<Negotiation | undefined> {
  const [open] = await tx
    .select()
    .from(negotiations)
    .where(and(eq(negotiations.serviceId, serviceId), isOpen));
  return open;
}

/** It waits for the guardians of a professional who has come of age and has none any more. */
const isOfGrownUp = and(
  eq(negotiations.status, 'awaiting_guardian'),
  sql`exists (select from ${people} where ${people.id} = ${services.professionalId}
    and ${people.accountType} <> 'sidework_kids')`,
);

/** A few that have expired, or that can no longer be agreed to. */
export const overdueNegotiations = (
  db: Db,
  now: Date,
  limit: number,
): Promise<{ id: string; serviceId: string }[]> =>
  db
    .select({ id: negotiations.id, serviceId: negotiations.serviceId })
    .from(negotiations)
    .innerJoin(services, eq(services.id, negotiations.serviceId))
    .where(and(isOpen, or(lte(negotiations.expiresAt, now), isOfGrownUp)))
    .orderBy(negotiations.expiresAt)
    .limit(limit);
