import type { SubmissionView } from '@sidework/contracts/education-events/course-submissions';
import { messageOf } from '../../lib/messages.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { AskedButton } from '../../ui/dialogs/asked-button.tsx';
import { Chip } from '../../ui/figures/chip.tsx';
import { DateText } from '../../ui/figures/date-text.tsx';
import { Facts } from '../../ui/figures/facts.tsx';
import { MoneyText } from '../../ui/figures/money-text.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { PublishCourse } from './publish-course.tsx';
import { ReviseCourse } from './revise-course.tsx';
import { submissionStates } from './submission-states.ts';
import type { useSubmission } from './use-submissions.ts';

interface Props extends Pick<ReturnType<typeof useSubmission>, 'publish' | 'archive' | 'revise'> {
  submission: SubmissionView;
}

/** It counts the questions behind all lessons and behind single ones. */
const questionsIn = ({ questions, lessons }: SubmissionView['draft']) =>
  lessons.reduce((sum, { quiz }) => sum + (quiz?.questions.length ?? 0), questions.length);

/** It shows the state of a submitted course and the educator's next actions. */
export function SubmissionDetails({ submission, publish, archive, revise }: Props) {
  const { draft, status, courseId } = submission;
  const { word, meaning } = submissionStates[status];
  return (
    <Stack gap="lg">
      <div>
        <Chip meaning={meaning}>{word}</Chip>
      </div>
      <ReviewNotice submission={submission} />
      {status === 'approved' && <PublishCourse title={draft.title} publish={publish} />}
      <Facts
        facts={[
          { label: 'Price', value: <MoneyText cents={draft.priceCents} /> },
          { label: 'You keep', value: <MoneyText cents={submission.shareCents} />, isSum: true },
          { label: 'Lessons', value: draft.lessons.length },
          { label: 'Questions', value: questionsIn(draft) },
          { label: 'Syllabus', value: submission.hasSyllabus ? 'Uploaded' : 'None' },
          {
            label: 'Sample certificate',
            value: submission.hasSampleCertificate ? 'Uploaded' : 'None',
          },
        ]}
      />
      {courseId !== null && (
        <ButtonRow>
          <LinkButton to={paths.students(courseId)}>See your students</LinkButton>
          {status === 'published' && (
            <>
              <LinkButton to={paths.course(courseId)} variant="default">
                Course page
              </LinkButton>
              <ReviseCourse revise={revise} />
              <AskedButton
                label="Archive"
                name={draft.title}
                title={`Take “${draft.title}” out of the catalogue?`}
                confirmLabel="Archive course"
                done="The course is archived"
                act={archive}
                messageOf={messageOf}
              >
                Nobody can enroll in it anymore. People who already enrolled keep learning.
              </AskedButton>
            </>
          )}
        </ButtonRow>
      )}
    </Stack>
  );
}

function ReviewNotice({ submission }: { submission: SubmissionView }) {
  const { status, submittedAt, reviewUntil } = submission;
  if (!submittedAt || !reviewUntil || (status !== 'submitted' && status !== 'in_review'))
    return null;
  return (
    <Notice meaning="waiting" title="Staff reviews your course">
      Submitted <DateText moment={submittedAt} />. You will hear our decision by{' '}
      {new Date(reviewUntil).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })},
      24 to 48 hours after you submitted it.
    </Notice>
  );
}
