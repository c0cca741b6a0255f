import { enforceRateLimit, perHour } from '@sidework/chassis/db/account-limits';
import type { Actor } from '@sidework/chassis/http/actor';
import { requireActing } from '@sidework/chassis/people/people';
import { lessonQuestionsOf } from '../courses/queries.ts';
import { drawn } from './draw-questions.ts';
import * as Enrollment from './enrollment.ts';
import { mark, requireAsks } from './enrollment-quiz.ts';
import { afterTry, requireTry } from './enrollment-tries.ts';
import { finishLesson, type LearnDeps, lessonsOpenAt, type Place } from './learn.ts';
import { requireSpent } from './lesson-clock.ts';
import { quizStateOf, saveQuizState } from './lesson-quiz-queries.ts';
import { lockOwnEnrollment } from './queries.ts';
import { spentIn } from './time-queries.ts';

/** The questions behind a lesson are asked once its time was spent; passing them finishes it. */
export async function answerLessonQuiz(
  { db, now, config }: LearnDeps,
  actor: Actor,
  place: Place,
  { answers, attempt }: { answers: number[]; attempt?: number | undefined },
): Promise<void> {
  const { enrollmentId, lessonId } = place;
  const limit = perHour(actor.id, `quiz ${enrollmentId}`, config.REGISTRATIONS_PER_HOUR, now());
  await enforceRateLimit(db, limit, 'too_many_lookups');
  await db.transaction(async (tx) => {
    const person = await requireActing(tx, actor);
    const enrollment = await lockOwnEnrollment(tx, enrollmentId, actor.id);
    Enrollment.requireUnfinished(enrollment);
    const lessons = await lessonsOpenAt(tx, enrollment, lessonId);
    const lesson = lessons.find(({ id }) => id === lessonId);
    requireAsks(lesson);
    requireSpent(lesson, await spentIn(tx, place));
    const before = await quizStateOf(tx, place);
    const at = now();
    requireTry(before, attempt, at);
    const all = await lessonQuestionsOf(tx, enrollment.courseId);
    const own = all.filter((question) => question.lessonId === lessonId);
    const questions = drawn(own, lesson, { id: enrollmentId, quizTries: before.quizTries });
    const after = afterTry(before, mark(questions, answers, lesson.passPercent), at);
    await saveQuizState(tx, place, after);
    if (after.isQuizPassed) await finishLesson(tx, { person, enrollment, lessons }, lessonId, at);
  });
}
