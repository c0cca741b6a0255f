import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { courses } from '../courses/table.ts';
import { educationEvents } from '../postgres-schema.ts';

const moment = { withTimezone: true, precision: 3, mode: 'date' } as const;

/** A coupon of an educator lowers the price of one course. */
export const courseCoupons = educationEvents.table(
  'course_coupons',
  {
    id: uuid().primaryKey(),
    courseId: integer()
      .notNull()
      .references(() => courses.id),
    code: text().notNull(),
    percentOff: integer(),
    centsOff: bigint({ mode: 'number' }),
    /** Null for no limit. */
    mostUses: integer(),
    validFrom: timestamp(moment),
    validUntil: timestamp(moment),
    createdAt: timestamp(moment).notNull(),
    endedAt: timestamp(moment),
  },
  (coupon) => [
    unique('course_coupons_code_unique').on(coupon.courseId, coupon.code),
    index('course_coupons_course_id_idx').on(coupon.courseId, coupon.createdAt, coupon.id),
    check('course_coupons_worth_check', sql`(percent_off is null) <> (cents_off is null)`),
    check('course_coupons_percent_check', sql`percent_off between 1 and 100`),
    check('course_coupons_cents_check', sql`cents_off > 0`),
    check('course_coupons_uses_check', sql`most_uses > 0`),
  ],
);
