import type { CertificateDetails } from '@sidework/contracts/education-events/certificate-details';
import {
  type CourseFormat,
  courseFormatKeys,
} from '@sidework/contracts/education-events/course-options';
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { enrollments } from '../enrollments/table.ts';
import { educationEvents } from '../postgres-schema.ts';

const moment = { withTimezone: true, precision: 3, mode: 'date' } as const;

/** As it was issued: what the course or the person is called later changes nothing of it. */
const paper = () => ({
  id: uuid().primaryKey(),
  code: text().notNull(),
  userId: uuid().notNull(),
  holderName: text().notNull(),
  courseTitle: text().notNull(),
  category: text().notNull(),
  format: text({ enum: courseFormatKeys as [CourseFormat, ...CourseFormat[]] }).notNull(),
  hours: doublePrecision().notNull(),
  credits: doublePrecision().notNull(),
  /** Null of those that were issued before the time was measured. */
  activeMinutes: integer(),
  isSample: boolean().notNull().default(false),
  sponsorName: text().notNull(),
  /** Null where the course does not say them. */
  details: jsonb().$type<CertificateDetails>(),
  completedOn: date({ mode: 'string' }).notNull(),
  issuedAt: timestamp(moment).notNull(),
});

export const certificates = educationEvents.table(
  'certificates',
  {
    ...paper(),
    enrollmentId: uuid()
      .notNull()
      .references(() => enrollments.id),
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

/** Certificates that others with a new name took the place of; their codes still say so. */
export const supersededCertificates = educationEvents.table(
  'superseded_certificates',
  {
    ...paper(),
    /** The certificate of this enrollment took its place. Null of those from before it was kept. */
    enrollmentId: uuid().references(() => enrollments.id),
    supersededAt: timestamp(moment).notNull(),
  },
  (certificate) => [
    unique('superseded_certificates_code_unique').on(certificate.code),
    index('superseded_certificates_user_id_idx').on(certificate.userId),
  ],
);
