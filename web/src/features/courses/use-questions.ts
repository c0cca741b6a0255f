import {
  answerQuestion,
  askQuestion,
  listQuestions,
  removePost,
} from '@sidework/contracts/education-events/lesson-questions';
import { call, useInvalidate, usePages } from '../../lib/api.ts';

/** The questions on one lesson, or on all of a course. */
export function useQuestions(courseId: number, lessonId?: string) {
  const params = { courseId };
  const list = usePages(listQuestions, { params, query: lessonId ? { lessonId } : {} });
  const invalidate = useInvalidate();
  const renew = async (asked: Promise<unknown>) => {
    await asked;
    await invalidate(listQuestions);
  };
  return {
    list,
    ask: (content: string, idempotencyKey: string) =>
      renew(
        call(askQuestion, {
          params,
          body: { lessonId: lessonId ?? '', content },
          idempotencyKey,
        }),
      ),
    answer: (postId: string, content: string, idempotencyKey: string) =>
      renew(
        call(answerQuestion, { params: { ...params, postId }, body: { content }, idempotencyKey }),
      ),
    remove: (postId: string) => renew(call(removePost, { params: { ...params, postId } })),
  };
}

export type Questions = ReturnType<typeof useQuestions>;
