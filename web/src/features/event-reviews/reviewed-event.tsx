import type { WaitingEvent } from '@sidework/contracts/education-events/event-reviews';
import { texts } from '@sidework/contracts/texts';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { messageOf } from '../../lib/messages.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { Split } from '../../ui/layout/layout.tsx';
import { toastFailure, toastSuccess } from '../../ui/notices/toasts.ts';
import { PersonLine } from '../../ui/rows/person-line.tsx';
import type { EventReviews } from './use-event-reviews.ts';

interface Props {
  event: WaitingEvent;
  reviews: EventReviews;
  /** The event as young people would see it, and what asks for the reason of a refusal. */
  shown: ReactNode;
  refusing: ReactNode;
}

/** All that young people would see, who is behind it, and the decision. */
export function ReviewedEvent({ event, reviews, shown, refusing }: Props) {
  return (
    <Split
      aside={
        <>
          <Organizer event={event} />
          {event.onlineLinks.map((link) => (
            <p key={link}>Online tickets lead to {link}</p>
          ))}
          <ButtonRow>
            <Approval event={event} reviews={reviews} />
            {refusing}
          </ButtonRow>
        </>
      }
    >
      {shown}
    </Split>
  );
}

function Organizer({
  event: { organizerId, organizerName, organizerRecord },
}: Pick<Props, 'event'>) {
  const { approved, refused } = organizerRecord;
  return (
    <PersonLine
      id={organizerId}
      name={organizerName}
      details={
        approved + refused === 0
          ? 'No other event decided yet'
          : `${approved} opened before, ${refused} not`
      }
      action={
        <Link to={paths.account(organizerId)} aria-label={`Account of ${organizerName}`}>
          Account
        </Link>
      }
    />
  );
}

function Approval({ event, reviews }: Pick<Props, 'event' | 'reviews'>) {
  const [isApproving, setApproving] = useState(false);

  async function approve() {
    try {
      await reviews.approve(event);
      toastSuccess('The event is open to young people');
    } catch (error) {
      toastFailure(texts.toastTitles.error, messageOf(error));
    }
    setApproving(false);
  }

  return (
    <>
      <PlainButton onClick={() => setApproving(true)}>Approve</PlainButton>
      <ConfirmDialog
        isOpen={isApproving}
        title={`Open “${event.title}” to young people?`}
        confirmLabel="Open to young people"
        onCancel={() => setApproving(false)}
        onConfirm={approve}
      >
        Young people see it as it is now and can ask their guardians. A change of its title, text,
        picture, place or time comes back to you first.
      </ConfirmDialog>
    </>
  );
}
