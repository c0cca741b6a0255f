import { listOwnEvents } from '@sidework/contracts/education-events/event-listings';
import type { EventStatus } from '@sidework/contracts/education-events/event-options';
import { usePages } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Chip, type Meaning } from '../../ui/figures/chip.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { ListSkeleton } from '../../ui/rows/list-skeleton.tsx';
import { LoadMore } from '../../ui/rows/load-more.tsx';
import { ListRow, Rows } from '../../ui/rows/rows.tsx';
import { seatsTaken } from './event-card.tsx';
import { EventTime } from './event-time.tsx';

const states: Record<EventStatus, { word: string; meaning: Meaning }> = {
  upcoming: { word: 'Upcoming', meaning: 'open' },
  completed: { word: 'Over', meaning: 'over' },
  cancelled: { word: 'Cancelled', meaning: 'error' },
};

export function OwnEventList() {
  const list = usePages(listOwnEvents, {}, { isLive: true });
  const { items, error } = list;
  if (error && !items) return <ErrorNotice error={error} onRetry={() => list.mutate()} />;
  if (!items) return <ListSkeleton rows={3} label="Loading your events" />;
  if (items.length === 0)
    return (
      <EmptyState
        scene="calendar"
        title="No events of yours yet"
        text="Events you post show up here, with their guest lists."
      >
        <LinkButton to={paths.postEvent}>Post Event</LinkButton>
      </EmptyState>
    );
  return (
    <>
      <Rows label="Your events">
        {items.map((event) => (
          <ListRow
            key={event.id}
            title={event.title}
            to={paths.attendees(event.id)}
            details={<EventTime event={event} />}
            note={seatsTaken(event)}
            chip={<Chip meaning={states[event.status].meaning}>{states[event.status].word}</Chip>}
          />
        ))}
      </Rows>
      <LoadMore list={list} label="Load more events" />
    </>
  );
}
