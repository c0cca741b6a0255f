import type { Db } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { people } from '@sidework/chassis/people/people';
import { shownName } from '@sidework/chassis/people/shown-name';
import type { DisputeView, PaymentRecord } from '@sidework/contracts/client-services/escrow';
import { asc, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Deps } from '../deps.ts';
import { historyOf } from '../escrow/history.ts';
import { disputes } from '../escrow/table.ts';
import { accountLabels } from '../ledger/posting.ts';
import { entriesOf } from '../ledger/queries.ts';
import { readService } from '../services/read-service.ts';
import { services } from '../services/table.ts';
import { stageChanges } from '../stage-changes/table.ts';

/** What happened to the money of a service, for those who may read it, with the entries that each figure is of. */
export async function paymentHistoryFor(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  serviceId: string,
): Promise<PaymentRecord[]> {
  await readService({ db, now }, actor, serviceId);
  return paymentRecordsOf(db, serviceId);
}

export async function paymentRecordsOf(db: Db, serviceId: string): Promise<PaymentRecord[]> {
  const records = await historyOf(db, serviceId);
  const ids = records.flatMap(({ ledgerTransactionId }) => ledgerTransactionId ?? []);
  const entries = await entriesOf(db, [...new Set(ids)]);
  return records.map((record) => ({
    id: record.id,
    paymentType: record.paymentType,
    amountCents: record.amountCents,
    description: record.description,
    settlement: record.settlement,
    createdAt: record.createdAt.toISOString(),
    entries: entries
      .filter(({ transactionId }) => transactionId === record.ledgerTransactionId)
      .map(({ kind, amountCents: cents }) => ({
        account: accountLabels[kind],
        debitCents: cents > 0 ? cents : null,
        creditCents: cents < 0 ? -cents : null,
      })),
  }));
}

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
