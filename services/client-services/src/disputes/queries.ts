import type { Db, Tx } from '@sidework/chassis/db/db';
import { save } from '@sidework/chassis/db/save';
import { notFound } from '@sidework/chassis/errors';
import type { PageOfDue } from '@sidework/chassis/jobs/each-alone';
import { people } from '@sidework/chassis/people/people';
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte } from 'drizzle-orm';
import { services } from '../services/table.ts';
import type { Evidence, Message } from './case.ts';
import type { Dispute } from './dispute.ts';
import { disputeEvidence, disputeMessages, disputes } from './table.ts';

/** Few: each is opened once the one before it is settled. */
export const disputesOf = (db: Db, serviceId: string): Promise<Dispute[]> =>
  db
    .select()
    .from(disputes)
    .where(eq(disputes.serviceId, serviceId))
    .orderBy(desc(disputes.openedAt), desc(disputes.id))
    .limit(20);

/** At most ten of each side of a dispute. */
export const evidenceOf = async (db: Db, disputeIds: string[]): Promise<Evidence[]> =>
  disputeIds.length === 0
    ? []
    : db
        .select()
        .from(disputeEvidence)
        .where(inArray(disputeEvidence.disputeId, disputeIds))
        .orderBy(asc(disputeEvidence.addedAt), asc(disputeEvidence.id));

/** At most forty of each side of a dispute. */
export const messagesOf = async (db: Db, disputeIds: string[]): Promise<Message[]> =>
  disputeIds.length === 0
    ? []
    : db
        .select()
        .from(disputeMessages)
        .where(inArray(disputeMessages.disputeId, disputeIds))
        .orderBy(asc(disputeMessages.sentAt), asc(disputeMessages.messageId));

/** News that comes a second time adds nothing. */
export async function insertMessages(tx: Tx, messages: Message[]): Promise<void> {
  if (messages.length > 0) await tx.insert(disputeMessages).values(messages).onConflictDoNothing();
}

/** A file of a dispute about this service, or of this dispute while it waits for a moderator. */
export async function getEvidence(
  db: Db,
  id: string,
  of: { serviceId: string } | { disputeId: string },
): Promise<Evidence> {
  const [found] = await db
    .select({ evidence: disputeEvidence })
    .from(disputeEvidence)
    .innerJoin(disputes, eq(disputes.id, disputeEvidence.disputeId))
    .where(
      and(
        eq(disputeEvidence.id, id),
        'serviceId' in of
          ? eq(disputes.serviceId, of.serviceId)
          : and(eq(disputes.id, of.disputeId), isNull(disputes.decidedAt)),
      ),
    );
  if (!found) throw notFound('evidence_not_found');
  return found.evidence;
}

export async function insertEvidence(tx: Tx, evidence: Evidence): Promise<void> {
  await tx.insert(disputeEvidence).values(evidence);
}

/** The newest dispute about a locked service, while it is not settled. */
export async function lockStanding(tx: Tx, serviceId: string): Promise<Dispute> {
  const dispute = await lockNewest(tx, serviceId);
  if (!dispute || dispute.settledAt) throw notFound('dispute_not_open');
  return dispute;
}

export async function lockNewest(tx: Tx, serviceId: string): Promise<Dispute | undefined> {
  const [dispute] = await tx
    .select()
    .from(disputes)
    .where(eq(disputes.serviceId, serviceId))
    .orderBy(desc(disputes.openedAt), desc(disputes.id))
    .limit(1)
    .for('update');
  return dispute;
}

export const saveDispute = (tx: Tx, before: Dispute, after: Dispute): Promise<void> =>
  save(tx, disputes, before, after);

/** The decisions whose time for an appeal is over. */
export const dueDisputes = (db: Db, at: Date, { after, limit }: PageOfDue) =>
  db
    .select({ id: disputes.id, serviceId: disputes.serviceId })
    .from(disputes)
    .where(
      and(
        isNotNull(disputes.decidedAt),
        isNull(disputes.settledAt),
        isNotNull(disputes.appealUntil),
        lte(disputes.appealUntil, at),
        after ? gt(disputes.id, after) : undefined,
      ),
    )
    .orderBy(disputes.id)
    .limit(limit);

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
