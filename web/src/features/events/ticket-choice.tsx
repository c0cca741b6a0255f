import type { EventView } from '@sidework/contracts/education-events/event-listings';
import { momentText } from '@sidework/contracts/education-events/event-times';
import type { ReactNode } from 'react';
import { serverNow } from '../../lib/server-clock.ts';
import { RadioCards } from '../../ui/fields/radio-cards.tsx';
import { priceOf } from './event-card.tsx';

type TicketType = EventView['ticketTypes'][number];

interface Props {
  event: Pick<EventView, 'ticketTypes' | 'timeZone'>;
  value: string;
  error?: ReactNode;
  onChange: (ticketTypeId: string) => void;
}

const isAhead = (moment: string) => Date.parse(moment) > serverNow();

/** Says online or in person, unless the name of the type says it. */
export function placeOf({ name, isOnline }: TicketType): string {
  const place = isOnline ? 'Online' : 'In person';
  return name.toLowerCase().includes(place.toLowerCase()) ? '' : place;
}

export const soldOutText = 'Sold out';

/** Why a type cannot be chosen now; undefined where it can. */
export function whyNot(type: TicketType, timeZone: string): string | undefined {
  const { salesFrom, salesUntil } = type;
  if (salesFrom && isAhead(salesFrom)) return `On sale from ${momentText(salesFrom, timeZone)}`;
  if (salesUntil && !isAhead(salesUntil)) return 'No longer on sale';
  return type.seatsLeft === 0 ? soldOutText : undefined;
}

/** The tickets that can be had now, and beneath them what the others wait for. */
export function TicketChoice({ event, value, error, onChange }: Props) {
  const { ticketTypes, timeZone } = event;
  const open = ticketTypes.filter((type) => !whyNot(type, timeZone));
  const closed = ticketTypes.filter((type) => whyNot(type, timeZone));
  return (
    <>
      {open.length > 0 && (
        <RadioCards
          label="Ticket"
          options={open.map((type) => ({
            value: type.id,
            label: `${type.name}: ${priceOf(type)}`,
            text: [placeOf(type), `${type.seatsLeft} left`].filter(Boolean).join(' · '),
          }))}
          value={value || null}
          error={error}
          onChange={onChange}
        />
      )}
      {closed.map((type) => (
        <p key={type.id}>
          {type.name}: {whyNot(type, timeZone)}.
        </p>
      ))}
    </>
  );
}
