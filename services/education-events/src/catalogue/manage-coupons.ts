import { toPage } from '@sidework/chassis/db/keyset';
import type { Actor } from '@sidework/chassis/http/actor';
import { requireActingAdult } from '@sidework/chassis/people/people';
import type { CouponDraft, CouponView } from '@sidework/contracts/education-events/course-coupons';
import { v7 as uuidv7 } from 'uuid';
import * as Coupon from '../coupons/coupon.ts';
import { codesOf, couponsOf, getCoupon, insertCoupon, saveCoupon } from '../coupons/queries.ts';
import { requireEducator } from '../courses/course.ts';
import { findCourse, lockCourse } from '../courses/queries.ts';
import type { Deps } from '../deps.ts';
import { usesOf } from '../enrollments/coupon-uses.ts';

type Does = Pick<Deps, 'db' | 'now'>;

export async function listCoupons(
  { db }: Does,
  actor: Actor,
  courseId: number,
  query: { cursor?: string | undefined; limit: number },
) {
  requireEducator((await findCourse(db, courseId))?.course, actor);
  const coupons = await couponsOf(db, courseId, query);
  const uses = await usesOf(
    db,
    coupons.map(({ id }) => id),
  );
  return toPage(
    coupons,
    query.limit,
    (coupon) => toCouponView(coupon, uses.get(coupon.id) ?? 0),
    ({ createdAt, id }) => [createdAt.toISOString(), id],
  );
}

/** The course is locked, so that two requests do not both add the last coupon. */
export const addCoupon = (
  { db, now }: Does,
  actor: Actor,
  courseId: number,
  draft: CouponDraft,
): Promise<CouponView> =>
  db.transaction(async (tx) => {
    await requireActingAdult(tx, actor);
    requireEducator(await lockCourse(tx, courseId), actor);
    const coupon = Coupon.add(uuidv7(), courseId, draft, await codesOf(tx, courseId), now());
    await insertCoupon(tx, coupon);
    return toCouponView(coupon, 0);
  });

export const endCoupon = (
  { db, now }: Does,
  actor: Actor,
  { courseId, couponId }: { courseId: number; couponId: string },
): Promise<CouponView> =>
  db.transaction(async (tx) => {
    requireEducator(await lockCourse(tx, courseId), actor);
    const ended = Coupon.end(await getCoupon(tx, courseId, couponId), now());
    await saveCoupon(tx, ended);
    return toCouponView(ended, (await usesOf(tx, [couponId])).get(couponId) ?? 0);
  });

const toCouponView = (coupon: Coupon.Coupon, used: number): CouponView => ({
  id: coupon.id,
  code: coupon.code,
  percentOff: coupon.percentOff,
  centsOff: coupon.centsOff,
  mostUses: coupon.mostUses,
  validFrom: coupon.validFrom?.toISOString() ?? null,
  validUntil: coupon.validUntil?.toISOString() ?? null,
  used,
  endedAt: coupon.endedAt?.toISOString() ?? null,
});
