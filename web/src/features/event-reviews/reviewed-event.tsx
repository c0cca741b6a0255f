import type { WaitingEvent } from '@sidework/contracts/education-events/event-reviews';
import { texts } from '@sidework/contracts/texts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { messageOf } from '../../lib/messages.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonRow } from '../../ui/button-row.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Split, Stack } from '../../ui/layout.tsx';
import { LongText } from '../../ui/long-text.tsx';
import { PersonLine } from '../../ui/person-line.tsx';
import { PlainButton } from '../../ui/plain-button.tsx';
import { toastFailure, toastSuccess } from '../../ui/toasts.ts';
import { priceOf } from '../events/event-card.tsx';
import { EventPicture } from '../events/event-picture.tsx';
import { EventTime } from '../events/event-time.tsx';
import { DecideWithReason } from '../staff/decide-with-reason.tsx';
import type { EventReviews } from './use-event-reviews.ts';

interface Props {
  event: WaitingEvent;
  reviews: EventReviews;
}

/** All that young people would see, who is behind it, and the decision. */
export function ReviewedEvent({ event, reviews }: Props) {
  return (
    <Split
      aside={
        <>
          <Organizer event={event} />
          <Decision event={event} reviews={reviews} />
        </>
      }
    >
      <Stack>
        <EventPicture imageUrl={event.imageUrl} />
        <LongText>{event.description}</LongText>
        <Facts
          facts={[
            { label: 'When', value: <EventTime event={event} /> },
            { label: 'Where', value: event.location },
            { label: 'Price', value: priceOf(event) },
            { label: 'Seats', value: `${event.registeredCount} of ${event.capacity} taken` },
          ]}
        />
      </Stack>
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

function Decision({ event, reviews }: Props) {
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
    <ButtonRow>
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
      <DecideWithReason
        label="Refuse"
        about={event.title}
        title={`Not open “${event.title}” to young people?`}
        text={`${event.organizerName} is told your reason, and can change the event and ask again. Adults see the event as before.`}
        submitLabel="Refuse"
        isLoss
        done="The event is not opened to young people"
        decide={(reason) => reviews.refuse(event, reason)}
      />
    </ButtonRow>
  );
}
