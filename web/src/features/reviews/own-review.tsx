import type { ServiceView } from '@sidework/contracts/client-services/services';
import { useState } from 'react';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';
import { Chip } from '../../ui/figures/chip.tsx';
import { DateText } from '../../ui/figures/date-text.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { ReviewNote } from './review-note.tsx';

const Dialog = lazyDialog(async () => (await import('./review-dialog.tsx')).ReviewDialog);

interface Props {
  service: ServiceView;
  /** Whether it is what the viewer is asked to do now. */
  isTurn: boolean;
  isInCard?: boolean;
}

/** The client's review of a service: the way to it, then what was written, to be changed for a while. */
export function OwnReview({ service, isTurn, isInCard = false }: Props) {
  const { review } = service;
  const [isOpen, setOpen] = useState(false);
  const canWrite = review ? review.editableUntil !== null : service.status === 'completed';
  if (!review && !canWrite) return null;

  // One button in one place: submitting turns it into that of the edit, and it keeps the focus.
  return (
    <Stack gap="xs">
      {review && (
        <ReviewNote
          review={review}
          heading={<Chip meaning="open">Reviewed</Chip>}
          isInCard={isInCard}
        />
      )}
      {canWrite && (
        <Row key="write">
          <PlainButton
            variant={review ? 'subtle' : isTurn ? 'filled' : 'default'}
            onClick={() => setOpen(true)}
          >
            {review ? 'Edit review' : 'Leave Review'}
          </PlainButton>
          {review?.editableUntil && (
            <Words as="span" tone="soft">
              Until <DateText moment={review.editableUntil} />
            </Words>
          )}
        </Row>
      )}
      <Dialog key="dialog" service={service} isOpen={isOpen} onClose={() => setOpen(false)} />
    </Stack>
  );
}
