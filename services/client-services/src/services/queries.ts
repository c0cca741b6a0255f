import type { Db, Tx } from '@sidework/chassis/db/db';
import { olderThan } from '@sidework/chassis/db/keyset';
import { notFound } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import { people } from '@sidework/chassis/people/people';
import { and, desc, eq, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
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

export async function lockService(tx: Tx, id: string): Promise<Service> {
  const [service] = await tx.select().from(services).where(eq(services.id, id)).for('update');
  if (!service) throw notFound('service_not_found');
  return service;
}

/** Keeps what the two parties change of a service. */
export async function saveService(tx: Tx, service: Service): Promise<void> {
  await tx
    .update(services)
    .set({
      status: service.status,
      completedAt: service.completedAt,
      progressStage: service.progressStage,
      progressPercentage: service.progressPercentage,
      deadline: service.deadline,
      deadlineTimeZone: service.deadlineTimeZone,
      estimatedCompletionDate: service.estimatedCompletionDate,
      version: service.version + 1,
    })
    .where(eq(services.id, service.id));
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

function shown(db: Db) {
  const requested = requestedChanges(db);
  return db
    .select({
      service: services,
      client: clients,
      professional: professionals,
      review: reviews,
      requestedChanges: { reason: requested.reason, changedAt: requested.changedAt },
    })
    .from(services)
    .leftJoinLateral(requested, sql`true`)
    .leftJoin(reviews, eq(reviews.serviceId, services.id))
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
