import type { EventDetail } from '@sidework/contracts/education-events/event-listings';
import type { SeriesRegistration } from '@sidework/contracts/education-events/series-registrations';
import { texts } from '@sidework/contracts/texts';
import { useState } from 'react';
import { messageOf } from '../../../lib/messages.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { useSession } from '../../../lib/session.ts';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { toastFailure, toastSuccess } from '../../../ui/notices/toasts.ts';
import { isPaid } from '../is-paid.ts';
import type { useEvent } from '../use-event.ts';

interface Props extends Pick<ReturnType<typeof useEvent>, 'registerForSeries'> {
  event: EventDetail;
}

/** Registers an adult for the dates of a free series that have seats; other dates have a form of their own. */
export function RegisterSeries({ event, registerForSeries }: Props) {
  const viewer = useSession()?.viewer;
  const [isAsking, setAsking] = useState(false);
  const open = event.dates.filter(
    ({ status, startsAt, seatsLeft }) =>
      status === 'upcoming' && Date.parse(startsAt) > serverNow() && seatsLeft > 0,
  );
  const needsForm = event.ticketTypes.length > 0 || event.questions.some((each) => each.isRequired);
  if (!viewer?.email || viewer.accountType === 'sidework_kids' || event.isOwn) return null;
  if (open.length < 2 || isPaid(event) || needsForm) return null;
  const { fullName: attendeeName, email: attendeeEmail } = viewer;

  async function register() {
    try {
      toastSuccess(doneText(await registerForSeries({ attendeeName, attendeeEmail })));
      setAsking(false);
    } catch (error) {
      toastFailure(texts.toastTitles.error, messageOf(error));
    }
  }

  return (
    <>
      <PlainButton variant="default" onClick={() => setAsking(true)}>
        Register for all dates
      </PlainButton>
      <ConfirmDialog
        isOpen={isAsking}
        title="Register for all dates?"
        confirmLabel="Register"
        onCancel={() => setAsking(false)}
        onConfirm={register}
      >
        You get a seat and a ticket for each date that is free and has seats left, as {attendeeName}
        , {attendeeEmail}. Your places on waitlists stay as they are. You can cancel each date
        separately.
      </ConfirmDialog>
    </>
  );
}

function doneText({ dates }: SeriesRegistration): string {
  const count = dates.filter(({ outcome }) => outcome === 'registered').length;
  const rest = dates.length - count;
  const done = `You are registered for ${count} of ${dates.length} dates.`;
  return rest === 0 ? done : `${done} The others are full or need their own registration.`;
}
