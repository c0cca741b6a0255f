import type { Db, Tx } from '@sidework/chassis/db/db';
import { notFound } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import { people } from '@sidework/chassis/people/people';
import { shownName } from '@sidework/chassis/people/shown-name';
import type { DisputeView, PaymentRecord } from '@sidework/contracts/client-services/escrow';
import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Deps } from '../deps.ts';
import type { Dispute } from '../escrow/dispute.ts';
import { historyOf } from '../escrow/queries.ts';
import { disputes } from '../escrow/table.ts';
import { accountLabels } from '../ledger/posting.ts';
import { entriesOf } from '../ledger/queries.ts';
import { readService } from '../services/read-service.ts';
import type { Service } from '../services/service.ts';
import { services } from '../services/table.ts';
import { stageChanges } from '../stage-changes/table.ts';

/** The history of a service's money, with the ledger's entries behind each figure. */
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

/** The service whose countdown to its release ended first. */
export async function findDueRelease(db: Db, at: Date): Promise<string | undefined> {
  const [due] = await db
    .select({ id: services.id })
    .from(services)
    .where(and(lte(services.releasesAt, at), eq(services.isDisputed, false)))
    .orderBy(asc(services.releasesAt))
    .limit(1);
  return due?.id;
}

/** Both sides of a service, as far as their names and accounts are known. */
export const partiesOf = (db: Db, { professionalId, clientId }: Service) =>
  db
    .select({ id: people.id, fullName: people.fullName, accountType: people.accountType })
    .from(people)
    .where(inArray(people.id, [professionalId, clientId]));
