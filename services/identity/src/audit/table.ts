import { lookEndings } from '@sidework/contracts/identity/staff/audit-log';
import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { identity, moment } from '../schema.ts';

/**
 * Whether an entry is more than a permitted read without a reason. Most entries are such reads, so the index holds only
 * the others. Postgres uses that index only where a query repeats this condition word for word.
 */
export const isDecision = sql.raw(
  `(action !~ '(${lookEndings.join('|')})$' or reason is not null or outcome <> 'done')`,
);

/**
 * Actions in the name of an administrator or guardian, and reads of a child's data, in any service. Rows are added and
 * never changed.
 */
export const auditLog = identity.table(
  'audit_log',
  {
    id: uuid().primaryKey(),
    /** Null for a service token, whose name is in `actorName`. */
    actorId: uuid(),
    actorName: text().notNull(),
    action: text().notNull(),
    targetId: uuid(),
    /** The reason, if the action asks for one. */
    reason: text(),
    outcome: text({ enum: ['done', 'denied'] })
      .notNull()
      .default('done'),
    /** The service in which the action was done. */
    service: text().notNull().default('identity'),
    details: jsonb().$type<Record<string, unknown>>().notNull(),
    requestId: text().notNull(),
    address: text(),
    at: timestamp(moment).notNull(),
  },
  (entry) => [
    index('audit_log_at_idx').on(entry.at),
    index('audit_log_decisions_idx').on(entry.at, entry.id).where(isDecision),
    index('audit_log_target_id_idx').on(entry.targetId),
    index('audit_log_actor_id_idx').on(entry.actorId),
  ],
);

/**
 * The chain: the place of each entry and its hash, which is over the hash before it and all that the entry says. The
 * database adds it as the entry's transaction commits (see the migration), so that their order is the order of commits.
 */
export const auditSeals = identity.table('audit_seals', {
  position: bigint({ mode: 'number' }).primaryKey(),
  entryId: uuid().notNull().unique('audit_seals_entry_id_key'),
  previousHash: text().notNull(),
  hash: text().notNull(),
});
