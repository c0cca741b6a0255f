import {
  type CourseCategory,
  courseCategoryKeys,
} from '@sidework/contracts/education-events/course-options';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  numeric,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
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
    profession: text({ enum: courseCategoryKeys as [CourseCategory, ...CourseCategory[]] }),
    state: text(),
    subject: text(),
    carryOverHours: numeric(hours).notNull().default(0),
    carriedHours: numeric(hours).notNull().default(0),
    startsOn: date({ mode: 'string' }),
    /** The requirement of the period before, whose excess hours it carries on. */
    previousId: uuid(),
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
    index('ce_requirements_profession_idx')
      .on(requirement.professionalId, requirement.profession)
      .where(sql`profession is not null`),
    uniqueIndex('ce_requirements_previous_id_idx')
      .on(requirement.previousId)
      .where(sql`previous_id is not null`),
    index('ce_requirements_license_idx').on(requirement.relatedLicenseId),
    index('ce_requirements_remind_on_idx')
      .on(requirement.remindOn)
      .where(sql`remind_on is not null`),
    check('ce_requirements_hours_check', sql`hours_required > 0 and hours_completed >= 0`),
    check('ce_requirements_name_check', sql`requirement_name <> ''`),
  ],
);

/** The hours of a finished course, or of an event that was attended, as they were counted to a requirement. */
export const ceCredits = businessTools.table(
  'ce_credits',
  {
    id: uuid().primaryKey(),
    professionalId: uuid().notNull(),
    requirementId: uuid()
      .notNull()
      .references(() => ceRequirements.id, { onDelete: 'cascade' }),
    /** The course, which has a certificate; null for an event. */
    enrollmentId: uuid(),
    /** The seat at an event; null for a course. */
    registrationId: uuid(),
    courseTitle: text().notNull(),
    hours: numeric(hours).notNull(),
    completedOn: date({ mode: 'string' }).notNull(),
    certificateId: uuid(),
    certificateCode: text(),
    revokedAt: timestamp(moment),
    createdAt: timestamp(moment).notNull(),
  },
  (credit) => [
    unique('ce_credits_enrollment_id_requirement_id_unique').on(
      credit.enrollmentId,
      credit.requirementId,
    ),
    unique('ce_credits_registration_id_requirement_id_unique').on(
      credit.registrationId,
      credit.requirementId,
    ),
    index('ce_credits_requirement_id_idx').on(credit.requirementId),
    index('ce_credits_professional_id_idx').on(credit.professionalId, credit.createdAt, credit.id),
    check('ce_credits_hours_check', sql`hours > 0`),
    check(
      'ce_credits_source_check',
      sql`(registration_id is null) = (enrollment_id is not null and certificate_code is not null)`,
    ),
  ],
);

/**
 * It says that the certificate of a course was revoked or replaced. It is kept because that may be handled before the
 * course itself is counted.
 */
export const ceCertificates = businessTools.table(
  'ce_certificates',
  {
    enrollmentId: uuid().primaryKey(),
    professionalId: uuid().notNull(),
    /** The newest certificate with its code; null unless it took the place of another. */
    certificateId: uuid(),
    certificateCode: text(),
    /** The event that told of that certificate; an older one changes nothing. */
    sequence: integer().notNull().default(0),
    revokedAt: timestamp(moment),
    createdAt: timestamp(moment).notNull(),
  },
  (certificate) => [
    index('ce_certificates_professional_id_idx').on(
      certificate.professionalId,
      certificate.createdAt,
      certificate.enrollmentId,
    ),
  ],
);

/** An attendee of an event with hours is in or out: the last act at the door counts, also where an earlier one is told later. */
export const ceAttendances = businessTools.table(
  'ce_attendances',
  {
    registrationId: uuid().primaryKey(),
    professionalId: uuid().notNull(),
    isIn: boolean().notNull(),
    /** The event that told of it. */
    sequence: integer().notNull(),
    createdAt: timestamp(moment).notNull(),
  },
  (attendance) => [
    index('ce_attendances_professional_id_idx').on(
      attendance.professionalId,
      attendance.createdAt,
      attendance.registrationId,
    ),
  ],
);
