import { eventTexts } from '@sidework/contracts/education-events/event-texts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { Grid } from '../../ui/layout/layout.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { ListSkeleton } from '../../ui/rows/list-skeleton.tsx';
import { LoadMore } from '../../ui/rows/load-more.tsx';
import { EventCard } from './event-card.tsx';
import type { useEvents } from './use-events.ts';

export function EventList({ events }: { events: ReturnType<typeof useEvents> }) {
  const { items, error, isFiltered } = events;
  if (error && !items)
    return (
      <ErrorNotice error={error} text={eventTexts.loadFailed} onRetry={() => events.mutate()} />
    );
  if (!items) return <ListSkeleton rows={4} label="Loading events" />;
  if (items.length === 0 && isFiltered)
    return (
      <EmptyState
        scene="search"
        title="No events match"
        text="Other words, or fewer of them, may find one."
      >
        <PlainButton variant="default" onClick={events.clear}>
          Clear filters
        </PlainButton>
      </EmptyState>
    );
  if (items.length === 0)
    return (
      <EmptyState
        scene="calendar"
        title={eventTexts.none}
        text="Events show up here as soon as someone posts one."
      />
    );
  return (
    <>
      <Grid>
        {items.map((event) => (
          <EventCard key={event.id} event={event} />
        ))}
      </Grid>
      <LoadMore list={events} label="Load more events" />
    </>
  );
}
