import { index, jsonb, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { identity, moment } from '../schema.ts';

/** What was done in an administrator's name. Rows are added and never changed. */
export const auditLog = identity.table(
  'audit_log',
  {
    id: uuid().primaryKey(),
    /** Null for a service token, whose name is in `actorName`. */
    actorId: uuid(),
    actorName: text().notNull(),
    action: text().notNull(),
    targetId: uuid(),
    details: jsonb().$type<Record<string, unknown>>().notNull(),
    requestId: text().notNull(),
    address: text(),
    at: timestamp(moment).notNull(),
  },
  (entry) => [
    index('audit_log_at_idx').on(entry.at),
    index('audit_log_target_id_idx').on(entry.targetId),
  ],
);
