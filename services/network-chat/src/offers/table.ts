import { offerStatuses } from '@sidework/contracts/network-chat/offers';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { conversations } from '../conversations/table.ts';
import { moment, networkChat } from '../postgres-schema.ts';

/** The terms that a message offers. Their id is the message's, whose words are the scope. */
export const offers = networkChat.table(
  'offers',
  {
    id: uuid().primaryKey(),
    conversationId: uuid()
      .notNull()
      .references(() => conversations.id),
    professionalId: uuid().notNull(),
    clientId: uuid().notNull(),
    title: text().notNull(),
    amountCents: bigint({ mode: 'number' }).notNull(),
    day: date({ mode: 'string' }),
    workingDays: integer(),
    gigId: uuid(),
    status: text({ enum: offerStatuses }).notNull().default('open'),
    createdAt: timestamp(moment).notNull(),
    expiresAt: timestamp(moment).notNull(),
    answeredAt: timestamp(moment),
    serviceId: uuid(),
  },
  (offer) => [
    uniqueIndex('offers_open_idx')
      .on(offer.conversationId, offer.professionalId)
      .where(sql`status = 'open'`),
    index('offers_expires_at_idx').on(offer.expiresAt).where(sql`status = 'open'`),
    index('offers_professional_id_idx').on(offer.professionalId).where(sql`status = 'open'`),
    index('offers_client_id_idx').on(offer.clientId).where(sql`status = 'open'`),
    check('offers_amount_check', sql`amount_cents > 0`),
    check('offers_time_check', sql`(day is null) <> (working_days is null)`),
    check('offers_answered_check', sql`(status = 'open') = (answered_at is null)`),
    check('offers_service_check', sql`service_id is null or status = 'accepted'`),
  ],
);
