import type { Actor } from '@sidework/chassis/http/actor';
import { verifyCertificate } from '@sidework/contracts/education-events/certificates';
import type { CourseDraft } from '@sidework/contracts/education-events/course-submissions';
import { enrollInCourse } from '@sidework/contracts/education-events/courses';
import {
  answerQuiz,
  beatLesson,
  completeLesson,
  getEnrollment,
  type LearningView,
  openLesson,
} from '@sidework/contracts/education-events/enrollments';
import { courseCompleted } from '@sidework/contracts/education-events/events/courses';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aCourse, aDraft, certificateDetails } from '../../test/builders.ts';
import { testEducationEvents } from '../../test/service.ts';

const service = testEducationEvents({ REGISTRATIONS_PER_HOUR: 1_000 });

let ada: Actor;
let real: () => Date;
let passedMs = 0;
beforeEach(async () => {
  ada = await service.person();
  real = service.deps.now;
  const begun = real();
  passedMs = 0;
  // The clock of the service stands, and goes on only where a test says so.
  service.deps.now = () => new Date(begun.getTime() + passedMs);
});
afterEach(() => {
  service.deps.now = real;
});
const pass = (seconds: number) => {
  passedMs += 1_000 * seconds;
};

const lesson = (title: string, minutes: number) => ({
  title,
  kind: 'text' as const,
  content: `What ${title} says.`,
  minutes,
});
const tenMinutes = () =>
  aDraft({
    durationHours: 1,
    credits: 0.2,
    isInOrder: true,
    certificate: certificateDetails(),
    lessons: [lesson('Income', 6), lesson('Expenses', 4)],
  });

async function begin(draft: CourseDraft = tenMinutes()) {
  const courseId = await aCourse(service.db, { draft });
  const params = { courseId: String(courseId) };
  const { enrollment } = (await service.as(ada).call(enrollInCourse, { params })).json();
  const enrollmentId = enrollment.id as string;
  const see = async (): Promise<LearningView> =>
    (await service.as(ada).call(getEnrollment, { params: { enrollmentId } })).json();
  const [first, second] = (await see()).lessons.map(({ id }) => id);
  return { enrollmentId, see, first: first ?? '', second: second ?? '' };
}
const beat = async (enrollmentId: string, lessonId: string, begins = false, isActive = true) => {
  const args = { params: { enrollmentId, lessonId }, body: { begins, isActive } };
  return (await service.as(ada).call(beatLesson, args)).json();
};
const complete = async (enrollmentId: string, lessonId: string) => {
  const params = { enrollmentId, lessonId };
  return (await service.as(ada).call(completeLesson, { params })).json();
};
const answer = async (enrollmentId: string, body: { answers: number[]; attempt?: number }) =>
  (await service.as(ada).call(answerQuiz, { params: { enrollmentId }, body })).json();
async function spend(enrollmentId: string, lessonId: string, minutes: number) {
  await beat(enrollmentId, lessonId, true);
  for (let beats = 0; beats < 3 * minutes; beats++) {
    pass(20);
    await beat(enrollmentId, lessonId);
  }
}

