// biome-ignore lint/suspicious/noDeprecatedImports: only the variadic form of primaryKey is deprecated
import { primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { identity, moment } from '../schema.ts';

/** An account that was deleted, and which services have forgotten the person. */
export const erasures = identity.table('erasures', {
  userId: uuid().primaryKey(),
  /** The person, a guardian or an administrator; null for a program. */
  requestedBy: uuid(),
  requestedAt: timestamp(moment).notNull(),
  completedAt: timestamp(moment),
});

export const erasureParts = identity.table(
  'erasure_parts',
  {
    userId: uuid()
      .notNull()
      .references(() => erasures.userId, { onDelete: 'cascade' }),
    service: text().notNull(),
    erasedAt: timestamp(moment).notNull(),
  },
  (part) => [primaryKey({ columns: [part.userId, part.service] })],
);
