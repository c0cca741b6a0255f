import { clockText } from '@sidework/contracts/education-events/event-times';
import type { TicketInvitationView } from '@sidework/contracts/education-events/ticket-invitations';
import { formatCents } from '@sidework/contracts/kernel/money';
import { texts } from '@sidework/contracts/texts';
import { useState } from 'react';
import { exactText } from '../../lib/dates.ts';
import { messageOf } from '../../lib/messages.ts';
import { paths } from '../../lib/paths.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { AskedButton } from '../../ui/dialogs/asked-button.tsx';
import { Facts } from '../../ui/figures/facts.tsx';
import { Picture } from '../../ui/figures/picture.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { toastFailure, toastSuccess } from '../../ui/notices/toasts.ts';
import { ListSkeleton } from '../../ui/rows/list-skeleton.tsx';
import { EventTime } from './event-time.tsx';
import { OnlineLink } from './online-link.tsx';
import { useGivenTicket } from './use-given-ticket.ts';

const endings = {
  refused: {
    title: 'Thank you for telling us',
    text: 'The ticket is back with the person who gave it. They cannot invite your address again.',
  },
  cancelled: { title: 'The seat is free again', text: 'The ticket no longer works.' },
};

/** Anyone with the link can open the ticket. */
export function GivenTicket({ token }: { token: string }) {
  const given = useGivenTicket(token);
  const { invitation, error, ended, look } = given;
  if (ended) return <Notice title={endings[ended].title}>{endings[ended].text}</Notice>;
  if (error) return <ErrorNotice error={error} onRetry={look} />;
  if (!invitation) return <ListSkeleton rows={2} label="Loading the ticket" />;
  const { event, attendeeName, ticket } = invitation;
  return (
    <Stack gap="lg">
      {event.status === 'cancelled' && (
        <Notice meaning="error" title="This event is not taking place">
          What was paid goes back to who paid for the ticket.
        </Notice>
      )}
      {invitation.isWaitingForGuardian && (
        <Notice title="A guardian decides">
          We asked your guardians. You find the ticket in your registrations once one of them
          agrees.
        </Notice>
      )}
      <Card title={event.title}>
        <Stack>
          {ticket && <Code ticket={ticket} timeZone={event.timeZone} />}
          <Facts
            facts={[
              { label: 'When', value: <EventTime event={event} /> },
              { label: 'Where', value: event.location },
              { label: 'For', value: attendeeName },
              ...(ticket?.onlineLink
                ? [{ label: 'Link', value: <OnlineLink link={ticket.onlineLink} /> }]
                : []),
              ...(ticket ? [{ label: 'Ticket', value: ticket.code }] : []),
            ]}
          />
          <Row>
            <LinkButton to={paths.event(event.id)} variant="default">
              See the event
            </LinkButton>
          </Row>
        </Stack>
      </Card>
      {event.status === 'upcoming' && <Acts given={given} invitation={invitation} />}
    </Stack>
  );
}

interface CodeProps {
  ticket: NonNullable<TicketInvitationView['ticket']>;
  timeZone: string;
}

function Code({ ticket, timeZone }: CodeProps) {
  return (
    <>
      <Picture src={ticket.qr} shape="code" alt={`QR code of ${ticket.code}`} />
      <p>
        {ticket.checkedInAt
          ? `You came in at ${clockText(ticket.checkedInAt, timeZone)}.`
          : 'Show this at the door. It was mailed to you too.'}
      </p>
    </>
  );
}

interface ActsProps {
  given: ReturnType<typeof useGivenTicket>;
  invitation: TicketInvitationView;
}

function Acts({ given, invitation }: ActsProps) {
  const { ticket, expiresAt, event } = invitation;
  if (expiresAt) return <Answer given={given} invitation={invitation} expiresAt={expiresAt} />;
  const isAhead = Date.parse(event.startsAt) > serverNow();
  if (!ticket || ticket.checkedInAt || !isAhead) return null;
  return (
    <AskedButton
      label="Give the seat back"
      title={`Give back your seat at ${event.title}?`}
      confirmLabel="Give the seat back"
      cancelLabel="Keep my seat"
      done="The seat is free again."
      act={given.cancel}
      messageOf={messageOf}
    >
      Someone else can have it then, and your ticket stops working.
      {refundWords(invitation)}
    </AskedButton>
  );
}

function refundWords({ priceCents, refundCents, giverName }: TicketInvitationView) {
  if (priceCents === 0) return null;
  if (refundCents === 0) return ' Nothing of the price goes back.';
  return ` ${formatCents(refundCents)} goes back to ${giverName ?? 'who paid for it'}.`;
}

function Answer({ given, invitation, expiresAt }: ActsProps & { expiresAt: string }) {
  const [isBusy, setBusy] = useState(false);
  const giver = invitation.giverName ?? 'Someone';
  async function accept() {
    setBusy(true);
    try {
      const { isWaitingForGuardian } = await given.accept();
      if (!isWaitingForGuardian) toastSuccess('The ticket is yours. We mailed it to you too.');
    } catch (error) {
      toastFailure(texts.toastTitles.error, messageOf(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Stack>
      <p>
        {giver} gives you this ticket. You can take it until {exactText(expiresAt)}.
      </p>
      <Row>
        <PlainButton isBusy={isBusy} onClick={accept}>
          Take the ticket
        </PlainButton>
        <AskedButton
          label="This is not me"
          title="Is this ticket not meant for you?"
          confirmLabel="This is not me"
          cancelLabel="Back"
          done="The ticket is back with the person who gave it."
          act={given.refuse}
          messageOf={messageOf}
        >
          The ticket goes back to the person who gave it, and they cannot invite your address again.
        </AskedButton>
      </Row>
    </Stack>
  );
}
