import type { Actor } from '@sidework/chassis/http/actor';
import { paymentSucceeded } from '@sidework/contracts/client-services/events/money';
import {
  addCoupon,
  endCoupon,
  listCoupons,
} from '@sidework/contracts/education-events/course-coupons';
import {
  enrollInCourse,
  getCourseStanding,
  listStudents,
} from '@sidework/contracts/education-events/courses';
import { refundEnrollment } from '@sidework/contracts/education-events/enrollments';
import { paymentRequested } from '@sidework/contracts/education-events/events/tickets';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCourse, aDraft } from '../../test/builders.ts';
import { testEducationEvents } from '../../test/service.ts';
import { passTime } from '../pass-time.ts';

const service = testEducationEvents();

let educator: Actor;
let courseId: string;
beforeEach(async () => {
  educator = await service.person();
  courseId = await aPricedCourse(4_000);
});

const aPricedCourse = async (priceCents: number) =>
  String(await aCourse(service.db, { educatorId: educator.id, draft: aDraft({ priceCents }) }));

const draft = {
  code: 'spring',
  percentOff: 25,
  centsOff: null,
  mostUses: 1,
  validFrom: null,
  validUntil: null,
};
const add = (given: object = {}, by = educator) =>
  service.as(by).call(addCoupon, { params: { courseId }, body: { ...draft, ...given } });
const enroll = (by: Actor, coupon?: string, at = courseId) =>
  service.as(by).call(enrollInCourse, { params: { courseId: at }, body: { coupon } });
const listed = async (by = educator) =>
  (await service.as(by).call(listCoupons, { params: { courseId } })).json();

async function pay(payer: Actor, amountCents: number) {
  const [asked] = (await service.emitted(paymentRequested.type)).filter(
    ({ data }) => data.payerId === payer.id,
  );
  expect(asked?.data).toMatchObject({ amountCents, payeeId: educator.id });
  const paymentId = String(asked?.data.paymentId);
  await service.receive(paymentSucceeded, { paymentId, payerId: payer.id, amountCents });
}

describe('a coupon of a course', () => {
  it('lowers the price that is paid, and what its educator earns', async () => {
    expect((await add()).statusCode).toBe(201);
    const ada = await service.person();
    expect((await enroll(ada, 'Spring')).json().enrollment.status).toBe('awaiting_payment');
    await pay(ada, 3_000);
    const params = { courseId };
    expect((await service.as(educator).call(listStudents, { params })).json()).toMatchObject({
      earnedCents: 2_550,
      items: [{ standing: 'learning', earnedCents: 2_550, stars: null, lessonTitle: null }],
    });
    expect((await listed()).items).toMatchObject([{ code: 'SPRING', used: 1 }]);
  });

  it('has its last use for one of two learners', async () => {
    await add();
    const [ada, bo] = [await service.person(), await service.person()];
    const replies = await Promise.all([enroll(ada, 'SPRING'), enroll(bo, 'SPRING')]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 422]);
    expect(replies.map((reply) => reply.json().code)).toContain('coupon_used_up');
    expect((await listed()).items).toMatchObject([{ used: 1 }]);
  });

  it('gets its use back from an enrollment that runs out, and a late payment goes back', async () => {
    await add();
    const [ada, bo] = [await service.person(), await service.person()];
    await enroll(ada, 'SPRING');
    await passTime({ ...service.deps, now: () => new Date(Date.now() + 3_600_000) });
    expect((await enroll(bo, 'SPRING')).statusCode).toBe(201);
    await pay(ada, 3_000);
    const [row] = await service.sql`select status from enrollments where user_id = ${ada.id}`;
    expect(row?.status).toBe('expired');
    expect((await listed()).items).toMatchObject([{ used: 1 }]);
  });

  it('gets its use back from a refund, which gives back what was paid', async () => {
    await add();
    const ada = await service.person();
    const { enrollment } = (await enroll(ada, 'SPRING')).json();
    await pay(ada, 3_000);
    const given = { params: { enrollmentId: String(enrollment.id) } };
    await service.as(ada).call(refundEnrollment, given);
    const params = { courseId };
    const standing = await service.as(educator).call(getCourseStanding, { params });
    expect(standing.json()).toEqual({
      counts: { learning: 0, stuck: 0, finished: 0, refunded: 1, ended: 0 },
      earnedCents: 0,
      refundedCents: 3_000,
      rating: null,
    });
    expect((await listed()).items).toMatchObject([{ used: 0 }]);
  });

  it('of the whole price opens the course at once', async () => {
    await add({ percentOff: 100 });
    const reply = await enroll(await service.person(), 'SPRING');
    expect(reply.json().enrollment.status).toBe('active');
  });

  it('ends when its educator says so', async () => {
    const { id: couponId } = (await add()).json();
    const params = { courseId, couponId };
    expect((await service.as(educator).call(endCoupon, { params })).json().endedAt).not.toBeNull();
    const refused = await enroll(await service.person(), 'SPRING');
    expect(refused.json()).toMatchObject({
      code: 'coupon_invalid',
      fields: { coupon: expect.any(String) },
    });
  });

  it('is of one course, and of its educator alone', async () => {
    await add();
    const ada = await service.person();
    const other = await aPricedCourse(4_000);
    expect((await enroll(ada, 'SPRING', other)).json().code).toBe('coupon_invalid');
    expect((await enroll(ada, 'SPRING', await aPricedCourse(0))).json().code).toBe(
      'coupon_invalid',
    );
    expect((await add({ code: 'MINE' }, ada)).statusCode).toBe(404);
    expect((await listed(ada)).code).toBe('course_not_found');
  });
});

describe('the students of a course', () => {
  it('are stuck after a week, and found by how they stand', async () => {
    const ada = await service.person({}, { fullName: 'Ada King' });
    courseId = await aPricedCourse(0);
    await enroll(ada);
    const params = { courseId };
    const which = async (standing: string) => {
      const query = { standing };
      const reply = await service.as(educator).call(listStudents, { params, query });
      return reply.json().items.map(({ name }: { name: string }) => name);
    };
    expect(await which('learning')).toEqual(['Ada King']);
    await service.sql`update enrollments set last_active_at = now() - interval '8 days'
      where user_id = ${ada.id}`;
    expect([await which('learning'), await which('stuck')]).toEqual([[], ['Ada King']]);
    const other = await service.as(ada).call(getCourseStanding, { params });
    expect(other.statusCode).toBe(404);
  });
});
