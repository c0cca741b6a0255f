import { reissueCertificate } from '@sidework/contracts/education-events/certificates';
import type { CourseRating } from '@sidework/contracts/education-events/course-ratings';
import {
  answerLessonQuiz,
  answerQuiz,
  completeLesson,
  getEnrollment,
  keepNote,
  linkLessonFile,
  linkSyllabus,
  listEnrollments,
  openLesson,
  rateCourse,
  refundEnrollment,
} from '@sidework/contracts/education-events/enrollments';
import { call, useApi, useInvalidate } from '../../lib/api.ts';

export function useLearning(enrollmentId: string) {
  const params = { enrollmentId };
  const { data, error, mutate } = useApi(getEnrollment, { params });
  const invalidate = useInvalidate();
  const show = async (asked: Promise<NonNullable<typeof data>>) => {
    await mutate(await asked, { revalidate: false });
    await invalidate(listEnrollments);
  };
  return {
    learning: data,
    error,
    reload: () => mutate(),
    open: (lessonId: string) => show(call(openLesson, { params: { ...params, lessonId } })),
    complete: (lessonId: string) => show(call(completeLesson, { params: { ...params, lessonId } })),
    answer: (answers: number[], attempt: number) =>
      show(call(answerQuiz, { params, body: { answers, attempt } })),
    answerLesson: (lessonId: string, answers: number[], attempt: number) =>
      show(call(answerLessonQuiz, { params: { ...params, lessonId }, body: { answers, attempt } })),
    reissue: async (code: string) => {
      await call(reissueCertificate, { params: { code } });
      await mutate();
      await invalidate(listEnrollments);
    },
    keepNote: (lessonId: string, content: string) =>
      show(call(keepNote, { params: { ...params, lessonId }, body: { content } })),
    rate: (rating: CourseRating) => show(call(rateCourse, { params, body: rating })),
    refund: () => show(call(refundEnrollment, { params })),
    linkLessonFile: async (lessonId: string) =>
      (await call(linkLessonFile, { params: { ...params, lessonId } })).url,
    linkFile: async () => (await call(linkSyllabus, { params })).url,
  };
}
