import type { EventView } from '@sidework/contracts/education-events/event-listings';
import { eventTexts } from '@sidework/contracts/education-events/event-texts';
import { formatCents } from '@sidework/contracts/kernel/money';
import { texts } from '@sidework/contracts/texts';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { Chip } from '../../ui/figures/chip.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { CutText } from '../../ui/layout/cut-text.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { toastFailure } from '../../ui/notices/toasts.ts';
import { EventPicture } from './event-picture.tsx';
import { EventTime } from './event-time.tsx';

export const priceOf = ({ priceCents }: Pick<EventView, 'priceCents'>) =>
  priceCents === 0 ? 'Free' : formatCents(priceCents);

/** The price of the cheapest ticket is said as such where others cost more. */
export function pricesOf(event: Pick<EventView, 'priceCents' | 'ticketTypes'>): string {
  const isOne = event.ticketTypes.every(({ priceCents }) => priceCents === event.priceCents);
  return isOne ? priceOf(event) : `From ${formatCents(event.priceCents)}`;
}

/** No seat is left, or none of any ticket type. */
export const isFull = ({ registeredCount, capacity, ticketTypes }: EventView) =>
  registeredCount >= capacity ||
  (ticketTypes.length > 0 && ticketTypes.every(({ seatsLeft }) => seatsLeft === 0));

/** How many come, of how many that may. */
export function SeatsChip({ event }: { event: EventView }) {
  return (
    <Chip meaning={isFull(event) ? 'error' : 'open'}>
      {event.registeredCount}/{event.capacity}
    </Chip>
  );
}

export const seatsTaken = ({ registeredCount, capacity }: EventView) =>
  `${registeredCount} of ${capacity} seats taken`;

export function EventCard({ event }: { event: EventView }) {
  return (
    <Card
      title={<Link to={paths.event(event.id)}>{event.title}</Link>}
      aside={<SeatsChip event={event} />}
    >
      <Stack gap="sm">
        <EventPicture imageUrl={event.imageUrl} category={event.category} />
        <Row>
          <Chip meaning="over">{event.category}</Chip>
        </Row>
        <CutText>{event.description}</CutText>
        <Words tone="soft">
          <EventTime event={event} />
          <br />
          {event.location}
          <br />
          Hosted by {event.organizerName}
        </Words>
        <Row justify="between">
          <strong>{pricesOf(event)}</strong>
          <RegisterButton event={event} />
        </Row>
      </Stack>
    </Card>
  );
}

function RegisterButton({ event }: { event: EventView }) {
  const session = useSession();
  const navigate = useNavigate();
  if (isFull(event)) return <PlainButton isDisabled>Event Full</PlainButton>;

  function begin() {
    const to = paths.event(event.id);
    if (session) return void navigate(to);
    toastFailure(texts.toastTitles.authenticationRequired, eventTexts.signInToRegister);
    void navigate(paths.auth, { state: { from: to } });
  }
  return (
    <PlainButton variant="light" aria-label={`Register Now: ${event.title}`} onClick={begin}>
      Register Now
    </PlainButton>
  );
}
