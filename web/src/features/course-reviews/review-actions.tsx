import type { SubmissionView } from '@sidework/contracts/education-events/course-submissions';
import { texts } from '@sidework/contracts/texts';
import { useState } from 'react';
import { messageOf } from '../../lib/messages.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { ButtonRow } from '../../ui/button-row.tsx';
import { PlainButton } from '../../ui/plain-button.tsx';
import { toastFailure, toastSuccess } from '../../ui/toasts.ts';
import { RejectDialog } from './reject-dialog.tsx';
import type { CourseReviews } from './use-course-reviews.ts';

interface Props {
  submission: SubmissionView;
  reviews: CourseReviews;
}

/** A reviewer takes a course before deciding on it, so that no two reviewers do it. */
export function ReviewActions({ submission: { id, status, draft }, reviews }: Props) {
  const [isRejecting, setRejecting] = useState(false);
  const { isBusy, run } = useBusy();

  const act = (work: () => Promise<unknown>, done: string) =>
    run(async () => {
      try {
        await work();
        toastSuccess(done);
      } catch (error) {
        toastFailure(texts.toastTitles.error, messageOf(error));
      }
    });

  if (status === 'submitted')
    return (
      <ButtonRow>
        <PlainButton
          isBusy={isBusy}
          onClick={() => void act(() => reviews.start(id), 'The review has begun')}
        >
          Start review
        </PlainButton>
      </ButtonRow>
    );
  return (
    <ButtonRow>
      <PlainButton
        isBusy={isBusy}
        onClick={() => void act(() => reviews.approve(id), 'The course is approved')}
      >
        Approve
      </PlainButton>
      <PlainButton variant="default" onClick={() => setRejecting(true)}>
        Reject
      </PlainButton>
      <RejectDialog
        isOpen={isRejecting}
        title={draft.title}
        onClose={() => setRejecting(false)}
        reject={(reason) => reviews.reject(id, reason)}
      />
    </ButtonRow>
  );
}
