import {
  approveCourse,
  linkReviewedFile,
  linkReviewedLessonFile,
  listReviewQueue,
  rejectCourse,
  startReview,
} from '@sidework/contracts/education-events/course-reviews';
import type { LessonComment } from '@sidework/contracts/education-events/course-submissions';
import { call, useInvalidate, usePages } from '../../lib/api.ts';

/** The courses that wait for staff, and what is decided of them. */
export function useCourseReviews() {
  const list = usePages(listReviewQueue, {}, { isLive: true });
  const invalidate = useInvalidate();
  /**
   * The queue is fetched after a refusal too, because another reviewer may have decided meanwhile.
   */
  async function decide(deciding: Promise<unknown>) {
    try {
      await deciding;
    } finally {
      await invalidate(listReviewQueue);
    }
  }
  return {
    ...list,
    start: (submissionId: string) => decide(call(startReview, { params: { submissionId } })),
    approve: (submissionId: string) => decide(call(approveCourse, { params: { submissionId } })),
    reject: (submissionId: string, reason: string, comments: LessonComment[]) =>
      decide(
        call(rejectCourse, {
          params: { submissionId },
          body: { reason, ...(comments.length > 0 && { comments }) },
        }),
      ),
    linkLessonFile: async (submissionId: string, fileId: string) =>
      (await call(linkReviewedLessonFile, { params: { submissionId, fileId } })).url,
    linkFile: async (submissionId: string, file: 'syllabus' | 'sample-certificate') =>
      (await call(linkReviewedFile, { params: { submissionId, file } })).url,
  };
}

export type CourseReviews = ReturnType<typeof useCourseReviews>;
