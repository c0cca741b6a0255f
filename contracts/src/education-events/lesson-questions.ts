import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { hasAtMost, Moment, Page, PageQuery } from '../kernel/values.ts';
import { manyLines } from '../kernel/written-text.ts';
import { Complaint } from '../network-chat/reports.ts';
import { limits } from './limits.ts';

/*
 * Adults alone ask and answer, and no child reads it: what a child writes or reads of another person goes through the
 * gate, and a course for young people is approved as it stands.
 */

const CourseParams = z.object({ courseId: z.coerce.number().int().min(1).max(2_147_483_647) });
const PostParams = CourseParams.extend({ postId: z.uuid() });

const Post = z.object({
  id: z.uuid(),
  words: z.string(),
  authorName: z.string(),
  isEducator: z.boolean(),
  isOwn: z.boolean(),
  writtenAt: Moment,
});

/** A question on a lesson, with its answers in the order in which they were written. */
export const LessonQuestion = Post.extend({
  lessonId: z.uuid(),
  lessonTitle: z.string(),
  answers: z.array(Post),
}).meta({ id: 'LessonQuestion' });
export type LessonQuestion = z.infer<typeof LessonQuestion>;
export type LessonPost = z.infer<typeof Post>;

const questionWords = manyLines('Write your question')
  .min(1, 'Write your question')
  .refine(hasAtMost(limits.message), 'Please write less');
const answerWords = manyLines('Write your answer')
  .min(1, 'Write your answer')
  .refine(hasAtMost(limits.message), 'Please write less');

export const listQuestions = endpoint({
  method: 'GET',
  url: '/courses/:courseId/questions',
  schema: {
    summary: 'The questions on the lessons of a course that you take or teach, newest first',
    params: CourseParams,
    querystring: PageQuery.extend({ lessonId: z.uuid().optional() }),
    response: { 200: Page(LessonQuestion) },
  },
});

export const askQuestion = endpoint({
  method: 'POST',
  url: '/courses/:courseId/questions',
  idempotency: 'optional',
  schema: {
    summary: 'Ask about a lesson of a course that you take',
    params: CourseParams,
    body: z.strictObject({ lessonId: z.uuid(), content: questionWords }),
    response: { 201: LessonQuestion },
  },
});

export const answerQuestion = endpoint({
  method: 'POST',
  url: '/courses/:courseId/questions/:postId/answers',
  idempotency: 'optional',
  schema: {
    summary: 'Answer a question of a course that you take or teach',
    params: PostParams,
    body: z.strictObject({ content: answerWords }),
    response: { 201: LessonQuestion },
  },
});

export const removePost = endpoint({
  method: 'POST',
  url: '/courses/:courseId/posts/:postId/remove',
  stakes: 'protection',
  schema: {
    summary: 'Remove your own question or answer, or any of a course that you teach',
    params: PostParams,
    response: { 204: z.null() },
  },
});

export const reportPost = endpoint({
  method: 'POST',
  url: '/courses/:courseId/posts/:postId/report',
  stakes: 'protection',
  schema: {
    summary: 'Report a question or an answer to our moderators',
    params: PostParams,
    body: Complaint,
    response: { 204: z.null() },
  },
});
