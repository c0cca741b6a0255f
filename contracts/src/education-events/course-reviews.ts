import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { hasAtMost, Page, PageQuery } from '../kernel/values.ts';
import { manyLines } from '../kernel/written-text.ts';
import { LessonComment, SubmissionView } from './course-submissions.ts';
import { limits } from './limits.ts';

const SubmissionParams = z.object({ submissionId: z.uuid() });
const one = { params: SubmissionParams, response: { 200: SubmissionView } };

/** A course that waits, with what staff knows of its educator: the courses that were approved, and those that are rejected. */
export const WaitingSubmission = SubmissionView.extend({
  educatorId: z.uuid(),
  educatorRecord: z.object({ approved: z.number().int(), rejected: z.number().int() }),
}).meta({ id: 'WaitingSubmission' });
export type WaitingSubmission = z.infer<typeof WaitingSubmission>;

export const listReviewQueue = endpoint({
  method: 'GET',
  url: '/course-reviews',
  schema: {
    summary: 'The courses that wait for review, the longest waiting first, for staff',
    querystring: PageQuery,
    response: { 200: Page(WaitingSubmission) },
  },
});

export const startReview = endpoint({
  method: 'POST',
  url: '/course-reviews/:submissionId/start',
  schema: { summary: 'Begin to review a course, as an administrator', ...one },
});

export const approveCourse = endpoint({
  method: 'POST',
  url: '/course-reviews/:submissionId/approve',
  reaches: ['submissionId'],
  schema: { summary: 'Approve a course that is in review, as an administrator', ...one },
});

export const rejectCourse = endpoint({
  method: 'POST',
  url: '/course-reviews/:submissionId/reject',
  schema: {
    summary: 'Refuse a course that is in review, with a reason for its educator',
    ...one,
    body: z.strictObject({
      reason: manyLines('Please give a reason')
        .min(1, 'Please give a reason')
        .refine(hasAtMost(limits.reason), 'Please write less'),
      /** Comments beside single lessons. */
      comments: z.array(LessonComment).max(limits.lessons).optional(),
    }),
  },
});

export const linkReviewedFile = endpoint({
  method: 'POST',
  url: '/course-reviews/:submissionId/files/:file',
  schema: {
    summary: 'A link of 60 seconds to a file of a course in the queue, for administrators',
    params: SubmissionParams.extend({ file: z.enum(['syllabus', 'sample-certificate']) }),
    response: { 200: z.object({ url: z.string() }) },
  },
});

export const linkReviewedLessonFile = endpoint({
  method: 'POST',
  url: '/course-reviews/:submissionId/lesson-files/:fileId',
  schema: {
    summary: 'A link of 60 seconds to a file of a lesson in the queue, for administrators',
    params: SubmissionParams.extend({ fileId: z.uuid() }),
    response: { 200: z.object({ url: z.string() }) },
  },
});
