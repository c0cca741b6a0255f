import type { Db, Tx } from '@sidework/chassis/db/db';
import { olderThan } from '@sidework/chassis/db/keyset';
import { notFound } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import { people } from '@sidework/chassis/people/people';
import { and, desc, eq, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { paymentHistory } from '../escrow/tables.ts';
import { extensionRequests } from '../extensions/table.ts';
import { negotiations } from '../negotiations/table.ts';
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

/** The moment of what is done with it is taken behind the lock, so that its history stands in the order in which it was. */
export async function lockService(tx: Tx, id: string): Promise<Service> {
  const [service] = await tx.select().from(services).where(eq(services.id, id)).for('update');
  if (!service) throw notFound('service_not_found');
  return service;
}

/** Of work that was completed once and is in progress again: what its client wanted changed, the last time. */
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
    .where(and(eq(negotiations.serviceId, services.id), eq(negotiations.status, 'open')))
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

export function servicesFor(
  db: Db,
  actor: Actor,
  side: Side,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<ShownService[]> {
  const { owner, moment } = sides[side];
  return shown(db)
    .where(and(eq(owner, actor.id), olderThan(moment, services.id, cursor)))
    .orderBy(desc(moment), desc(services.id))
    .limit(limit + 1);
}

export async function getServiceFor(db: Db, actor: Actor, id: string): Promise<ShownService> {
  const visible = or(eq(services.professionalId, actor.id), eq(services.clientId, actor.id));
  const [row] = await shown(db).where(and(eq(services.id, id), visible));
  if (!row) throw notFound('service_not_found');
  return row;
}
