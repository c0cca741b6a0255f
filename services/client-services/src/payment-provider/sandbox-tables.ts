import { sql } from 'drizzle-orm';
import { bigint, index, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { clientServices } from '../postgres-schema.ts';

const moment = { withTimezone: true, precision: 3, mode: 'date' } as const;

/** The charges of the sandbox, which moves no money. */
export const sandboxCharges = clientServices.table('sandbox_charges', {
  reference: text().primaryKey(),
  paymentId: uuid().notNull(),
  amountCents: bigint({ mode: 'number' }).notNull(),
  state: text({ enum: ['confirming', 'succeeded', 'failed'] }).notNull(),
});

/** The webhooks of the sandbox: signed, sent later, and in its test mode late and twice. */
export const sandboxWebhooks = clientServices.table(
  'sandbox_webhooks',
  {
    id: uuid().primaryKey(),
    body: text().notNull(),
    deliverAt: timestamp(moment).notNull(),
    deliveredAt: timestamp(moment),
  },
  (webhook) => [
    index('sandbox_webhooks_deliver_at_idx').on(webhook.deliverAt).where(sql`delivered_at is null`),
  ],
);

/** The bank accounts of the sandbox, by their tokens; no number is kept. */
export const sandboxBankAccounts = clientServices.table('sandbox_bank_accounts', {
  token: text().primaryKey(),
  outcome: text({ enum: ['verified', 'failed', 'needs_document', 'refused_later'] }).notNull(),
});

/** The cards that the sandbox keeps for people, as they are shown; no number is kept. */
export const sandboxCards = clientServices.table(
  'sandbox_cards',
  {
    token: text().primaryKey(),
    personId: uuid().notNull(),
    brand: text().notNull(),
    lastFour: text().notNull(),
    expiry: text().notNull(),
    outcome: text({ enum: ['confirming', 'succeeded'] }).notNull(),
    savedAt: timestamp(moment).notNull(),
  },
  (card) => [
    unique('sandbox_cards_person_id_unique').on(card.personId, card.lastFour, card.expiry),
    index('sandbox_cards_person_id_idx').on(card.personId, card.savedAt, card.token),
  ],
);
