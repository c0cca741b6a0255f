import { sql } from 'drizzle-orm';
import { check, date, index, integer, numeric, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { licenses } from '../licenses/table.ts';
import { businessTools } from '../postgres-schema.ts';

const moment = { withTimezone: true, precision: 3, mode: 'date' } as const;
const hours = { precision: 6, scale: 2, mode: 'number' } as const;

export const ceRequirements = businessTools.table(
  'ce_requirements',
  {
    id: uuid().primaryKey(),
    professionalId: uuid().notNull(),
    requirementName: text().notNull(),
    hoursRequired: numeric(hours).notNull(),
    hoursCompleted: numeric(hours).notNull().default(0),
    deadline: date({ mode: 'string' }).notNull(),
    relatedLicenseId: uuid().references(() => licenses.id, { onDelete: 'set null' }),
    /** When its owner is reminded next; null where nothing is left to remind of. */
    remindOn: date({ mode: 'string' }),
    version: integer().notNull().default(1),
    createdAt: timestamp(moment).notNull(),
    updatedAt: timestamp(moment).notNull(),
  },
  (requirement) => [
    index('ce_requirements_professional_id_idx').on(
      requirement.professionalId,
      requirement.deadline,
      requirement.id,
    ),
    index('ce_requirements_license_idx').on(requirement.relatedLicenseId),
    index('ce_requirements_remind_on_idx')
      .on(requirement.remindOn)
      .where(sql`remind_on is not null`),
    check('ce_requirements_hours_check', sql`hours_required > 0 and hours_completed >= 0`),
    check('ce_requirements_name_check', sql`requirement_name <> ''`),
  ],
);
