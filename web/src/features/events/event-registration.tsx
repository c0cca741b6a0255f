import type { EventDetail } from '@sidework/contracts/education-events/event-listings';
import { eventTexts } from '@sidework/contracts/education-events/event-texts';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { HeldSeat } from './held-seat.tsx';
import { SeatOrLine } from './seat-or-line.tsx';
import type { useEvent } from './use-event.ts';

interface Props
  extends Pick<
    ReturnType<typeof useEvent>,
    'register' | 'reload' | 'joinWaitlist' | 'leaveWaitlist'
  > {
  event: EventDetail;
}

/** A person without a registration gets the form. */
export function EventRegistration(props: Props) {
  const { event, reload } = props;
  const { registration } = event;
  if (registration?.status === 'confirmed')
    return (
      <Card title="You are registered" meaning="open">
        <LinkButton to={paths.ticket(registration.id)}>Your ticket</LinkButton>
      </Card>
    );
  if (registration?.status === 'held')
    return (
      <HeldSeat {...registration} priceCents={registration.paymentAmountCents} onOver={reload} />
    );
  if (registration?.status === 'awaiting_guardian')
    return (
      <Notice meaning="waiting" title="Waiting for your guardian">
        {eventTexts.waitsForGuardian}
      </Notice>
    );
  if (event.status === 'cancelled')
    return (
      <Notice meaning="error" title="This event is not taking place">
        {event.cancelReason}
      </Notice>
    );
  if (event.status !== 'upcoming') return <Notice meaning="over">This event is over.</Notice>;
  if (event.isOwn)
    return (
      <Card title="This is your event">
        <LinkButton to={paths.ticketing(event.id)} variant="default">
          Tickets and questions
        </LinkButton>
      </Card>
    );
  return <SeatOrLine {...props} />;
}
