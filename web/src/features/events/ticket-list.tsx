import { listRegistrations } from '@sidework/contracts/education-events/registrations';
import { usePages } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Chip } from '../../ui/figures/chip.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { ListSkeleton } from '../../ui/rows/list-skeleton.tsx';
import { LoadMore } from '../../ui/rows/load-more.tsx';
import { ListRow, Rows } from '../../ui/rows/rows.tsx';
import { EventTime } from './event-time.tsx';
import { registrationStates } from './registration-states.ts';

export function TicketList() {
  const list = usePages(listRegistrations, {});
  if (list.error && !list.items)
    return <ErrorNotice error={list.error} onRetry={() => list.mutate()} />;
  if (!list.items) return <ListSkeleton rows={3} label="Loading your tickets" />;
  if (list.items.length === 0)
    return (
      <EmptyState
        scene="calendar"
        title="No tickets yet"
        text="Events you register for show up here, with your tickets."
      >
        <LinkButton to={paths.events}>Look at the events</LinkButton>
      </EmptyState>
    );
  return (
    <>
      <Rows label="Your tickets">
        {list.items.map(({ id, event, status, isGuest, attendeeName }) => (
          <ListRow
            key={id}
            title={event.title}
            note={isGuest ? `For ${attendeeName}` : undefined}
            to={paths.ticket(id)}
            details={<EventTime event={event} />}
            chip={
              status === 'confirmed' && Date.parse(event.endsAt) < serverNow() ? (
                <Chip meaning="over">Past event</Chip>
              ) : (
                <Chip meaning={registrationStates[status].meaning}>
                  {registrationStates[status].word}
                </Chip>
              )
            }
          />
        ))}
      </Rows>
      <LoadMore list={list} label="Load more" />
    </>
  );
}
