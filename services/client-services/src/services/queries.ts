import type { Db, Tx } from '@sidework/chassis/db/db';
import { olderThan } from '@sidework/chassis/db/keyset';
import { prepareOnce } from '@sidework/chassis/db/prepare-once';
import { forbidden, notFound } from '@sidework/chassis/errors';
import { type Actor, mayPass } from '@sidework/chassis/http/actor';
import { isKid, people } from '@sidework/chassis/people/people';
import { openNegotiationStatuses } from '@sidework/contracts/client-services/agreements';
import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { paymentHistory } from '../escrow/table.ts';
import { extensionRequests } from '../extensions/table.ts';
import { negotiations } from '../negotiations/table.ts';
import { findPerson } from '../people/queries.ts';
import { reviews } from '../reviews/table.ts';
import { stageChanges } from '../stage-changes/table.ts';
import type { NewService, Service } from './service.ts';
import { services } from './table.ts';

const clients = alias(people, 'client');
const professionals = alias(people, 'professional');

export async function insertService(tx: Tx, service: NewService): Promise<Service> {
  const [inserted] = await tx.insert(services).values(service).returning();
  if (!inserted) throw notFound('service_not_found');
  return inserted;
}

export async function findService(db: Db, id: string): Promise<Service | undefined> {
  const [service] = await db.select().from(services).where(eq(services.id, id));
  return service;
}

/** The caller takes the moment of a change behind the lock, so that the history stands in its order. */
export async function lockService(tx: Tx, id: string): Promise<Service> {
  const [service] = await lockedService(tx, { id });
  if (!service) throw notFound('service_not_found');
  return service;
}

/** Locks a service for the person who acts on it. Guardians and staff read the work of a child, and change nothing of it. */
export async function lockServiceFor(tx: Tx, actor: Actor, id: string): Promise<Service> {
  const service = await lockService(tx, id);
  const isParty = [service.clientId, service.professionalId].includes(actor.id);
  if (!isParty && (await findServiceOfChild(tx, actor, id))) throw forbidden('service_read_only');
  return service;
}

const lockedService = prepareOnce((db) =>
  db
    .select()
    .from(services)
    .where(eq(services.id, sql.placeholder('id')))
    .for('update')
    .prepare('locked_service'),
);

/** The client's last request for changes, of work that was completed once and is in progress again. */
const requestedChanges = (db: Db) =>
  db
    .select({ reason: stageChanges.reason, changedAt: stageChanges.changedAt })
    .from(stageChanges)
    .where(
      and(
        eq(services.status, 'in_progress'),
        eq(stageChanges.serviceId, services.id),
        eq(stageChanges.fromStage, 'completed'),
      ),
    )
    .orderBy(desc(stageChanges.changedAt), desc(stageChanges.id))
    .limit(1)
    .as('requested_changes');

/** The one request for a later deadline that waits, looked up for each service that is shown. */
const pendingExtension = (db: Db) =>
  db
    .select()
    .from(extensionRequests)
    .where(
      and(eq(extensionRequests.serviceId, services.id), eq(extensionRequests.status, 'pending')),
    )
    .limit(1)
    .as('pending_extension');

/** The one change of the terms that waits for an answer, likewise. */
const openNegotiation = (db: Db) =>
  db
    .select()
    .from(negotiations)
    .where(
      and(
        eq(negotiations.serviceId, services.id),
        inArray(negotiations.status, openNegotiationStatuses),
      ),
    )
    .limit(1)
    .as('open_negotiation');

