import { shownName } from '@sidework/chassis/people/shown-name';
import { shareOf } from '@sidework/contracts/education-events/course-money';
import type { SubmissionView } from '@sidework/contracts/education-events/course-submissions';
import type { ShownSubmission } from './queries.ts';
import * as Submission from './submission.ts';

export function submissionViewer({ now }: { now: () => Date }) {
  return (shown: ShownSubmission) => toSubmissionView(shown, now());
}

function toSubmissionView(
  { submission, educatorName }: ShownSubmission,
  now: Date,
): SubmissionView {
  const window = Submission.reviewWindow(submission);
  return {
    id: submission.id,
    status: submission.status,
    draft: submission.draft,
    version: submission.version,
    feeBps: submission.feeBps,
    shareCents: shareOf(submission.draft.priceCents, submission.feeBps),
    hasSyllabus: submission.syllabusKey !== null,
    hasSampleCertificate: submission.sampleCertificateKey !== null,
    educatorName: shownName(educatorName),
    submittedAt: submission.submittedAt?.toISOString() ?? null,
    reviewFrom: window?.from.toISOString() ?? null,
    reviewUntil: window?.until.toISOString() ?? null,
    isOverdue: Submission.isOverdue(submission, now),
    reason: submission.reason,
    comments: submission.comments,
    courseId: submission.courseId,
    revisesCourseId: submission.revisesCourseId,
    createdAt: submission.createdAt.toISOString(),
  };
}
