import type { EventView } from '@sidework/contracts/education-events/event-listings';
import type { AttendeeView } from '@sidework/contracts/education-events/registrations';
import { texts } from '@sidework/contracts/texts';
import { useEffect, useState } from 'react';
import { timeText } from '../../lib/days.ts';
import { messageOf } from '../../lib/messages.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { Printed, PrintedBadge, PrintedBadges } from '../../ui/layout/printed.tsx';
import { toastFailure } from '../../ui/notices/toasts.ts';
import { allAttendees } from './attendees-csv.ts';

interface Sheet {
  kind: 'list' | 'badges';
  guests: AttendeeView[];
}

/** The list of guests and their badges, for a door without a device. */
export function PrintGuests({ event }: { event: Pick<EventView, 'id' | 'title'> }) {
  const [sheet, setSheet] = useState<Sheet>();
  const { isBusy, run } = useBusy();

  useEffect(() => {
    if (sheet) print();
  }, [sheet]);

  const prepare = (kind: Sheet['kind']) =>
    run(async () => {
      try {
        const guests = (await allAttendees(event.id)).filter(comes[kind]).toSorted(byName);
        setSheet({ kind, guests });
      } catch (failure) {
        toastFailure(texts.toastTitles.error, messageOf(failure));
      }
    });

  return (
    <>
      <PlainButton variant="default" isBusy={isBusy} onClick={() => void prepare('list')}>
        Print list
      </PlainButton>
      <PlainButton variant="default" isBusy={isBusy} onClick={() => void prepare('badges')}>
        Print badges
      </PlainButton>
      {sheet?.kind === 'list' && <GuestList title={event.title} guests={sheet.guests} />}
      {sheet?.kind === 'badges' && <Badges title={event.title} guests={sheet.guests} />}
    </>
  );
}

/** A badge is for those who have a ticket; the list also has those who pay at the door. */
const comes = {
  list: ({ status }: AttendeeView) => status === 'confirmed' || status === 'held',
  badges: ({ status }: AttendeeView) => status === 'confirmed',
};

const byName = (one: AttendeeView, other: AttendeeView) =>
  one.attendeeName.localeCompare(other.attendeeName);

interface PaperProps {
  title: string;
  guests: AttendeeView[];
}

const GuestList = ({ title, guests }: PaperProps) => (
  <Printed label="Guests on paper">
    <h2>{title}</h2>
    <p>
      {guests.length} {guests.length === 1 ? 'guest' : 'guests'}
    </p>
    <ul>
      {guests.map((guest) => (
        <li key={guest.id}>{[guest.attendeeName, ...detailsOf(guest)].join(' · ')}</li>
      ))}
    </ul>
  </Printed>
);

function detailsOf({ ticketTypeName, status, checkedInAt, isWalkIn }: AttendeeView): string[] {
  return [
    ...(isWalkIn ? ['walk-in'] : []),
    ...(ticketTypeName ? [ticketTypeName] : []),
    ...(status === 'held' ? ['pays at the door'] : []),
    ...(checkedInAt ? [`in at ${timeText(checkedInAt)}`] : []),
  ];
}

const Badges = ({ title, guests }: PaperProps) => (
  <Printed label="Badges on paper">
    <PrintedBadges>
      {guests.map(({ id, attendeeName }) => (
        <PrintedBadge key={id} name={attendeeName} text={title} />
      ))}
    </PrintedBadges>
  </Printed>
);
