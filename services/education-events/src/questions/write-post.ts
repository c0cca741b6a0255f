import { enforceRateLimit, perHour } from '@sidework/chassis/db/account-limits';
import type { Db, Tx } from '@sidework/chassis/db/db';
import { emit } from '@sidework/chassis/events/outbox';
import type { Actor } from '@sidework/chassis/http/actor';
import { requireActingAdult } from '@sidework/chassis/people/people';
import { contentReported } from '@sidework/contracts/education-events/events';
import {
  lessonAnswered,
  lessonAsked,
} from '@sidework/contracts/education-events/events/lesson-questions';
import { limits } from '@sidework/contracts/network-chat/limits';
import type { Complaint } from '@sidework/contracts/network-chat/reports';
import { v7 as uuidv7 } from 'uuid';
import { type Course, requireOpen } from '../courses/course.ts';
import { getCourse, lessonsOf } from '../courses/queries.ts';
import type { Deps } from '../deps.ts';
import { isLearning } from '../enrollments/enrollment.ts';
import { completedLessonsOf, findEnrollmentIn } from '../enrollments/queries.ts';
import * as LessonPost from './lesson-post.ts';
import { countAnswers, deletePost, insertPost, lockPost } from './queries.ts';

type Does = Pick<Deps, 'db' | 'now' | 'config'>;

/** The course, to those who take or teach it; and the enrollment of who takes it. */
export async function partIn(db: Db, actor: Actor, courseId: number) {
  const { course } = await getCourse(db, courseId);
  const enrollment = await findEnrollmentIn(db, courseId, actor.id);
  const by = { id: actor.id, isLearning: enrollment !== undefined && isLearning(enrollment) };
  LessonPost.requireTakesPart(course, by);
  return { course, enrollment };
}

async function requireOpenLesson(tx: Tx, actor: Actor, course: Course, lessonId: string) {
  const { enrollment } = await partIn(tx, actor, course.id);
  const completed = enrollment ? await completedLessonsOf(tx, enrollment.id) : new Set<string>();
  const isTaught = course.educatorId === actor.id;
  const open = isTaught ? { isInOrder: false } : course;
  requireOpen(open, await lessonsOf(tx, course.id), completed, lessonId);
}

const takeTurn = ({ db, now, config }: Does, actor: Actor) =>
  enforceRateLimit(
    db,
    perHour(actor.id, 'lesson posts', config.REGISTRATIONS_PER_HOUR, now()),
    'too_many_changes',
  );

export async function askQuestion(
  deps: Does,
  actor: Actor,
  courseId: number,
  { lessonId, content }: { lessonId: string; content: string },
): Promise<string> {
  await takeTurn(deps, actor);
  return deps.db.transaction(async (tx) => {
    await requireActingAdult(tx, actor);
    const { course } = await partIn(tx, actor, courseId);
    await requireOpenLesson(tx, actor, course, lessonId);
    const at = deps.now();
    const post = LessonPost.ask({ id: uuidv7(), courseId, lessonId, words: content }, actor, at);
    await insertPost(tx, post);
    const { educatorId } = course;
    if (educatorId && educatorId !== actor.id)
      await emit(tx, lessonAsked, { ...toFact(post, course), educatorId }, at);
    return post.id;
  });
}

export async function answerQuestion(
  deps: Does,
  actor: Actor,
  { courseId, postId }: { courseId: number; postId: string },
  words: string,
): Promise<string> {
  await takeTurn(deps, actor);
  return deps.db.transaction(async (tx) => {
    await requireActingAdult(tx, actor);
    const { course } = await partIn(tx, actor, courseId);
    const question = await lockPost(tx, courseId, postId);
    const given = { id: uuidv7(), words };
    const at = deps.now();
    const count = await countAnswers(tx, postId);
    const post = LessonPost.answer(given, question, count, actor, at);
    await insertPost(tx, post);
    LessonPost.requireSeen(question);
    const asker = question.authorId;
    const enrollment = await findEnrollmentIn(tx, courseId, asker);
    if (asker !== actor.id && enrollment)
      await emit(
        tx,
        lessonAnswered,
        { ...toFact(post, course), askerId: asker, enrollmentId: enrollment.id },
        at,
      );
    return postId;
  });
}

export const removePost = (
  { db }: Does,
  actor: Actor,
  { courseId, postId }: { courseId: number; postId: string },
): Promise<void> =>
  db.transaction(async (tx) => {
    const { course } = await partIn(tx, actor, courseId);
    const post = await lockPost(tx, courseId, postId);
    LessonPost.requireSeen(post);
    LessonPost.requireRemovable(post, course, actor);
    await deletePost(tx, postId);
  });

export const reportPost = (
  { db, now }: Does,
  actor: Actor,
  { courseId, postId }: { courseId: number; postId: string },
  said: Complaint,
): Promise<void> =>
  db.transaction(async (tx) => {
    await partIn(tx, actor, courseId);
    const post = await lockPost(tx, courseId, postId);
    LessonPost.requireSeen(post);
    LessonPost.requireOfOther(post, actor);
    const at = now();
    const limit = perHour(actor.id, 'reports', limits.reportsPerHour, at);
    await enforceRateLimit(tx, limit, 'too_many_changes');
    const { id: subjectId, authorId: ownerId, words: title } = post;
    const reported = { thing: 'lesson_post' as const, subjectId, ownerId, title };
    await emit(
      tx,
      contentReported,
      { reportId: uuidv7(), reporterId: actor.id, ...reported, ...said },
      at,
    );
  });

const toFact = (post: LessonPost.LessonPost, { id, title }: Course) => ({
  postId: post.id,
  courseId: id,
  lessonId: post.lessonId,
  authorId: post.authorId,
  title,
});
