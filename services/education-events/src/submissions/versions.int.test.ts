import type { Actor } from '@sidework/chassis/http/actor';
import { addCoupon, listCoupons } from '@sidework/contracts/education-events/course-coupons';
import { approveCourse, startReview } from '@sidework/contracts/education-events/course-reviews';
import {
  changeDraft,
  draftCourse,
  publishCourse,
  reviseCourse,
  submitCourse,
} from '@sidework/contracts/education-events/course-submissions';
import {
  enrollInCourse,
  getCourse,
  listStudents,
} from '@sidework/contracts/education-events/courses';
import {
  completeLesson,
  getEnrollment,
  rateCourse,
} from '@sidework/contracts/education-events/enrollments';
import { beforeEach, describe, expect, it } from 'vitest';
import { aDraft } from '../../test/builders.ts';
import { testEducationEvents } from '../../test/service.ts';

const service = testEducationEvents({ SUBMISSIONS_PER_HOUR: 1_000 });
const first = aDraft({ questions: [] });
const second = aDraft({
  questions: [],
  lessons: [{ title: 'All of it', kind: 'text', content: 'Both at once.' }],
});

let educator: Actor;
let admin: Actor;
let submissionId: string;
let courseId: string;
beforeEach(async () => {
  educator = await service.person();
  admin = await service.person({ roles: ['admin'], aal: 'aal2' });
  const reply = await service.as(educator).call(draftCourse, { body: first });
  submissionId = reply.json().id;
  courseId = String(await published(submissionId));
});

async function published(id: string): Promise<number> {
  const params = { submissionId: id };
  await service.as(educator).call(submitCourse, { params });
  await service.as(admin).call(startReview, { params });
  await service.as(admin).call(approveCourse, { params });
  return (await service.as(educator).call(publishCourse, { params })).json().courseId;
}
const revise = (id = submissionId, by = educator) =>
  service.as(by).call(reviseCourse, { params: { submissionId: id } });
async function aSecondVersion() {
  const { id, version } = (await revise()).json();
  const params = { submissionId: id };
  await service.as(educator).call(changeDraft, { params, body: { draft: second, version } });
  return { id: String(id), newest: String(await published(id)) };
}
const seen = async (id: string, by?: Actor) =>
  (
    await (by ? service.as(by) : service.visitor).call(getCourse, { params: { courseId: id } })
  ).json();

describe('a new version of a published course', () => {
  it('takes its place and its old address, and leaves learners what they have', async () => {
    const ada = await service.person();
    const asked = await service.as(ada).call(enrollInCourse, { params: { courseId } });
    const params = { enrollmentId: String(asked.json().enrollment.id) };
    const { newest } = await aSecondVersion();
    expect(await seen(courseId)).toMatchObject({ id: Number(newest), lessonCount: 1 });
    expect(await seen(courseId, ada)).toMatchObject({ id: Number(courseId), lessonCount: 2 });
    const { lessons } = (await service.as(ada).call(getEnrollment, { params })).json();
    expect(lessons.map(({ title }: { title: string }) => title)).toEqual(['Income', 'Expenses']);
    for (const { id } of lessons)
      await service.as(ada).call(completeLesson, { params: { ...params, lessonId: id } });
    await service.as(ada).call(rateCourse, { params, body: { rating: 4, phrases: [] } });
    expect((await seen(newest)).rating).toEqual({ average: 4, count: 1 });
    const students = { params: { courseId: newest } };
    expect((await service.as(educator).call(listStudents, students)).json().items).toHaveLength(1);
  });

  it('is written once at a time, by the educator alone', async () => {
    const replies = await Promise.all([revise(), revise()]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
    expect((await revise(submissionId, await service.person())).statusCode).toBe(404);
    const { id } = replies.find(({ statusCode }) => statusCode === 201)?.json() ?? {};
    expect((await revise(id)).json().code).toBe('submission_not_in_this_state');
  });

  it('can be followed by another, and keeps coupons', async () => {
    const coupon = { code: 'SPRING', percentOff: 20, centsOff: null };
    const open = { mostUses: null, validFrom: null, validUntil: null };
    const body = { ...coupon, ...open };
    await service.as(educator).call(addCoupon, { params: { courseId }, body });
    const { id, newest } = await aSecondVersion();
    const { id: third } = (await revise(id)).json();
    const last = String(await published(third));
    for (const each of [courseId, newest]) expect((await seen(each)).id).toBe(Number(last));
    const coupons = await service.as(educator).call(listCoupons, { params: { courseId: last } });
    expect(coupons.json().items).toMatchObject([{ code: 'SPRING' }]);
  });
});
