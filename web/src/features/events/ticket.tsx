import { clockText } from '@sidework/contracts/education-events/event-times';
import type { RegistrationView } from '@sidework/contracts/education-events/registrations';
import { formatCents } from '@sidework/contracts/kernel/money';
import { useState } from 'react';
import { messageOf } from '../../lib/messages.ts';
import { paths } from '../../lib/paths.ts';
import { refundText } from '../../lib/refund-text.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { useSession } from '../../lib/session.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { AskedButton } from '../../ui/dialogs/asked-button.tsx';
import { Chip } from '../../ui/figures/chip.tsx';
import { Facts } from '../../ui/figures/facts.tsx';
import { Picture } from '../../ui/figures/picture.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { ListSkeleton } from '../../ui/rows/list-skeleton.tsx';
import { CalendarLinks } from './calendar-links-row.tsx';
import { EventTime } from './event-time.tsx';
import { HeldSeat } from './held-seat.tsx';
import { OnlineLink } from './online-link.tsx';
import { registrationStates } from './registration-states.ts';
import { ShowAttendance } from './show-attendance.tsx';
import { TransferTicket } from './transfer-ticket.tsx';
import { useTicket } from './use-ticket.ts';

/** The refund rule may give a part of the price, or nothing of it. */
function refundWordsOf({ paymentStatus, refundCents, paymentAmountCents }: RegistrationView) {
  if (refundCents === 0) return 'Under its refund rule, you get nothing back of what you paid.';
  const amount = formatCents(refundCents ?? paymentAmountCents);
  if (paymentStatus === 'refund_requested') return `${amount} goes back to you.`;
  if (paymentStatus !== 'refunded') return undefined;
  return `${amount} was refunded. Your bank may take a few days to show it.`;
}

const paidText = ({ paymentAmountCents, promoCode }: RegistrationView) =>
  `${paymentAmountCents === 0 ? 'Free' : formatCents(paymentAmountCents)}${promoCode ? ` with the code ${promoCode}` : ''}`;

/** One's seat: its ticket with the code that lets in, or what it still waits for. */
export function TicketCard({ registrationId }: { registrationId: string }) {
  const ticket = useTicket(registrationId);
  const { registration, error, reload } = ticket;
  if (error && !registration) return <ErrorNotice error={error} onRetry={reload} />;
  if (!registration) return <ListSkeleton rows={2} label="Loading the ticket" />;
  const { event, status, ticketCode } = registration;
  const { word, meaning } = registrationStates[status];
  return (
    <Stack gap="lg">
      {status === 'held' && (
        <HeldSeat {...registration} priceCents={registration.paymentAmountCents} onOver={reload} />
      )}
      {event.status === 'cancelled' && (
        <Notice meaning="error" title="This event is not taking place">
          {refundWordsOf(registration)}
        </Notice>
      )}
      {event.status !== 'cancelled' && refundWordsOf(registration) && (
        <Notice title="Refund">{refundWordsOf(registration)}</Notice>
      )}
      <Card title={event.title} aside={<Chip meaning={meaning}>{word}</Chip>}>
        <Stack>
          <GivenAway registration={registration} />
          <Code registration={registration} />
          <Facts
            facts={[
              { label: 'When', value: <EventTime event={event} /> },
              { label: 'Where', value: event.location },
              { label: 'For', value: registration.attendeeName },
              ...(registration.ticketTypeName
                ? [{ label: 'Kind', value: registration.ticketTypeName }]
                : []),
              ...(registration.onlineLink
                ? [{ label: 'Link', value: <OnlineLink link={registration.onlineLink} /> }]
                : []),
              ...(ticketCode && event.status === 'upcoming'
                ? [{ label: 'Calendar', value: <CalendarLinks event={event} /> }]
                : []),
              { label: 'Price', value: paidText(registration) },
              ...(ticketCode ? [{ label: 'Ticket', value: ticketCode }] : []),
            ]}
          />
          {registration.showsToKnown !== null && (
            <ShowAttendance isShown={registration.showsToKnown} show={ticket.show} />
          )}
          <Row>
            <LinkButton to={paths.event(event.id)} variant="default">
              See the event
            </LinkButton>
          </Row>
        </Stack>
      </Card>
      <TicketActs ticket={ticket} registration={registration} />
    </Stack>
  );
}

function GivenAway({ registration }: Given) {
  const { attendeeName, attendeeEmail, transferredAt, transferAcceptedAt, status } = registration;
  if (!transferredAt || status !== 'confirmed') return null;
  if (!transferAcceptedAt)
    return (
      <p>
        {attendeeName} is invited to take this ticket, by a mail to {attendeeEmail}. Until then it
        lets no one in. If no one takes it within three days, it is yours again.
      </p>
    );
  return (
    <p>
      This ticket is {attendeeName}’s now, and only they can give the seat back.
      {registration.paymentAmountCents > 0 &&
        ` ${refundText(registration.refundRule)} A refund goes to you.`}
    </p>
  );
}

function Code({ registration: { ticketQr, ticketCode, checkedInAt, event } }: Given) {
  if (!ticketQr) return null;
  return (
    <>
      <Picture src={ticketQr} shape="code" alt={`QR code of ${ticketCode}`} />
      <p>
        {checkedInAt
          ? `You came in at ${clockText(checkedInAt, event.timeZone)}. This registration can no longer be cancelled.`
          : 'Show this at the door.'}
      </p>
    </>
  );
}

interface Given {
  registration: RegistrationView;
}

function TicketActs({
  ticket: { resend, open, cancel, transfer },
  registration,
}: Given & { ticket: ReturnType<typeof useTicket> }) {
  const [isBusy, setBusy] = useState(false);
  const isChild = useSession()?.viewer.accountType === 'sidework_kids';
  const { event, status, ticketCode, ticketsOfOrder, checkedInAt, transferredAt } = registration;
  const isAhead = event.status === 'upcoming' && Date.parse(event.startsAt) > serverNow();
  const hasSeat = ['confirmed', 'held', 'awaiting_guardian'].includes(status);
  const busy = (act: () => Promise<unknown>) => () => {
    setBusy(true);
    void act().finally(() => setBusy(false));
  };
  return (
    <Row>
      {ticketCode && (
        <>
          <PlainButton variant="default" isBusy={isBusy} onClick={busy(() => open('ticket'))}>
            Ticket as PDF
          </PlainButton>
          {(ticketsOfOrder ?? 0) > 1 && (
            <PlainButton variant="default" isBusy={isBusy} onClick={busy(() => open('tickets'))}>
              All {ticketsOfOrder} tickets as PDF
            </PlainButton>
          )}
          <PlainButton variant="default" isBusy={isBusy} onClick={busy(() => open('calendar'))}>
            Add to calendar
          </PlainButton>
          <PlainButton variant="default" isBusy={isBusy} onClick={busy(resend)}>
            Mail it again
          </PlainButton>
        </>
      )}
      {ticketCode && isAhead && !isChild && !checkedInAt && <TransferTicket transfer={transfer} />}
      {hasSeat && isAhead && !checkedInAt && !transferredAt && (
        <AskedButton
          label="Cancel registration"
          title={`Give back your seat at ${event.title}?`}
          confirmLabel="Cancel registration"
          cancelLabel="Keep my seat"
          done="Your seat is free again."
          act={cancel}
          messageOf={messageOf}
        >
          Someone else can have it then, and your ticket stops working.
          {registration.paymentAmountCents > 0 && ` ${refundText(registration.refundRule)}`}
        </AskedButton>
      )}
    </Row>
  );
}
