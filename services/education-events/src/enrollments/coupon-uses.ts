import type { Db } from '@sidework/chassis/db/db';
import { and, count, inArray } from 'drizzle-orm';
import { type Coupon, hasUseLeft, requireUsable } from '../coupons/coupon.ts';
import { findCoupon, findCouponByCode } from '../coupons/queries.ts';
import type { Enrollment } from './enrollment.ts';
import { enrollments } from './table.ts';

/** An enrollment that ran out or was given back gives its use back, so that uses are counted and not stored. */
const holdsCoupon = inArray(enrollments.status, [
  'awaiting_guardian',
  'awaiting_payment',
  'active',
  'completed',
]);

/** The uses of some coupons, by coupon. */
export async function usesOf(db: Db, couponIds: string[]): Promise<Map<string, number>> {
  if (couponIds.length === 0) return new Map();
  const rows = await db
    .select({ couponId: enrollments.couponId, used: count() })
    .from(enrollments)
    .where(and(inArray(enrollments.couponId, couponIds), holdsCoupon))
    .groupBy(enrollments.couponId);
  return new Map(rows.map(({ couponId, used }) => [String(couponId), used]));
}

const usesOfOne = async (db: Db, { id }: Pick<Coupon, 'id'>) =>
  (await usesOf(db, [id])).get(id) ?? 0;

/** The coupon of a typed code; the course is locked before, so that the last use goes to one learner. */
export async function usableCoupon(
  db: Db,
  courseId: number,
  code: string | undefined,
  now: Date,
): Promise<Coupon | undefined> {
  if (!code) return undefined;
  const coupon = await findCouponByCode(db, courseId, code);
  requireUsable(coupon, coupon ? await usesOfOne(db, coupon) : 0, now);
  return coupon;
}

/** An enrollment that ran out gave its use back, and another learner may have it since. */
export async function isCouponLeft(
  db: Db,
  { couponId, status }: Pick<Enrollment, 'couponId' | 'status'>,
): Promise<boolean> {
  if (couponId === null || status !== 'expired') return true;
  const coupon = await findCoupon(db, couponId);
  return coupon !== undefined && hasUseLeft(coupon, await usesOfOne(db, coupon));
}
