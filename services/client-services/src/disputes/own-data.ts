import { allRows } from '@sidework/chassis/db/all-rows';
import type { Db } from '@sidework/chassis/db/db';
import { formatCents } from '@sidework/contracts/kernel/money';
import { and, eq, or } from 'drizzle-orm';
import type { OwnPart } from '../people/own-part.ts';
import { services } from '../services/table.ts';
import { disputeEvidence, disputeMessages, disputes } from './table.ts';

/** Both sides rely on the decision about the money, so disputes stay. */
export const ownDisputes: OwnPart = {
  gathers: [disputes, disputeEvidence, disputeMessages],
  erases: [],
  files: (db, { userId }) => [
    {
      name: 'disputes.json',
      about: 'The disputes about your services, and how they were decided.',
      rows: disputesOf(db, userId),
    },
    {
      name: 'dispute-files.json',
      about: 'The papers and photos that you added to disputes. The names open them.',
      rows: filesOf(db, userId),
    },
    {
      name: 'dispute-messages.json',
      about: 'The messages that you gave to disputes, as moderators read them.',
      rows: givenMessagesOf(db, userId),
    },
  ],
};

const isOwn = (by: 'client' | 'professional', clientId: string, userId: string) =>
  (by === 'client') === (clientId === userId);

const isParty = (userId: string) =>
  or(eq(services.clientId, userId), eq(services.professionalId, userId));

const disputesOf = (db: Db, userId: string) =>
  allRows({
    order: [disputes.openedAt, disputes.id],
    ask: ({ after, limit }) =>
      db
        .select({ dispute: disputes, title: services.title, clientId: services.clientId })
        .from(disputes)
        .innerJoin(services, eq(services.id, disputes.serviceId))
        .where(and(isParty(userId), after))
        .orderBy(disputes.openedAt, disputes.id)
        .limit(limit),
    place: ({ dispute }) => [dispute.openedAt, dispute.id],
    present: ({ dispute, title, clientId }) => ({
      service: title,
      openedBy: isOwn(dispute.openedBy, clientId, userId) ? 'you' : 'the other side',
      reason:
        isOwn(dispute.openedBy, clientId, userId) || !dispute.isReasonHeld ? dispute.reason : null,
      answer:
        !isOwn(dispute.openedBy, clientId, userId) || !dispute.isAnswerHeld ? dispute.answer : null,
      appealReason:
        isOwn(dispute.appealedBy ?? 'client', clientId, userId) || !dispute.isAppealHeld
          ? dispute.appealReason
          : null,
      firstDecision: dispute.firstDecision && {
        decidedAt: dispute.firstDecision.decidedAt,
        toClient: formatCents(dispute.firstDecision.toClientCents),
        toProfessional: formatCents(dispute.firstDecision.toProfessionalCents),
        explanation: dispute.firstDecision.explanation,
      },
      appealedAt: dispute.appealedAt?.toISOString() ?? null,
      openedAt: dispute.openedAt.toISOString(),
      decidedAt: dispute.decidedAt?.toISOString() ?? null,
      explanation: dispute.explanation,
    }),
  });

const isAddedBy = (
  userId: string,
  { addedBy }: Pick<typeof disputeEvidence | typeof disputeMessages, 'addedBy'> = disputeEvidence,
) =>
  or(
    and(eq(addedBy, 'client'), eq(services.clientId, userId)),
    and(eq(addedBy, 'professional'), eq(services.professionalId, userId)),
  );

const givenMessagesOf = (db: Db, userId: string) =>
  allRows({
    order: [disputeMessages.addedAt, disputeMessages.messageId],
    ask: ({ after, limit }) =>
      db
        .select({ message: disputeMessages, title: services.title })
        .from(disputeMessages)
        .innerJoin(disputes, eq(disputes.id, disputeMessages.disputeId))
        .innerJoin(services, eq(services.id, disputes.serviceId))
        .where(and(isAddedBy(userId, disputeMessages), after))
        .orderBy(disputeMessages.addedAt, disputeMessages.messageId)
        .limit(limit),
    place: ({ message }) => [message.addedAt, message.messageId],
    present: ({ message, title }) => ({
      service: title,
      sentBy: message.sentBy === message.addedBy ? 'you' : 'the other side',
      content: message.content,
      sentAt: message.sentAt.toISOString(),
      addedAt: message.addedAt.toISOString(),
    }),
  });

const filesOf = (db: Db, userId: string) =>
  allRows({
    order: [disputeEvidence.addedAt, disputeEvidence.id],
    ask: ({ after, limit }) =>
      db
        .select({ evidence: disputeEvidence, title: services.title })
        .from(disputeEvidence)
        .innerJoin(disputes, eq(disputes.id, disputeEvidence.disputeId))
        .innerJoin(services, eq(services.id, disputes.serviceId))
        .where(and(isAddedBy(userId), after))
        .orderBy(disputeEvidence.addedAt, disputeEvidence.id)
        .limit(limit),
    place: ({ evidence }) => [evidence.addedAt, evidence.id],
    present: ({ evidence, title }) => ({
      service: title,
      name: evidence.id,
      type: evidence.fileType,
      addedAt: evidence.addedAt.toISOString(),
    }),
  });
