import type { SubmissionView } from '@sidework/contracts/education-events/course-submissions';
import { useParams } from 'react-router-dom';
import { SubmissionDetails } from '../../features/teaching/submission-details.tsx';
import { isEditable } from '../../features/teaching/submission-states.ts';
import { useSubmission } from '../../features/teaching/use-submissions.ts';
import { paths } from '../../lib/paths.ts';
import { BackLink } from '../../ui/buttons/back-link.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { ListSkeleton } from '../../ui/rows/list-skeleton.tsx';
import { LazyCourseForm } from './lazy-course-form.tsx';

export function SubmissionPage() {
  const { submissionId = '' } = useParams();
  const course = useSubmission(submissionId);
  const { submission, error, reload } = course;
  return (
    <Page
      width="form"
      title={submission?.draft.title ?? 'Your course'}
      back={<BackLink to={paths.teaching}>Courses you teach</BackLink>}
    >
      {error && !submission && <ErrorNotice error={error} onRetry={reload} />}
      {!error && !submission && <ListSkeleton rows={3} label="Loading your course" />}
      {submission && <Standing key={submission.id} submission={submission} course={course} />}
    </Page>
  );
}

interface Props {
  submission: SubmissionView;
  course: ReturnType<typeof useSubmission>;
}

function Standing({ submission, course: { keep, publish, archive, revise } }: Props) {
  if (!isEditable(submission))
    return (
      <SubmissionDetails
        submission={submission}
        publish={publish}
        archive={archive}
        revise={revise}
      />
    );
  return (
    <Stack gap="lg">
      {submission.revisesCourseId !== null && (
        <Notice meaning="waiting" title="A new version">
          It takes the place of your published course once you publish it. Learners keep the version
          they enrolled in. Send its files again.
        </Notice>
      )}
      {submission.reason && (
        <Notice meaning="turn" title="Not approved">
          {submission.reason}
        </Notice>
      )}
      {submission.status === 'approved' && (
        <Notice meaning="turn" title="More is needed before you publish">
          Your course was approved before courses with credits needed all of this. Add what is
          missing and submit it again.
        </Notice>
      )}
      <LazyCourseForm submission={submission} onSaved={(saved) => void keep(saved)} />
    </Stack>
  );
}
