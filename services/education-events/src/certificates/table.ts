import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { enrollments } from '../enrollments/table.ts';
import { educationEvents } from '../postgres-schema.ts';

const moment = { withTimezone: true, precision: 3, mode: 'date' } as const;

/** As it was issued: what the course or the person is called later changes nothing of it. */
export const certificates = educationEvents.table(
  'certificates',
  {
    id: uuid().primaryKey(),
    code: text().notNull(),
    enrollmentId: uuid()
      .notNull()
      .references(() => enrollments.id),
    userId: uuid().notNull(),
    holderName: text().notNull(),
    courseTitle: text().notNull(),
    category: text().notNull(),
    format: text().notNull(),
    hours: doublePrecision().notNull(),
    credits: doublePrecision().notNull(),
    /** Null of those that were issued before the time was measured. */
    activeMinutes: integer(),
    isSample: boolean().notNull().default(false),
    sponsorName: text().notNull(),
    completedOn: date({ mode: 'string' }).notNull(),
    issuedAt: timestamp(moment).notNull(),
    revokedAt: timestamp(moment),
    revokedBy: uuid(),
    revokedReason: text(),
  },
  (certificate) => [
    unique('certificates_code_unique').on(certificate.code),
    unique('certificates_enrollment_id_unique').on(certificate.enrollmentId),
    index('certificates_user_id_idx').on(certificate.userId),
  ],
);
