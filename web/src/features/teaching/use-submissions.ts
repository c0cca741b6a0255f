import {
  archiveCourse,
  changeDraft,
  draftCourse,
  getSubmission,
  listSubmissions,
  publishCourse,
  reviseCourse,
  type SubmissionView,
  submitCourse,
  uploadSampleCertificate,
  uploadSyllabus,
} from '@sidework/contracts/education-events/course-submissions';
import { listCourses } from '@sidework/contracts/education-events/courses';
import { call, useApi, useInvalidate } from '../../lib/api.ts';
import { upload } from '../../lib/upload.ts';
import { type TypedCourse, toCourseDraft } from './course-draft.ts';

type Sending = Pick<Parameters<typeof upload>[1], 'file' | 'signal' | 'onProgress'>;

export type CourseFile = 'syllabus' | 'sampleCertificate';
const uploads = { syllabus: uploadSyllabus, sampleCertificate: uploadSampleCertificate };

/** Each call answers with the course after the change. */
export const submissionCalls = {
  draft: (typed: TypedCourse, idempotencyKey: string) =>
    call(draftCourse, { body: toCourseDraft(typed), idempotencyKey }),
  change: ({ id, version }: SubmissionView, typed: TypedCourse) =>
    call(changeDraft, {
      params: { submissionId: id },
      body: { draft: toCourseDraft(typed), version },
    }),
  attach: (submissionId: string, file: CourseFile, sending: Sending) =>
    upload(uploads[file], { params: { submissionId }, ...sending }),
  submit: (submissionId: string) => call(submitCourse, { params: { submissionId } }),
};

/** One course of one's own that is written, reviewed or published. */
export function useSubmission(submissionId: string) {
  const params = { submissionId };
  const { data, error, mutate } = useApi(getSubmission, { params });
  const invalidate = useInvalidate();
  async function keep(changed: SubmissionView) {
    await mutate(changed, { revalidate: false });
    await invalidate(listSubmissions, listCourses);
  }
  return {
    submission: data,
    error,
    reload: () => mutate(),
    keep,
    publish: async () => keep(await call(publishCourse, { params })),
    revise: async (idempotencyKey: string) =>
      (await call(reviseCourse, { params, idempotencyKey })).id,
    archive: async () => keep(await call(archiveCourse, { params })),
  };
}
