import { conflict, unprocessable } from '@sidework/chassis/errors';
import type { CouponDraft } from '@sidework/contracts/education-events/course-coupons';
import { limits } from '@sidework/contracts/education-events/limits';
import type { courseCoupons } from './table.ts';

export type Coupon = typeof courseCoupons.$inferSelect;

/** A code that a course had before stays taken, because older copies of it are around. */
export function add(
  id: string,
  courseId: number,
  { validFrom, validUntil, ...draft }: CouponDraft,
  others: readonly Pick<Coupon, 'code'>[],
  now: Date,
): Coupon {
  if ((draft.percentOff === null) === (draft.centsOff === null))
    throw unprocessable('coupon_worth', undefined, {
      percentOff: 'Enter either a share or an amount',
    });
  const from = validFrom === null ? null : new Date(validFrom);
  const until = validUntil === null ? null : new Date(validUntil);
  if (until && until <= (from ?? now))
    throw unprocessable('coupon_dates', undefined, { validUntil: 'Must be after the start' });
  if (others.some(({ code }) => code === draft.code))
    throw conflict('coupon_exists', undefined, { code: 'This code is there already' });
  if (others.length >= limits.coupons) throw conflict('coupons_full');
  return {
    id,
    courseId,
    ...draft,
    validFrom: from,
    validUntil: until,
    createdAt: now,
    endedAt: null,
  };
}

/** A coupon that has ended before stays as it is. */
export const end = (coupon: Coupon, now: Date): Coupon => ({
  ...coupon,
  endedAt: coupon.endedAt ?? now,
});

/** The coupon that a learner typed holds now, and has a use left. */
export function requireUsable(
  coupon: Coupon | undefined,
  used: number,
  now: Date,
): asserts coupon is Coupon {
  const field = { coupon: 'This coupon does not hold for this course now' };
  if (!coupon || !isValid(coupon, now)) throw unprocessable('coupon_invalid', undefined, field);
  if (!hasUseLeft(coupon, used))
    throw unprocessable('coupon_used_up', undefined, { coupon: 'This coupon is used up' });
}

const isValid = ({ endedAt, validFrom, validUntil }: Coupon, now: Date) =>
  endedAt === null &&
  (validFrom === null || validFrom <= now) &&
  (validUntil === null || now < validUntil);

export const hasUseLeft = ({ mostUses }: Pick<Coupon, 'mostUses'>, used: number): boolean =>
  mostUses === null || used < mostUses;

export const reduced = (
  priceCents: number,
  { percentOff, centsOff }: Pick<Coupon, 'percentOff' | 'centsOff'>,
): number =>
  percentOff === null
    ? Math.max(0, priceCents - (centsOff ?? 0))
    : Math.round((priceCents * (100 - percentOff)) / 100);
