import { bigint, date, integer, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { clientServices } from '../postgres-schema.ts';

/**
 * The completed work of a professional that counts, by the UTC day of its completion. Triggers of `services` keep it, so
 * that its sums need not look through all the work.
 */
export const completedDays = clientServices.table(
  'completed_days',
  {
    professionalId: uuid().notNull(),
    day: date({ mode: 'string' }).notNull(),
    serviceCount: integer().notNull(),
    revenueCents: bigint({ mode: 'number' }).notNull(),
  },
  (completed) => [primaryKey({ columns: [completed.professionalId, completed.day] })],
);
