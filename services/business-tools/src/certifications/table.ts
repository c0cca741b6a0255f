import { sql } from 'drizzle-orm';
import { check, date, index, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { businessTools } from '../postgres-schema.ts';

const moment = { withTimezone: true, precision: 3, mode: 'date' } as const;

export const certifications = businessTools.table(
  'certifications',
  {
    id: uuid().primaryKey(),
    professionalId: uuid().notNull(),
    certificationName: text().notNull(),
    issuingOrganization: text().notNull(),
    certificationNumber: text(),
    issueDate: date({ mode: 'string' }),
    expiryDate: date({ mode: 'string' }),
    /** When its owner is reminded next; null where nothing is left to remind of. */
    remindOn: date({ mode: 'string' }),
    version: integer().notNull().default(1),
    createdAt: timestamp(moment).notNull(),
    updatedAt: timestamp(moment).notNull(),
  },
  (certification) => [
    index('certifications_professional_id_idx').on(
      certification.professionalId,
      sql`coalesce(expiry_date, 'infinity'::date)`,
      certification.id,
    ),
    index('certifications_remind_on_idx')
      .on(certification.remindOn)
      .where(sql`remind_on is not null`),
    check(
      'certifications_name_check',
      sql`certification_name <> '' and issuing_organization <> ''`,
    ),
  ],
);
