import type { Db, Tx } from '@sidework/chassis/db/db';
import { olderThan } from '@sidework/chassis/db/keyset';
import { notFound } from '@sidework/chassis/errors';
import { and, desc, eq } from 'drizzle-orm';
import type { Coupon } from './coupon.ts';
import { courseCoupons } from './table.ts';

export async function findCouponByCode(
  db: Db,
  courseId: number,
  code: string,
): Promise<Coupon | undefined> {
  const [coupon] = await db
    .select()
    .from(courseCoupons)
    .where(and(eq(courseCoupons.courseId, courseId), eq(courseCoupons.code, code)));
  return coupon;
}

export async function getCoupon(db: Db, courseId: number, id: string): Promise<Coupon> {
  const [coupon] = await db
    .select()
    .from(courseCoupons)
    .where(and(eq(courseCoupons.courseId, courseId), eq(courseCoupons.id, id)));
  if (!coupon) throw notFound('coupon_not_found');
  return coupon;
}

export const codesOf = (db: Db, courseId: number) =>
  db
    .select({ code: courseCoupons.code })
    .from(courseCoupons)
    .where(eq(courseCoupons.courseId, courseId));

export const couponsOf = (
  db: Db,
  courseId: number,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) =>
  db
    .select()
    .from(courseCoupons)
    .where(
      and(
        eq(courseCoupons.courseId, courseId),
        olderThan(courseCoupons.createdAt, courseCoupons.id, cursor),
      ),
    )
    .orderBy(desc(courseCoupons.createdAt), desc(courseCoupons.id))
    .limit(limit + 1);

/** The coupons of a course go on with its new version. */
export async function moveCoupons(tx: Tx, from: number, to: number): Promise<void> {
  await tx.update(courseCoupons).set({ courseId: to }).where(eq(courseCoupons.courseId, from));
}

export async function findCoupon(db: Db, id: string): Promise<Coupon | undefined> {
  const [coupon] = await db.select().from(courseCoupons).where(eq(courseCoupons.id, id));
  return coupon;
}

export async function insertCoupon(tx: Tx, coupon: Coupon): Promise<void> {
  await tx.insert(courseCoupons).values(coupon);
}

export async function saveCoupon(tx: Tx, { id, ...coupon }: Coupon): Promise<void> {
  await tx.update(courseCoupons).set(coupon).where(eq(courseCoupons.id, id));
}
