import type { Actor } from '@sidework/chassis/http/actor';
import { verifyCertificate } from '@sidework/contracts/education-events/certificates';
import type { CourseDraft } from '@sidework/contracts/education-events/course-submissions';
import { enrollInCourse, getCourse } from '@sidework/contracts/education-events/courses';
import {
  answerLessonQuiz,
  answerQuiz,
  beatLesson,
  completeLesson,
  getEnrollment,
  type LearningView,
} from '@sidework/contracts/education-events/enrollments';
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
  service.deps.now = () => new Date(begun.getTime() + passedMs);
});
afterEach(() => {
  service.deps.now = real;
});
const pass = (seconds: number) => {
  passedMs += 1_000 * seconds;
};

const asked = (question: string) => ({ question, choices: ['Right', 'Wrong'], answer: 0 });
const checked = (given: Partial<CourseDraft> = {}) =>
  aDraft({
    isInOrder: true,
    questions: [],
    lessons: [
      { title: 'Income', kind: 'text', content: 'Income.' },
      {
        title: 'Expenses',
        kind: 'text',
        content: 'Expenses.',
        quiz: { questions: [asked('One?'), asked('Two?')], passPercent: 100 },
      },
      { title: 'Records', kind: 'text', content: 'Records.' },
    ],
    ...given,
  });

async function begin(draft: CourseDraft = checked()) {
  const courseId = await aCourse(service.db, { draft });
  const params = { courseId: String(courseId) };
  const { enrollment } = (await service.as(ada).call(enrollInCourse, { params })).json();
  const enrollmentId = enrollment.id as string;
  const see = async (): Promise<LearningView> =>
    (await service.as(ada).call(getEnrollment, { params: { enrollmentId } })).json();
  const ids = (await see()).lessons.map(({ id }) => id);
  const at = (place: number) => ({ enrollmentId, lessonId: ids[place] ?? '' });
  const complete = async (place: number) =>
    (await service.as(ada).call(completeLesson, { params: at(place) })).json();
  const answer = async (place: number, answers: number[], attempt?: number) => {
    const body = { answers, ...(attempt !== undefined && { attempt }) };
    return (await service.as(ada).call(answerLessonQuiz, { params: at(place), body })).json();
  };
  return { courseId, enrollmentId, see, at, complete, answer };
}

describe('the questions behind a lesson', () => {
  it('keep the next lesson locked until enough of them are right [S 1.5: quiz gate]', async () => {
    const { see, complete, answer, courseId } = await begin();
    const params = { courseId: String(courseId) };
    const { curriculum, questionCount } = (
      await service.visitor.call(getCourse, { params })
    ).json();
    expect(questionCount).toBe(0);
    expect(curriculum.map((each: { questionCount: number }) => each.questionCount)).toEqual([
      0, 2, 0,
    ]);
    expect((await see()).lessons[1]?.quiz).toBeNull();
    expect((await answer(1, [0, 0])).code).toBe('lesson_locked');
    await complete(0);
    expect((await see()).lessons[1]?.quiz).toEqual({
      attempt: 0,
      passPercent: 100,
      triesLeft: 3,
      opensAt: null,
      isPassed: false,
      lastScore: null,
      questions: [
        { id: expect.any(String), question: 'One?', choices: ['Right', 'Wrong'] },
        { id: expect.any(String), question: 'Two?', choices: ['Right', 'Wrong'] },
      ],
    });
    expect((await complete(1)).code).toBe('lesson_quiz_not_passed');
    expect((await answer(1, [0])).code).toBe('quiz_answers_missing');
    const { lessons } = await answer(1, [0, 1], 0);
    expect(lessons[1]).toMatchObject({ isCompleted: false, quiz: { lastScore: 50, attempt: 1 } });
    expect((await complete(2)).code).toBe('lesson_locked');
    const passed = await answer(1, [0, 0], 1);
    expect(passed.lessons[1]).toMatchObject({ isCompleted: true, quiz: { isPassed: true } });
    expect(passed.currentLessonId).toBe(passed.lessons[2].id);
    expect((await answer(1, [0, 0])).code).toBe('quiz_passed_already');
    // A question was asked: the last lesson brings the certificate.
    const { status, certificateCode } = await complete(2);
    expect([status, certificateCode]).toEqual(['completed', expect.any(String)]);
  });

  it('have three tries, then a day’s pause, and count a try once', async () => {
    const { see, complete, answer } = await begin();
    await complete(0);
    await Promise.all([1, 2, 3].map(() => answer(1, [1, 1], 0)));
    expect((await see()).lessons[1]?.quiz).toMatchObject({ attempt: 1, triesLeft: 2 });
    await answer(1, [1, 1], 1);
    await answer(1, [1, 1], 2);
    expect((await answer(1, [0, 0])).code).toBe('quiz_closed');
    pass(24 * 3_600);
    expect((await answer(1, [0, 0])).lessons[1].isCompleted).toBe(true);
  });

  it('are asked once the minutes of the lesson were spent [D-127]', async () => {
    const lesson = {
      title: 'All of it',
      kind: 'text' as const,
      content: 'All.',
      minutes: 10,
      quiz: { questions: [asked('One?')] },
    };
    const draft = checked({ credits: 0.2, lessons: [lesson], certificate: certificateDetails() });
    const { at, answer } = await begin(draft);
    expect((await answer(0, [0])).code).toBe('lesson_minutes_missing');
    const beat = (begins: boolean) =>
      service.as(ada).call(beatLesson, { params: at(0), body: { begins, isActive: true } });
    await beat(true);
    for (let beats = 0; beats < 30; beats++) {
      pass(20);
      await beat(false);
    }
    const { certificateCode } = await answer(0, [0], 0);
    const params = { code: certificateCode };
    expect((await service.visitor.call(verifyCertificate, { params })).json()).toMatchObject({
      credits: 0.2,
      activeMinutes: 10,
    });
  });

  it('are none behind other lessons, and no part of the last quiz', async () => {
    const draft = checked({ questions: [asked('Last?')] });
    const { enrollmentId, see, complete, answer } = await begin(draft);
    expect((await answer(0, [0])).code).toBe('lesson_quiz_not_found');
    expect((await see()).questions.map(({ question }) => question)).toEqual(['Last?']);
    await complete(0);
    await answer(1, [0, 0]);
    expect((await complete(2)).certificateCode).toBeNull();
    const params = { enrollmentId };
    const body = { answers: [0], attempt: 0 };
    const { status } = (await service.as(ada).call(answerQuiz, { params, body })).json();
    expect(status).toBe('completed');
  });
});
