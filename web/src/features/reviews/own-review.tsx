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
  /** The side that the viewer is on. */
  author?: 'client' | 'professional';
  /** Whether it is what the viewer is asked to do now. */
  isTurn: boolean;
  isInCard?: boolean;
}

/** The viewer's own review of a service: the way to it, then the review, which can be changed until it opens. */
export function OwnReview({ service, author = 'client', isTurn, isInCard = false }: Props) {
  const isOfWork = author === 'client';
  const review = isOfWork ? service.review : service.clientReview;
  const isOtherOpen = (isOfWork ? service.clientReview : service.review) !== null;
  const [isOpen, setOpen] = useState(false);
  const canBegin =
    service.status === 'completed' &&
    !isOtherOpen &&
    (isOfWork || service.agreement === 'accepted');
  const canWrite = review ? review.editableUntil !== null : canBegin;
  const other = (isOfWork ? service.professional : service.client)?.fullName ?? 'The other side';
  if (!review && !canWrite) return null;

  // One button in one place: submitting turns it into that of the edit, and it keeps the focus.
  return (
    <Stack gap="xs">
      {review && (
        <ReviewNote
          review={review}
          heading={<Chip meaning="open">{isOfWork ? 'Reviewed' : 'Client reviewed'}</Chip>}
          isInCard={isInCard}
        />
      )}
      {canWrite && (
        <Row key="write">
          <PlainButton
            variant={review ? 'subtle' : isTurn ? 'filled' : 'default'}
            onClick={() => setOpen(true)}
          >
            {review ? 'Edit review' : isOfWork ? 'Leave Review' : 'Review your client'}
          </PlainButton>
          {review?.opensAt && (
            <Words as="span" tone="soft">
              {other} sees it once both of you have written one, or on{' '}
              <DateText moment={review.opensAt} />
            </Words>
          )}
        </Row>
      )}
      <Dialog
        key="dialog"
        service={service}
        author={author}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    </Stack>
  );
}
