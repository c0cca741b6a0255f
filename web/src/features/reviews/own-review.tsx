import type { ServiceView } from '@sidework/contracts/client-services/services';
import { useState } from 'react';
import { Chip } from '../../ui/chip.tsx';
import { DateText } from '../../ui/date-text.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { PlainButton } from '../../ui/plain-button.tsx';
import classes from './own-review.module.css';
import { ReviewNote } from './review-note.tsx';

const Dialog = lazyDialog(async () => (await import('./review-dialog.tsx')).ReviewDialog);

/** The client's review of a service: the way to it, then what was written, to be changed for a while. */
export function OwnReview({ service }: { service: ServiceView }) {
  const { review } = service;
  const [isOpen, setOpen] = useState(false);
  const canWrite = review ? review.editableUntil !== null : service.status === 'completed';
  if (!review && !canWrite) return null;

  // One button in one place: submitting turns it into that of the edit, and it keeps the focus.
  return (
    <div className={classes.review}>
      {review && <ReviewNote review={review} heading={<Chip meaning="open">Reviewed</Chip>} />}
      {canWrite && (
        <div key="write" className={classes.write}>
          <PlainButton variant={review ? 'subtle' : 'filled'} onClick={() => setOpen(true)}>
            {review ? 'Edit review' : 'Leave Review'}
          </PlainButton>
          {review?.editableUntil && (
            <span className={classes.until}>
              Until <DateText moment={review.editableUntil} />
            </span>
          )}
        </div>
      )}
      <Dialog key="dialog" service={service} isOpen={isOpen} onClose={() => setOpen(false)} />
    </div>
  );
}
