import { conflict, forbidden, notFound, unprocessable } from '@sidework/chassis/errors';
import { limits } from '@sidework/contracts/education-events/limits';
import type { lessonPosts } from './table.ts';

export type LessonPost = typeof lessonPosts.$inferSelect;

/** Those who take or teach a course talk about its lessons; to others the course is not there. */
export function requireTakesPart(
  course: { educatorId: string | null } | undefined,
  by: { id: string; isLearning: boolean },
): void {
  if (!course || (course.educatorId !== by.id && !by.isLearning))
    throw notFound('course_not_found');
}

interface Asked {
  id: string;
  courseId: number;
  lessonId: string;
  words: string;
}

export const ask = (asked: Asked, by: { id: string }, now: Date): LessonPost => ({
  ...asked,
  questionId: null,
  authorId: by.id,
  writtenAt: now,
  hiddenAt: null,
});

/** An answer belongs to a question that is still to be seen, and not to an answer. */
export function answer(
  { id, words }: Pick<Asked, 'id' | 'words'>,
  question: LessonPost | undefined,
  answerCount: number,
  by: { id: string },
  now: Date,
): LessonPost {
  requireSeen(question);
  if (question.questionId !== null) throw notFound('question_not_found');
  if (answerCount >= limits.answersOfQuestion) throw conflict('question_full');
  const { courseId, lessonId, id: questionId } = question;
  return {
    id,
    courseId,
    lessonId,
    questionId,
    authorId: by.id,
    words,
    writtenAt: now,
    hiddenAt: null,
  };
}

export function requireSeen(post: LessonPost | undefined): asserts post is LessonPost {
  if (!post || post.hiddenAt !== null) throw notFound('question_not_found');
}

export function requireFound<Question>(question: Question | undefined): Question {
  if (question === undefined) throw notFound('question_not_found');
  return question;
}

/** Authors take back their own words, and an educator any on the own course. */
export function requireRemovable(
  { authorId }: LessonPost,
  { educatorId }: { educatorId: string | null },
  by: { id: string },
): void {
  if (authorId !== by.id && educatorId !== by.id) throw forbidden('not_your_post');
}

export function requireOfOther({ authorId }: LessonPost, by: { id: string }): void {
  if (authorId === by.id) throw unprocessable('own_post');
}
