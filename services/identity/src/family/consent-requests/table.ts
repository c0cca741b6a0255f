import { index, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { profiles } from '../../profiles/table.ts';
import { identity, moment } from '../../schema.ts';

/** A link that was mailed to a parent. Of its token only the SHA-256 is kept; a newer one to the same child ends it. */
export const consentRequests = identity.table(
  'consent_requests',
  {
    id: uuid().primaryKey(),
    childId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    parentEmail: text().notNull(),
    policyVersion: text().notNull(),
    tokenHash: text().notNull(),
    createdAt: timestamp(moment).notNull(),
    expiresAt: timestamp(moment).notNull(),
    usedAt: timestamp(moment),
    usedBy: uuid(),
    /** The start of a card check; the link is reserved meanwhile. */
    reservedAt: timestamp(moment),
    /** The hash of the code that was mailed to the same address, for a guardian whose account has another one. */
    codeHash: text(),
    codeExpiresAt: timestamp(moment),
    /** Since when a newer one took its place. */
    endedAt: timestamp(moment),
  },
  (request) => [
    uniqueIndex('consent_requests_token_hash_key').on(request.tokenHash),
    index('consent_requests_child_id_idx').on(request.childId, request.createdAt),
    index('consent_requests_expires_at_idx').on(request.expiresAt),
  ],
);
export type ConsentRequest = typeof consentRequests.$inferSelect;
