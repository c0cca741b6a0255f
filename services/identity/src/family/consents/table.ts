import { consentMethods, consentStatuses } from '@sidework/contracts/identity/family/consents';
import { type KidsPermit, kidsPermits } from '@sidework/contracts/identity/kids/kids';
import { sql } from 'drizzle-orm';
import { check, index, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { identity, moment } from '../../schema.ts';

/** A guardian's consent: when, how and in which words. It is kept longer than the account, so it references no row. */
export const consents = identity.table(
  'consents',
  {
    id: uuid().primaryKey(),
    childId: uuid().notNull(),
    guardianId: uuid().notNull(),
    /** Each request gives one consent at most. */
    requestId: uuid().notNull(),
    method: text({ enum: consentMethods }).notNull(),
    status: text({ enum: consentStatuses }).notNull(),
    permits: text({ enum: kidsPermits }).array().$type<KidsPermit[]>().notNull(),
    policyVersion: text().notNull(),
    /** SHA-256 of the texts that were shown. */
    textsHash: text().notNull(),
    address: text(),
    submittedAt: timestamp(moment).notNull(),
    givenAt: timestamp(moment),
    /** The member of staff who decided about a form or a talk. */
    decidedBy: uuid(),
    decidedAt: timestamp(moment),
    reason: text(),
    revokedAt: timestamp(moment),
    revokedBy: uuid(),
    cardBrand: text(),
    cardLast4: text(),
    /** The provider's name for the charge. */
    cardReference: text(),
    /** The key of the signed form in the object store. */
    formKey: text(),
    /** When the second mail is due that asks whether it was really them; null once it is sent, or needless. */
    confirmDueAt: timestamp(moment),
  },
  (consent) => [
    uniqueIndex('consents_request_id_key').on(consent.requestId),
    index('consents_child_id_idx').on(consent.childId),
    index('consents_guardian_id_idx').on(consent.guardianId),
    index('consents_pending_idx').on(consent.submittedAt).where(sql`status = 'pending'`),
    index('consents_confirm_due_at_idx')
      .on(consent.confirmDueAt)
      .where(sql`confirm_due_at is not null`),
    // One that is waited for or holds, of each guardian for each child.
    uniqueIndex('consents_live_key')
      .on(consent.childId, consent.guardianId)
      .where(sql`status in ('waiting_for_form', 'pending', 'given')`),
    check('consents_given_check', sql`status <> 'given' or given_at is not null`),
  ],
);
export type Consent = typeof consents.$inferSelect;
