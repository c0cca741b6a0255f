import type { Db } from '@sidework/chassis/db/db';
import { people } from '@sidework/chassis/people/people';
import { shownName } from '@sidework/chassis/people/shown-name';
import type { DisputeView } from '@sidework/contracts/client-services/escrow';
import { asc, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { services } from '../services/table.ts';
import { stageChanges } from '../stage-changes/table.ts';
import { disputes } from './table.ts';
import { followed, givenTo } from './view.ts';

const clients = alias(people, 'client');
const professionals = alias(people, 'professional');

const stageChangedAt = sql`(
  select max(${stageChanges.changedAt}) from ${stageChanges}
  where ${stageChanges.serviceId} = ${services.id})`.mapWith(stageChanges.changedAt);

/** The disputes that wait for a moderator, appealed ones among them. */
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
  const givenOf = await givenTo(
    db,
    rows.map(({ dispute }) => dispute),
  );
  return rows.map(({ dispute, service, client, professional, stageChangedAt: changedAt }) => ({
    ...followed(dispute, givenOf(dispute), 'moderator'),
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
