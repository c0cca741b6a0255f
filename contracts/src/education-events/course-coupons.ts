import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Cents, GivenMoment, Moment, Page, PageQuery } from '../kernel/values.ts';
import { limits } from './limits.ts';

const CourseParams = z.object({ courseId: z.coerce.number().int().min(1).max(2_147_483_647) });

export const CouponCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9-]{3,20}$/, 'Use 3 to 20 letters, digits and hyphens');

/** A coupon takes either a share or an amount off the price. */
export const CouponDraft = z
  .strictObject({
    code: CouponCode,
    percentOff: z
      .int('Enter a share from 1 to 100')
      .min(1, 'Enter a share from 1 to 100')
      .max(100, 'Enter a share from 1 to 100')
      .nullable(),
    centsOff: Cents.min(1, 'Enter an amount').nullable(),
    /** Null for no limit. */
    mostUses: z
      .int('Enter a number')
      .min(1, 'Enter a number')
      .max(limits.couponUses, 'Enter a smaller number')
      .nullable(),
    validFrom: GivenMoment.nullable(),
    validUntil: GivenMoment.nullable(),
  })
  .meta({ id: 'CouponDraft' });
export type CouponDraft = z.infer<typeof CouponDraft>;

export const CouponView = z
  .object({
    id: z.uuid(),
    code: z.string(),
    percentOff: z.number().int().nullable(),
    centsOff: Cents.nullable(),
    mostUses: z.number().int().nullable(),
    validFrom: Moment.nullable(),
    validUntil: Moment.nullable(),
    /** The enrollments that hold it now; one that is given back or runs out gives its use back. */
    used: z.number().int(),
    endedAt: Moment.nullable(),
  })
  .meta({ id: 'CouponView' });
export type CouponView = z.infer<typeof CouponView>;

export const listCoupons = endpoint({
  method: 'GET',
  url: '/courses/:courseId/coupons',
  schema: {
    summary: 'The coupons of a course of yours, newest first',
    params: CourseParams,
    querystring: PageQuery,
    response: { 200: Page(CouponView) },
  },
});

export const addCoupon = endpoint({
  method: 'POST',
  url: '/courses/:courseId/coupons',
  idempotency: 'optional',
  schema: {
    summary: 'Add a coupon to a course of yours',
    params: CourseParams,
    body: CouponDraft,
    response: { 201: CouponView },
  },
});

export const endCoupon = endpoint({
  method: 'POST',
  url: '/courses/:courseId/coupons/:couponId/end',
  schema: {
    summary: 'End a coupon; enrollments that hold it keep their price',
    params: CourseParams.extend({ couponId: z.uuid() }),
    response: { 200: CouponView },
  },
});
