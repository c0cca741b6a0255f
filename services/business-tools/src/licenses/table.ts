import { sql } from 'drizzle-orm';
import { check, date, index, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { businessTools } from '../postgres-schema.ts';

const moment = { withTimezone: true, precision: 3, mode: 'date' } as const;

export const licenses = businessTools.table(
  'licenses',
  {
    id: uuid().primaryKey(),
    professionalId: uuid().notNull(),
    licenseName: text().notNull(),
    licenseNumber: text().notNull(),
    licenseType: text(),
    issuingState: text(),
    issueDate: date({ mode: 'string' }),
    expiryDate: date({ mode: 'string' }),
    /** When its owner is reminded next; null where nothing is left to remind of. */
    remindOn: date({ mode: 'string' }),
    version: integer().notNull().default(1),
    createdAt: timestamp(moment).notNull(),
    updatedAt: timestamp(moment).notNull(),
  },
  (license) => [
    index('licenses_professional_id_idx').on(
      license.professionalId,
      sql`coalesce(expiry_date, 'infinity'::date)`,
      license.id,
    ),
    index('licenses_remind_on_idx').on(license.remindOn).where(sql`remind_on is not null`),
    check('licenses_name_check', sql`license_name <> '' and license_number <> ''`),
  ],
);
