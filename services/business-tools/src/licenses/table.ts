import { licenseChecks, licenseKinds } from '@sidework/contracts/business-tools/license-options';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { businessTools } from '../postgres-schema.ts';

const moment = { withTimezone: true, precision: 3, mode: 'date' } as const;

export const licenses = businessTools.table(
  'licenses',
  {
    id: uuid().primaryKey(),
    professionalId: uuid().notNull(),
    kind: text({ enum: licenseKinds }).notNull().default('license'),
    licenseName: text().notNull(),
    licenseNumber: text().notNull(),
    licenseType: text(),
    issuingState: text(),
    issueDate: date({ mode: 'string' }),
    expiryDate: date({ mode: 'string' }),
    /** When its owner is reminded next; null where nothing is left to remind of. */
    remindOn: date({ mode: 'string' }),
    /** `verified` is what others read of, as long as it has not ended. */
    check: text({ enum: licenseChecks }).notNull().default('none'),
    /** The document in its owner's vault that staff look at. */
    paperId: uuid(),
    askedAt: timestamp(moment),
    checkedAt: timestamp(moment),
    refusal: text(),
    /** The name of the account when staff verified an ID; under another name it shows no more. */
    holderName: text(),
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
    index('licenses_waiting_idx').on(license.askedAt, license.id).where(sql`"check" = 'waiting'`),
    index('licenses_verified_idx')
      .on(license.checkedAt, license.id)
      .where(sql`"check" = 'verified'`),
    check('licenses_kind_check', sql`kind in ('license', 'identity')`),
    check('licenses_name_check', sql`license_name <> '' and license_number <> ''`),
  ],
);
