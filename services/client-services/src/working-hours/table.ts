import type { WorkingHours } from '@sidework/contracts/client-services/working-hours';
import { sql } from 'drizzle-orm';
import { check, jsonb, timestamp, uuid } from 'drizzle-orm/pg-core';
import { clientServices } from '../postgres-schema.ts';

/** One row for each professional who can be booked. */
export const workingHours = clientServices.table(
  'working_hours',
  {
    professionalId: uuid().primaryKey(),
    hours: jsonb().$type<WorkingHours>().notNull(),
    changedAt: timestamp({ withTimezone: true, precision: 3, mode: 'date' }).notNull(),
  },
  () => [check('working_hours_hours_check', sql`jsonb_typeof(hours) = 'object'`)],
);
