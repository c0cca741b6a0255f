import { conflict, notFound, stale, unprocessable } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import { courseFeeBps, reviewHours } from '@sidework/contracts/education-events/course-options';
import { isWhole, lacksOf } from '@sidework/contracts/education-events/course-requirements';
import type {
  CourseDraft,
  LessonComment,
} from '@sidework/contracts/education-events/course-submissions';
import type { courseSubmissions } from './table.ts';

export type Submission = typeof courseSubmissions.$inferSelect;
type By = Pick<Actor, 'id'>;

const hourMs = 60 * 60 * 1000;

export function draft(id: string, course: CourseDraft, by: By, now: Date): Submission {
  return {
    id,
    educatorId: by.id,
    status: 'draft',
    draft: course,
    feeBps: courseFeeBps,
    syllabusKey: null,
    sampleCertificateKey: null,
    submittedAt: null,
    reviewedAt: null,
    reviewedBy: null,
    reason: null,
    comments: [],
    courseId: null,
    revisesCourseId: null,
    version: 1,
    createdAt: now,
  };
}

/** A course that was rejected, or that cannot be published, is a draft again once its educator changes it. */
export function change(
  submission: Submission,
  { draft: course, version }: { draft: CourseDraft; version: number },
  by: By,
): Submission {
  requireEditable(submission, by);
  if (submission.version !== version) throw stale('submission_changed');
  const comments = commentsAfter(submission, course);
  return next({ ...submission, status: 'draft', draft: course, comments });
}

/** A comment follows its lesson by the title, and goes with a lesson that is removed. */
const commentsAfter = ({ comments, draft: before }: Submission, { lessons }: CourseDraft) =>
  comments.flatMap(({ place, comment }) => {
    const to = lessons.findIndex(({ title }) => title === before.lessons[place]?.title);
    return to < 0 ? [] : [{ place: to, comment }];
  });

/** Staff open the files of a course only while it waits for their review. */
export function requireReviewableFile(
  submission: Submission,
  fileId: string,
  named: readonly string[],
): void {
  if (!named.includes(fileId) || !isWaiting(submission)) throw notFound('not_found');
}

export function attach(
  submission: Submission,
  file: Partial<Pick<Submission, 'syllabusKey' | 'sampleCertificateKey'>>,
  by: By,
): Submission {
  requireEditable(submission, by);
  // The new file has not been reviewed yet.
  const status = submission.status === 'approved' ? 'draft' : submission.status;
  return next({ ...submission, ...file, status });
}

/** The fee is frozen with it (D-59); a lesson that is a file needs one of its own, or the syllabus. */
export function submit(submission: Submission, by: By, now: Date): Submission {
  requireEditable(submission, by);
  requireWhole(submission);
  const needsFile = submission.draft.lessons.some(({ kind, file }) => kind === 'file' && !file);
  if (needsFile && !submission.syllabusKey) throw unprocessable('syllabus_missing');
  return next({
    ...submission,
    status: 'submitted',
    feeBps: courseFeeBps,
    submittedAt: now,
    reviewedAt: null,
    reviewedBy: null,
    reason: null,
    comments: [],
  });
}

export function startReview(submission: Submission, by: By): Submission {
  requireStatus(submission, 'submitted');
  return next({ ...submission, status: 'in_review', reviewedBy: by.id });
}

export function approve(submission: Submission, by: By, now: Date): Submission {
  requireStatus(submission, 'in_review');
  requireWhole(submission);
  return next({ ...submission, status: 'approved', reviewedBy: by.id, reviewedAt: now });
}

/** The comments stand beside lessons that there are. */
export function reject(
  submission: Submission,
  { reason, comments = [] }: { reason: string; comments?: LessonComment[] | undefined },
  by: By,
  now: Date,
): Submission {
  requireStatus(submission, 'in_review');
  if (comments.some(({ place }) => place >= submission.draft.lessons.length))
    throw notFound('lesson_not_found');
  return next({
    ...submission,
    status: 'rejected',
    reason,
    comments,
    reviewedBy: by.id,
    reviewedAt: now,
  });
}

