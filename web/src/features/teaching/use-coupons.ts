import {
  addCoupon,
  type CouponDraft,
  endCoupon,
  listCoupons,
} from '@sidework/contracts/education-events/course-coupons';
import { call, useInvalidate, usePages } from '../../lib/api.ts';

export function useCoupons(courseId: number) {
  const params = { courseId };
  const list = usePages(listCoupons, { params });
  const invalidate = useInvalidate();
  return {
    list,
    async add(body: CouponDraft, idempotencyKey: string) {
      const coupon = await call(addCoupon, { params, body, idempotencyKey });
      await invalidate(listCoupons);
      return coupon;
    },
    async end(couponId: string) {
      await call(endCoupon, { params: { ...params, couponId } });
      await invalidate(listCoupons);
    },
  };
}
