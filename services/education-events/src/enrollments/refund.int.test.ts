import type { Actor } from '@sidework/chassis/http/actor';
import { paymentSucceeded } from '@sidework/contracts/client-services/events/money';
import { enrollInCourse, getCourse } from '@sidework/contracts/education-events/courses';
import {
  completeLesson,
  getEnrollment,
  refundEnrollment,
} from '@sidework/contracts/education-events/enrollments';
import { enrollmentRefunded } from '@sidework/contracts/education-events/events/courses';
import {
  paymentRequested,
  refundRequested,
} from '@sidework/contracts/education-events/events/tickets';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCourse, aDraft } from '../../test/builders.ts';
import { testEducationEvents } from '../../test/service.ts';
import { partsOf } from '../courses/queries.ts';
import { refundEnrollment as refundAt } from './refund-enrollment.ts';

const service = testEducationEvents();
const lesson = (title: string) => ({ title, kind: 'text' as const, content: 'What counts.' });

let ada: Actor;
beforeEach(async () => {
  ada = await service.person();
});

async function enrolled(lessonCount: number) {
  const lessons = Array.from({ length: lessonCount }, (_, place) => lesson(`Part ${place}`));
  const draft = aDraft({ priceCents: 4_000, lessons, questions: [] });
  const courseId = String(await aCourse(service.db, { draft }));
  const asked = await service.as(ada).call(enrollInCourse, { params: { courseId } });
  const params = { enrollmentId: String(asked.json().enrollment.id) };
  return { params, courseId };
}

async function pay() {
  const asked = (await service.emitted(paymentRequested.type)).filter(
    ({ data }) => data.payerId === ada.id,
  );
  const paymentId = String(asked.at(-1)?.data.paymentId);
  await service.receive(paymentSucceeded, { paymentId, payerId: ada.id, amountCents: 4_000 });
  return paymentId;
}

const look = async (params: { enrollmentId: string }) =>
  (await service.as(ada).call(getEnrollment, { params })).json();
const refund = (params: { enrollmentId: string }, actor = ada) =>
  service.as(actor).call(refundEnrollment, { params });
const refundsOf = async (paymentId: string) =>
  (await service.emitted(refundRequested.type)).filter(({ data }) => data.paymentId === paymentId);

describe('a course that was paid', () => {
  it('is given back once, and its whole price goes back to who paid', async () => {
    const { params, courseId } = await enrolled(4);
    expect((await refund(params)).json().code).toBe('enrollment_not_open');
    const paymentId = await pay();
    const { refundUntil } = await look(params);
    expect(Date.parse(refundUntil)).toBeGreaterThan(Date.now() + 13 * 86_400_000);
    expect((await refund(params, await service.person())).statusCode).toBe(404);
    const replies = await Promise.all([refund(params), refund(params)]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await look(params)).toMatchObject({ status: 'ended', lessons: [], refundUntil: null });
    expect((await refundsOf(paymentId)).map(({ data }) => data)).toEqual([
      { paymentId, payerId: ada.id, amountCents: 4_000, reason: 'registration_cancelled' },
    ]);
    const told = (await service.emitted(enrollmentRefunded.type)).filter(
      ({ data }) => data.enrollmentId === params.enrollmentId,
    );
    expect(told.map(({ data }) => data)).toMatchObject([
      { userId: ada.id, payerId: ada.id, amountCents: 4_000, reason: 'given_back' },
    ]);
    const again = await service.as(ada).call(enrollInCourse, { params: { courseId } });
    expect(again.json().enrollment.status).toBe('awaiting_payment');
    expect(await pay()).not.toBe(paymentId);
    expect((await refund(params)).statusCode).toBe(200);
  });

  it('is not given back with 30% done, nor after 14 days', async () => {
    const { params } = await enrolled(3);
    const paymentId = await pay();
    const late = { ...service.deps, now: () => new Date(Date.now() + 15 * 86_400_000) };
    await expect(refundAt(late, ada, params.enrollmentId)).rejects.toMatchObject({
      code: 'refund_time_over',
    });
    const [first] = (await look(params)).lessons;
    const done = { params: { ...params, lessonId: first.id } };
    await service.as(ada).call(completeLesson, done);
    expect((await look(params)).refundUntil).toBeNull();
    expect((await refund(params)).json().code).toBe('refund_too_far');
    expect(await refundsOf(paymentId)).toEqual([]);
  });

  it('was free, so that nothing goes back', async () => {
    const courseId = String(await aCourse(service.db));
    const asked = await service.as(ada).call(enrollInCourse, { params: { courseId } });
    const params = { enrollmentId: String(asked.json().enrollment.id) };
    expect((await refund(params)).json().code).toBe('refund_not_paid');
  });
});

describe('the curriculum of a course', () => {
  const seen = async (courseId: number) =>
    (await service.visitor.call(getCourse, { params: { courseId: String(courseId) } })).json();

  it('shows visitors the lessons, and of a preview what it says', async () => {
    const lessons = [
      { ...lesson('Income'), isPreview: true, minutes: 20 },
      lesson('Expenses'),
      { title: 'Forms', kind: 'file' as const, content: 'The file.', isPreview: true },
    ];
    const { curriculum, lessonCount } = await seen(
      await aCourse(service.db, { draft: aDraft({ lessons }) }),
    );
    expect(lessonCount).toBe(3);
    expect(curriculum).toMatchObject([
      { title: 'Income', minutes: 20, preview: { content: 'What counts.', videoUrl: null } },
      { title: 'Expenses', kind: 'text', preview: null },
      { title: 'Forms', kind: 'file', preview: null },
    ]);
    expect(JSON.stringify(curriculum)).not.toContain('The file.');
  });

  it('is read without the text of lessons that nobody can preview', async () => {
    const lessons = [{ ...lesson('Income'), isPreview: true }, lesson('Expenses')];
    const parts = await partsOf(
      service.db,
      await aCourse(service.db, { draft: aDraft({ lessons }) }),
    );
    expect(parts.lessons.map(({ content }) => content)).toEqual(['What counts.', null]);
  });

  it('of the eight courses has one sample lesson to read', async () => {
    const { curriculum } = await seen(1);
    expect(curriculum.map(({ preview }: { preview: object | null }) => preview !== null)).toEqual([
      true,
      false,
      false,
    ]);
  });
});
