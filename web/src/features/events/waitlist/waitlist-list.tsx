import { momentText } from '@sidework/contracts/education-events/event-times';
import { listWaitlist, type WaitlistEntry } from '@sidework/contracts/education-events/waitlists';
import { usePages } from '../../../lib/api.ts';
import { Chip } from '../../../ui/figures/chip.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { LoadMore } from '../../../ui/rows/load-more.tsx';
import { ListRow, Rows } from '../../../ui/rows/rows.tsx';

interface Props {
  eventId: string;
  timeZone: string;
}

/** The organizer's view of the line for a full event; an empty line is not shown. */
export function WaitlistList({ eventId, timeZone }: Props) {
  const list = usePages(listWaitlist, { params: { eventId } }, { isLive: true });
  if (!list.items || list.items.length === 0) return null;
  return (
    <Section title="Waitlist">
      <Rows label="Waitlist">
        {list.items.map((entry) => (
          <ListRow
            key={entry.id}
            title={entry.name}
            details={[entry.ticketTypeName, `Since ${momentText(entry.joinedAt, timeZone)}`]
              .filter(Boolean)
              .join(' · ')}
            chip={<State entry={entry} timeZone={timeZone} />}
          />
        ))}
      </Rows>
      <LoadMore list={list} label="Load more" />
    </Section>
  );
}

function State({ entry, timeZone }: { entry: WaitlistEntry; timeZone: string }) {
  if (!entry.offerExpiresAt) return <Chip meaning="waiting">Waiting</Chip>;
  return <Chip meaning="turn">Offered until {momentText(entry.offerExpiresAt, timeZone)}</Chip>;
}