export function publish(submission: Submission, courseId: number, by: By): Submission {
  requireEducator(submission, by);
  requireStatus(submission, 'approved');
  requireWhole(submission);
  return next({ ...submission, status: 'published', courseId });
}

/** A new version of a published course begins with what stands there, and with papers of its own. */
export function revise(
  published: Submission,
  id: string,
  hasRevision: boolean,
  by: By,
  now: Date,
): Submission {
  requireEducator(published, by);
  requireStatus(published, 'published');
  if (hasRevision) throw conflict('revision_open');
  return { ...draft(id, published.draft, by, now), revisesCourseId: published.courseId };
}

export function archive(submission: Submission, by: By): Submission {
  requireEducator(submission, by);
  requireStatus(submission, 'published');
  return next({ ...submission, status: 'archived' });
}

export type SubmissionFile = 'syllabus' | 'sample-certificate';

const keyOf = (submission: Submission, file: SubmissionFile) =>
  file === 'syllabus' ? submission.syllabusKey : submission.sampleCertificateKey;

/** A link outlives the file that it leads to. */
export function requireFile(submission: Submission, file: SubmissionFile): string {
  const key = keyOf(submission, file);
  if (!key) throw notFound('link_expired');
  return key;
}

/** A link outlives a file of a lesson too. */
export function requireLessonFile<F>(file: F | undefined): F {
  if (!file) throw notFound('link_expired');
  return file;
}

/** Staff read the files of a course only while it waits for their review. */
export function requireReviewable(submission: Submission, file: SubmissionFile): void {
  if (!keyOf(submission, file) || !isWaiting(submission)) throw notFound('not_found');
}

/** When its review is promised: at the earliest, and at the latest. */
export function reviewWindow({ submittedAt }: Pick<Submission, 'submittedAt'>) {
  if (!submittedAt) return null;
  const after = (hours: number) => new Date(submittedAt.getTime() + hours * hourMs);
  return { from: after(reviewHours.from), until: after(reviewHours.until) };
}

export function isOverdue(submission: Submission, now: Date): boolean {
  const window = reviewWindow(submission);
  return isWaiting(submission) && window !== null && window.until < now;
}

const isWaiting = ({ status }: Submission) => status === 'submitted' || status === 'in_review';

/** Other people are told that there is no such course. */
export function requireEducator({ educatorId }: Submission, by: By): void {
  if (educatorId !== by.id) throw notFound('submission_not_found');
}

/** A course that gives credits says how long each lesson takes, asks questions and has its papers (D-127). */
function requireWhole({ draft: course, syllabusKey, sampleCertificateKey }: Submission): void {
  const lacks = lacksOf(course);
  if (Object.keys(lacks).length > 0) throw unprocessable('course_incomplete', undefined, lacks);
  if (course.credits > 0 && !(syllabusKey && sampleCertificateKey))
    throw unprocessable('course_papers_missing');
}

function requireEditable(submission: Submission, by: By): void {
  requireEducator(submission, by);
  if (!isEditable(submission)) throw conflict('submission_not_editable');
}

/** A course that was approved under older rules is changed, because it cannot be published as it is. */
function isEditable({ status, draft: course, syllabusKey, sampleCertificateKey }: Submission) {
  if (status !== 'approved') return status === 'draft' || status === 'rejected';
  const papers = { hasSyllabus: !!syllabusKey, hasSampleCertificate: !!sampleCertificateKey };
  return !isWhole({ draft: course, ...papers });
}

function requireStatus({ status }: Submission, expected: Submission['status']): void {
  if (status !== expected) throw conflict('submission_not_in_this_state');
}

const next = (submission: Submission): Submission => ({
  ...submission,
  version: submission.version + 1,
});
