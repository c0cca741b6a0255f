import type { WaitingEvent } from '@sidework/contracts/education-events/event-reviews';
import { type ReactNode, useState } from 'react';
import { Chip } from '../../ui/figures/chip.tsx';
import { WaitedText } from '../../ui/figures/waited-text.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { LoadMore } from '../../ui/rows/load-more.tsx';
import { OpeningRow } from '../../ui/rows/opening-row.tsx';
import { Rows } from '../../ui/rows/rows.tsx';
import { RowsSkeleton } from '../../ui/rows/rows-skeleton.tsx';
import { ReviewedEvent } from './reviewed-event.tsx';
import { type EventReviews, useEventReviews } from './use-event-reviews.ts';

interface Props {
  /** Drawn by the parts that know events, and reasons. */
  shown: (event: WaitingEvent) => ReactNode;
  refusing: (event: WaitingEvent, refuse: EventReviews['refuse']) => ReactNode;
}

/** The events that wait for staff, the longest waiting first. */
export function EventReviewQueue({ shown, refusing }: Props) {
  const reviews = useEventReviews();
  const { items, error } = reviews;
  const [open, setOpen] = useState<string>();
  if (error && !items) return <ErrorNotice error={error} onRetry={() => reviews.mutate()} />;
  if (!items) return <RowsSkeleton rows={3} label="Loading the events" />;
  if (items.length === 0)
    return (
      <EmptyState
        scene="calendar"
        title="No event waits"
        text="Events whose organizers want to admit young people show up here until you decide."
      />
    );
  return (
    <>
      <Rows label="Events to review">
        {items.map((event) => (
          <OpeningRow
            key={event.id}
            title={event.title}
            details={`${event.organizerName} · ${event.category}`}
            chip={
              <Chip meaning="turn">
                Waits <WaitedText since={event.askedAt} />
              </Chip>
            }
            isOpen={open === event.id}
            onToggle={() => setOpen(open === event.id ? undefined : event.id)}
          >
            <ReviewedEvent
              event={event}
              reviews={reviews}
              shown={shown(event)}
              refusing={refusing(event, reviews.refuse)}
            />
          </OpeningRow>
        ))}
      </Rows>
      <LoadMore list={reviews} label="Load more events" />
    </>
  );
}
