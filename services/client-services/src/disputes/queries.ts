import type { Db, Tx } from '@sidework/chassis/db/db';
import { notFound } from '@sidework/chassis/errors';
import { people } from '@sidework/chassis/people/people';
import { shownName } from '@sidework/chassis/people/shown-name';
import type { DisputeView } from '@sidework/contracts/client-services/escrow';
import { asc, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { services } from '../services/table.ts';
import { stageChanges } from '../stage-changes/table.ts';
import type { Dispute } from './dispute.ts';
import { disputes } from './table.ts';

const clients = alias(people, 'client');
const professionals = alias(people, 'professional');

const stageChangedAt = sql`(
  select max(${stageChanges.changedAt}) from ${stageChanges}
  where ${stageChanges.serviceId} = ${services.id})`.mapWith(stageChanges.changedAt);

export async function openDisputes(db: Db): Promise<DisputeView[]> {
  const rows = await db
    .select({
      dispute: disputes,
      service: services,
      client: clients.fullName,
      professional: professionals.fullName,
      stageChangedAt,
    })
    .from(disputes)
    .innerJoin(services, eq(services.id, disputes.serviceId))
    .leftJoin(clients, eq(clients.id, services.clientId))
    .leftJoin(professionals, eq(professionals.id, services.professionalId))
    .where(isNull(disputes.decidedAt))
    .orderBy(asc(disputes.openedAt), asc(disputes.id))
    .limit(100);
  return rows.map(({ dispute, service, client, professional, stageChangedAt: changedAt }) => ({
    id: dispute.id,
    serviceId: service.id,
    title: service.title,
    description: service.description,
    clientId: service.clientId,
    clientName: shownName(client),
    professionalId: service.professionalId,
    professionalName: shownName(professional),
    openedBy: dispute.openedBy,
    reason: dispute.reason,
    openedAt: dispute.openedAt.toISOString(),
    heldCents: service.escrowedAmountCents,
    releasedCents: service.releasedAmountCents,
    totalAmountCents: service.totalAmountCents,
    feeBps: service.feeBps,
    serviceStatus: service.status,
    progressPercentage: service.progressPercentage,
    deadline: service.deadline,
    startedAt: service.startedAt.toISOString(),
    stageChangedAt: changedAt?.toISOString() ?? null,
  }));
}

export async function insertDispute(tx: Tx, dispute: Dispute): Promise<void> {
  await tx.insert(disputes).values(dispute);
}

export async function getDispute(db: Db, id: string): Promise<Dispute> {
  const [dispute] = await db.select().from(disputes).where(eq(disputes.id, id));
  if (!dispute) throw notFound('dispute_not_found');
  return dispute;
}

export async function lockDispute(tx: Tx, id: string): Promise<Dispute> {
  const [dispute] = await tx.select().from(disputes).where(eq(disputes.id, id)).for('update');
  if (!dispute) throw notFound('dispute_not_found');
  return dispute;
}

/** A dispute with its service and the professional, whose work a moderator may look at. */
export async function getDisputedService(db: Db, disputeId: string) {
  const [found] = await db
    .select({ service: services, person: people, decidedAt: disputes.decidedAt })
    .from(disputes)
    .innerJoin(services, eq(services.id, disputes.serviceId))
    .leftJoin(people, eq(people.id, services.professionalId))
    .where(eq(disputes.id, disputeId));
  if (!found) throw notFound('dispute_not_found');
  return found;
}