function shown(db: Db) {
  const requested = requestedChanges(db);
  const extension = pendingExtension(db);
  const negotiation = openNegotiation(db);
  return db
    .select({
      service: services,
      client: clients,
      professional: professionals,
      isOfChild: isOfChild(professionals),
      review: reviews,
      extension: {
        id: extension.id,
        serviceId: extension.serviceId,
        professionalId: extension.professionalId,
        clientId: extension.clientId,
        reason: extension.reason,
        currentDeadline: extension.currentDeadline,
        proposedDeadline: extension.proposedDeadline,
        status: extension.status,
        createdAt: extension.createdAt,
        respondedAt: extension.respondedAt,
      },
      negotiation: {
        id: negotiation.id,
        serviceId: negotiation.serviceId,
        proposedBy: negotiation.proposedBy,
        proposedAmountCents: negotiation.proposedAmountCents,
        proposedDeadline: negotiation.proposedDeadline,
        deadlineTimeZone: negotiation.deadlineTimeZone,
        reason: negotiation.reason,
        professionalApproved: negotiation.professionalApproved,
        clientApproved: negotiation.clientApproved,
        status: negotiation.status,
        counterOf: negotiation.counterOf,
        createdAt: negotiation.createdAt,
        expiresAt: negotiation.expiresAt,
        respondedAt: negotiation.respondedAt,
      },
      fee: paymentHistory,
      requestedChanges: { reason: requested.reason, changedAt: requested.changedAt },
    })
    .from(services)
    .leftJoinLateral(requested, sql`true`)
    .leftJoin(reviews, eq(reviews.serviceId, services.id))
    .leftJoinLateral(extension, sql`true`)
    .leftJoinLateral(negotiation, sql`true`)
    .leftJoin(
      paymentHistory,
      and(
        eq(paymentHistory.serviceId, services.id),
        eq(paymentHistory.paymentType, 'cancellation_fee'),
      ),
    )
    .leftJoin(clients, eq(clients.id, services.clientId))
    .leftJoin(professionals, eq(professionals.id, services.professionalId));
}

export type ShownService = Awaited<ReturnType<typeof shown>>[number];

/** Each side of the work has its own order: the professional's by start, the client's by arrival. */
const sides = {
  professional: { owner: services.professionalId, moment: services.startedAt },
  client: { owner: services.clientId, moment: services.createdAt },
} as const;

export type Side = keyof typeof sides;

const pageOf = (db: Db, side: Side, cursor?: string) =>
  shown(db)
    .where(
      and(
        eq(sides[side].owner, sql.placeholder('actorId')),
        olderThan(sides[side].moment, services.id, cursor),
      ),
    )
    .orderBy(desc(sides[side].moment), desc(services.id))
    .limit(sql.placeholder('limit'));

// Building the query takes longer than asking it.
const firstPages = {
  professional: prepareOnce((db) => pageOf(db, 'professional').prepare('services_of_professional')),
  client: prepareOnce((db) => pageOf(db, 'client').prepare('services_of_client')),
};

export function servicesFor(
  db: Db,
  actor: Actor,
  side: Side,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<ShownService[]> {
  const values = { actorId: actor.id, limit: limit + 1 };
  if (!cursor) return firstPages[side](db, values);
  return pageOf(db, side, cursor).prepare('').execute(values);
}

const serviceOfParty = prepareOnce((db) =>
  shown(db)
    .where(
      and(
        eq(services.id, sql.placeholder('id')),
        or(
          eq(services.professionalId, sql.placeholder('actorId')),
          eq(services.clientId, sql.placeholder('actorId')),
        ),
      ),
    )
    .prepare('service_of_party'),
);

export async function findServiceFor(
  db: Db,
  actor: Actor,
  id: string,
): Promise<ShownService | undefined> {
  const [row] = await serviceOfParty(db, { id, actorId: actor.id });
  return row;
}

export async function getServiceFor(db: Db, actor: Actor, id: string): Promise<ShownService> {
  const row = await findServiceFor(db, actor, id);
  if (!row) throw notFound('service_not_found');
  return row;
}

/** Whether a child does it, or did while its guardian looked after it. */
export const isOfChild = (professional: typeof professionals) =>
  sql<boolean>`(${services.isGuardianApproved} or coalesce(${professional.accountType} = 'sidework_kids', false))`;

/** The same of one service that is locked. */
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
async function findServiceOfChild(
  db: Db,
  actor: Actor,
  id: string,
): Promise<ShownService | undefined> {
  const mayLook = mayPass('moderator', actor) ? undefined : isGuardian(actor);
  const [row] = await shown(db).where(and(eq(services.id, id), isChilds, mayLook));
  return row;
}

export async function getServiceOfChild(db: Db, actor: Actor, id: string): Promise<ShownService> {
  const row = await findServiceOfChild(db, actor, id);
  if (!row) throw notFound('service_not_found');
  return row;
}

/** The work of a child, the latest start first, where the actor looks after the child. */
export const servicesOfChild = (
  db: Db,
  guardian: Actor,
  childId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<ShownService[]> =>
  shown(db)
    .where(
      and(
        eq(services.professionalId, childId),
        isChilds,
        isGuardian(guardian),
        olderThan(services.startedAt, services.id, cursor),
      ),
    )
    .orderBy(desc(services.startedAt), desc(services.id))
    .limit(limit + 1);
