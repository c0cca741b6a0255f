import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  // biome-ignore lint/suspicious/noDeprecatedImports: only the variadic form of primaryKey is deprecated
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { clientServices } from '../postgres-schema.ts';
import { services } from '../services/table.ts';

const moment = { withTimezone: true, precision: 3, mode: 'date' } as const;
const cents = { mode: 'number' } as const;

/** A decision that was appealed. */
export interface FirstDecision {
  decidedBy: string;
  decidedAt: string;
  toClientCents: number;
  toProfessionalCents: number;
  explanation: string;
}

export const disputes = clientServices.table(
  'disputes',
  {
    id: uuid().primaryKey(),
    serviceId: uuid()
      .notNull()
      .references(() => services.id),
    openedBy: text({ enum: ['client', 'professional'] }).notNull(),
    reason: text().notNull(),
    openedAt: timestamp(moment).notNull(),
    decidedBy: uuid(),
    decidedAt: timestamp(moment),
    toClientCents: bigint(cents),
    toProfessionalCents: bigint(cents),
    explanation: text(),
    /** Words that the gate held back are read by their writer, guardians and moderators alone. */
    isReasonHeld: boolean().notNull().default(true),
    answer: text(),
    isAnswerHeld: boolean().notNull().default(false),
    answerUntil: timestamp(moment),
    answeredAt: timestamp(moment),
    firstDecision: jsonb().$type<FirstDecision>(),
    appealedBy: text({ enum: ['client', 'professional'] }),
    appealReason: text(),
    isAppealHeld: boolean().notNull().default(false),
    appealedAt: timestamp(moment),
    /** Null where no appeal is possible: the decision is final. */
    appealUntil: timestamp(moment),
    clientAcceptedAt: timestamp(moment),
    professionalAcceptedAt: timestamp(moment),
    settledAt: timestamp(moment),
  },
  (dispute) => [
    uniqueIndex('disputes_open_unique').on(dispute.serviceId).where(sql`decided_at is null`),
    index('disputes_service_id_idx').on(dispute.serviceId, dispute.openedAt, dispute.id),
    index('disputes_appeal_until_idx')
      .on(dispute.appealUntil)
      .where(sql`decided_at is not null and settled_at is null and appeal_until is not null`),
    index('disputes_opened_at_idx').on(dispute.openedAt).where(sql`decided_at is null`),
    check(
      'disputes_decided_check',
      sql`(decided_at is null) = (decided_by is null) and (decided_at is null) = (explanation is null)`,
    ),
  ],
);

/** Papers and photos of a dispute about work between adults. */
export const disputeEvidence = clientServices.table(
  'dispute_evidence',
  {
    id: uuid().primaryKey(),
    disputeId: uuid()
      .notNull()
      .references(() => disputes.id),
    addedBy: text({ enum: ['client', 'professional'] }).notNull(),
    /** The name of the stored file, and its type. */
    file: text().notNull(),
    fileType: text().notNull(),
    addedAt: timestamp(moment).notNull(),
  },
  (evidence) => [
    index('dispute_evidence_dispute_id_idx').on(evidence.disputeId, evidence.addedAt, evidence.id),
  ],
);

/** Messages that one side chose from its conversation with the other, copied as network-chat has them. */
export const disputeMessages = clientServices.table(
  'dispute_messages',
  {
    disputeId: uuid()
      .notNull()
      .references(() => disputes.id),
    messageId: uuid().notNull(),
    addedBy: text({ enum: ['client', 'professional'] }).notNull(),
    sentBy: text({ enum: ['client', 'professional'] }).notNull(),
    content: text().notNull(),
    fileCount: integer().notNull(),
    sentAt: timestamp(moment).notNull(),
    addedAt: timestamp(moment).notNull(),
  },
  (message) => [primaryKey({ columns: [message.disputeId, message.messageId] })],
);
