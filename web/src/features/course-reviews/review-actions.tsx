import type { SubmissionView } from '@sidework/contracts/education-events/course-submissions';
import { texts } from '@sidework/contracts/texts';
import { useState } from 'react';
import { messageOf } from '../../lib/messages.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { toastFailure, toastSuccess } from '../../ui/notices/toasts.ts';
import { RejectDialog } from './reject-dialog.tsx';
import type { CourseReviews } from './use-course-reviews.ts';

interface Props {
  submission: SubmissionView;
  reviews: CourseReviews;
}

/** A reviewer takes a course before deciding on it, so that no two reviewers do it. */
export function ReviewActions({ submission: { id, status, draft, educatorName }, reviews }: Props) {
  const [isApproving, setApproving] = useState(false);
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

  async function approve() {
    await reviews.approve(id);
    setApproving(false);
  }

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
      <PlainButton onClick={() => setApproving(true)}>Approve</PlainButton>
      <ConfirmDialog
        isOpen={isApproving}
        title={`Approve “${draft.title}”?`}
        confirmLabel="Approve course"
        onCancel={() => setApproving(false)}
        onConfirm={() => act(approve, 'The course is approved')}
      >
        {educatorName} is notified at once and can publish it, {creditsText(draft.credits)}.
      </ConfirmDialog>
      <PlainButton variant="default" onClick={() => setRejecting(true)}>
        Reject
      </PlainButton>
      <RejectDialog
        isOpen={isRejecting}
        draft={draft}
        onClose={() => setRejecting(false)}
        reject={(reason, comments) => reviews.reject(id, reason, comments)}
      />
    </ButtonRow>
  );
}

function creditsText(credits: number): string {
  if (credits === 0) return 'without CE credits';
  return credits === 1 ? 'with 1 CE credit' : `with ${credits} CE credits`;
}
