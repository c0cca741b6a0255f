import { index, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { clientServices } from '../postgres-schema.ts';
import { services, stageKeys } from '../services/table.ts';

/** Every move of a service from stage to stage, by whom and, where it went back, why (D-53). */
export const stageChanges = clientServices.table(
  'stage_changes',
  {
    id: uuid().primaryKey(),
    serviceId: uuid()
      .notNull()
      .references(() => services.id),
    fromStage: text({ enum: stageKeys }).notNull(),
    toStage: text({ enum: stageKeys }).notNull(),
    reason: text(),
    changedBy: uuid().notNull(),
    changedAt: timestamp({ withTimezone: true, precision: 3, mode: 'date' }).notNull(),
  },
  (change) => [index('stage_changes_service_id_idx').on(change.serviceId, change.changedAt)],
);
