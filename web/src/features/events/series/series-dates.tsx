import type { EventDetail } from '@sidework/contracts/education-events/event-listings';
import { momentText } from '@sidework/contracts/education-events/event-times';
import type { ReactNode } from 'react';
import { serverNow } from '../../../lib/server-clock.ts';
import { Chip } from '../../../ui/figures/chip.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { ListRow, Rows } from '../../../ui/rows/rows.tsx';

interface Props {
  event: EventDetail;
  /** The page of another date. */
  pathOf: (eventId: string) => string;
  action?: ReactNode;
}

/** The other dates of a series that are still to come. */
export const otherDatesOf = ({ id, dates }: EventDetail) =>
  dates.filter(({ eventId, endsAt }) => eventId !== id && Date.parse(endsAt) > serverNow());

export function SeriesDates({ event, pathOf, action }: Props) {
  const others = otherDatesOf(event);
  if (others.length === 0) return null;
  return (
    <Section title="Other dates" action={action}>
      <Rows label="Other dates">
        {others.map((date) => (
          <ListRow
            key={date.eventId}
            title={momentText(date.startsAt, date.timeZone)}
            to={pathOf(date.eventId)}
            chip={<DateState date={date} />}
          />
        ))}
      </Rows>
    </Section>
  );
}

function DateState({ date: { status, seatsLeft } }: { date: EventDetail['dates'][number] }) {
  if (status === 'cancelled') return <Chip meaning="error">Cancelled</Chip>;
  if (seatsLeft === 0) return <Chip meaning="over">Full</Chip>;
  return <Chip meaning="open">{seatsLeft === 1 ? '1 seat left' : `${seatsLeft} seats left`}</Chip>;
}