describe('hours that were spent [D-127]', () => {
  it('are refused to a script that calls everything as fast as it can', async () => {
    const { enrollmentId, see, first, second } = await begin();
    for (let call = 0; call < 50; call++) {
      await beat(enrollmentId, first, call % 2 === 0);
      expect(await complete(enrollmentId, first)).toMatchObject({
        code: 'lesson_minutes_missing',
        message: 'Please spend 6:00 more in this lesson first.',
      });
      expect((await beat(enrollmentId, second, true)).code).toBe('lesson_locked');
      expect((await complete(enrollmentId, second)).code).toBe('lesson_locked');
      expect((await answer(enrollmentId, { answers: [0] })).code).toBe('lessons_not_finished');
    }
    expect(await see()).toMatchObject({ status: 'active', certificateCode: null });
  });

  it('are never more than passed, whoever beats how often and from how many pages', async () => {
    const { enrollmentId, see, first } = await begin();
    await beat(enrollmentId, first, true);
    for (let second = 0; second < 60; second++) {
      pass(1);
      await Promise.all([1, 2, 3].map(() => beat(enrollmentId, first)));
    }
    expect((await see()).lessons[0]?.spentSeconds).toBe(60);
    pass(3_600);
    await beat(enrollmentId, first);
    expect((await see()).lessons[0]?.spentSeconds).toBe(90);
  });

  it('count in one course at a time', async () => {
    const [one, two] = [await begin(), await begin()];
    await beat(one.enrollmentId, one.first, true);
    pass(20);
    await beat(two.enrollmentId, two.first, true);
    pass(20);
    expect((await beat(one.enrollmentId, one.first)).code).toBe('lesson_open_elsewhere');
    expect((await beat(two.enrollmentId, two.first)).spentSeconds).toBe(20);
    expect((await one.see()).lessons[0]?.spentSeconds).toBe(0);
  });

  it('stop while the learner is away', async () => {
    const { enrollmentId, first } = await begin();
    await beat(enrollmentId, first, true);
    const told = [];
    for (let beats = 0; beats < 20; beats++) {
      pass(20);
      told.push(await beat(enrollmentId, first, false, false));
    }
    expect(told.at(-1)).toEqual({ spentSeconds: 300, isIdle: true });
  });

  it('stand on the certificate, with the credits that they give', async () => {
    const { enrollmentId, see, first, second } = await begin();
    expect((await see()).lessons[1]).toMatchObject({ isLocked: true, content: '' });
    await spend(enrollmentId, first, 6);
    await complete(enrollmentId, first);
    expect((await see()).lessons[1]).toMatchObject({ isLocked: false, minutes: 4 });
    await spend(enrollmentId, second, 4);
    await complete(enrollmentId, second);
    const { certificateCode } = await answer(enrollmentId, { answers: [0], attempt: 0 });
    const params = { code: certificateCode };
    expect((await service.visitor.call(verifyCertificate, { params })).json()).toMatchObject({
      hours: 0.16,
      credits: 0.2,
      activeMinutes: 10,
    });
    const told = (await service.emitted(courseCompleted.type)).map(({ data }) => data);
    expect(told).toContainEqual(
      expect.objectContaining({
        enrollmentId,
        credits: 0.2,
        education: expect.objectContaining({
          category: 'accounting',
          subject: 'Ethics',
          states: ['New Jersey'],
          certificateCode,
        }),
      }),
    );
    expect((await beat(enrollmentId, first, true)).code).toBe('enrollment_not_open');
  });

  it('are spent before a course without minutes gives its credits', async () => {
    const { enrollmentId, see, first, second } = await begin(aDraft({ credits: 0.2 }));
    for (const lessonId of [first, second]) await complete(enrollmentId, lessonId);
    expect(await answer(enrollmentId, { answers: [0], attempt: 0 })).toMatchObject({
      code: 'course_minutes_missing',
      message: 'Please spend 10 more minutes in the lessons of this course first.',
    });
    expect(await see()).toMatchObject({ status: 'active', quiz: { attempt: 0 } });
    await spend(enrollmentId, second, 10);
    const { status, certificateCode } = await answer(enrollmentId, { answers: [0], attempt: 0 });
    expect(status).toBe('completed');
    const params = { code: certificateCode };
    expect((await service.visitor.call(verifyCertificate, { params })).json().credits).toBe(0.2);
  });

  it('are spent before the last lesson of a course with credits and no quiz is finished', async () => {
    const draft = aDraft({ credits: 0.2, questions: [] });
    const { enrollmentId, see, first, second } = await begin(draft);
    await complete(enrollmentId, first);
    expect((await complete(enrollmentId, second)).code).toBe('course_minutes_missing');
    await spend(enrollmentId, second, 10);
    await complete(enrollmentId, second);
    expect((await see()).status).toBe('completed');
  });

  it('of a course without a question give no certificate', async () => {
    const draft = aDraft({ questions: [] });
    const { enrollmentId, see, first, second } = await begin(draft);
    for (const lessonId of [first, second]) await complete(enrollmentId, lessonId);
    expect(await see()).toMatchObject({ status: 'completed', certificateCode: null });
  });

  it('are another’s to count for nobody, and open no locked lesson', async () => {
    const { enrollmentId, first, second } = await begin();
    const bob = await service.person();
    const args = {
      params: { enrollmentId, lessonId: first },
      body: { begins: true, isActive: true },
    };
    expect((await service.as(bob).call(beatLesson, args)).statusCode).toBe(404);
    const params = { enrollmentId, lessonId: second };
    expect((await service.as(ada).call(openLesson, { params })).json().code).toBe('lesson_locked');
  });
});

it('a quiz has three tries, then 24 hours until there are three more [D-127]', async () => {
  const { enrollmentId, see, first, second } = await begin(aDraft());
  for (const lessonId of [first, second]) await complete(enrollmentId, lessonId);
  const wrong = (attempt: number) => answer(enrollmentId, { answers: [1], attempt });
  await Promise.all([wrong(0), wrong(0), wrong(0)]);
  expect((await see()).quiz).toMatchObject({ attempt: 1, triesLeft: 2, opensAt: null });
  await wrong(1);
  await wrong(2);
  expect((await answer(enrollmentId, { answers: [0] })).code).toBe('quiz_closed');
  expect((await see()).quiz).toMatchObject({ triesLeft: 0, opensAt: expect.any(String) });
  pass(24 * 3_600);
  expect((await answer(enrollmentId, { answers: [0] })).status).toBe('completed');
});
