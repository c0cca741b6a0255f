import type { Guest } from '@sidework/contracts/education-events/door-device';
import type { EventDetail } from '@sidework/contracts/education-events/event-listings';
import { doorOpensAt } from '@sidework/contracts/education-events/event-options';
import { momentText } from '@sidework/contracts/education-events/event-times';
import type { AttendeeView } from '@sidework/contracts/education-events/registrations';
import { type ReactNode, useState } from 'react';
import { timeText } from '../../../lib/days.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { SearchField } from '../../../ui/fields/plain-fields.tsx';
import { ProgressBar } from '../../../ui/figures/progress-bar.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import { EmptyState } from '../../../ui/notices/empty-state.tsx';
import { ErrorNotice } from '../../../ui/notices/error-notice.tsx';
import { Notice } from '../../../ui/notices/notice.tsx';
import { ListSkeleton } from '../../../ui/rows/list-skeleton.tsx';
import { Rows } from '../../../ui/rows/rows.tsx';
import { GuestRow } from './guest-row.tsx';
import { searched } from './searched.ts';
import type { useDoor } from './use-door.ts';
import { WalkIn } from './walk-in.tsx';

interface Props {
  door: ReturnType<typeof useDoor>;
  event: EventDetail;
}

/** The guests by name: each is let in with a tap, also without a network. */
export function DoorList({ door, event }: Props) {
  const [words, setWords] = useState('');
  const { guests, error, refresh } = door;
  if (!guests && error) return <ErrorNotice error={error} onRetry={refresh} />;
  if (!guests) return <ListSkeleton rows={3} label="Loading who comes" />;
  const opensAt = doorOpensAt(event.startsAt);
  const isOpen = serverNow() >= opensAt.getTime();
  // A walk-in pays at the door, and money is the organizer's.
  const walkIn = event.isOwn && event.status === 'upcoming' && (
    <WalkIn event={event} door={door} isOpen={isOpen} />
  );
  if (guests.length === 0)
    return (
      <EmptyState
        scene="people"
        title="Nobody yet"
        text="Guests appear here as soon as they register."
      >
        {walkIn}
      </EmptyState>
    );
  const seatsLeft = seatsFree(event, guests);
  const found = searched(guests, words).toSorted(byName);
  return (
    <Stack>
      <OfflineNotice door={door} />
      {error !== undefined && !door.offlineSince && <ErrorNotice error={error} onRetry={refresh} />}
      <Conflicts door={door} />
      {!isOpen && (
        <Notice title="The door is not open yet">
          Guests can be let in from {momentText(opensAt.toISOString(), event.timeZone)} on.
        </Notice>
      )}
      <Count guests={guests} seatsLeft={seatsLeft} walkIn={walkIn} />
      <SearchField
        label="Find a guest"
        autoComplete="off"
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      {found.length === 0 && <p>No guest has this name.</p>}
      <Rows label="Guests">
        {found.map((guest) => (
          <GuestRow
            key={guest.attendee.id}
            mayTakeMoney={event.isOwn}
            guest={guest}
            door={door}
            isOpen={isOpen}
          />
        ))}
      </Rows>
    </Stack>
  );
}

/** Guests may have come, or left, since the page was opened. */
const seatsFree = ({ capacity, registeredCount }: EventDetail, guests: Guest[]): number =>
  capacity - Math.max(registeredCount, guests.length);

const byName = ({ attendee: one }: Guest, { attendee: other }: Guest) =>
  one.attendeeName.localeCompare(other.attendeeName) || one.id.localeCompare(other.id);

function OfflineNotice({ door: { offlineSince, waitingCount } }: Pick<Props, 'door'>) {
  if (!offlineSince) return null;
  const kept =
    waitingCount === 1 ? '1 tap is kept here and' : `${waitingCount} taps are kept here and`;
  return (
    <Notice meaning="waiting" title={`Offline since ${timeText(offlineSince)}.`}>
      {waitingCount > 0
        ? `Keep going: ${kept} sent when you are back.`
        : 'Keep going: taps are kept here.'}
    </Notice>
  );
}

function Conflicts({ door: { conflicts, forgetConflicts } }: Pick<Props, 'door'>) {
  if (conflicts.length === 0) return null;
  return (
    <Notice
      meaning="due"
      title="Please look at these"
      action={
        <PlainButton variant="subtle" size="sm" onClick={forgetConflicts}>
          Got it
        </PlainButton>
      }
    >
      <ul>
        {conflicts.map((conflict, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two conflicts may read alike
          <li key={place}>{conflict}</li>
        ))}
      </ul>
    </Notice>
  );
}

interface CountProps {
  guests: Guest[];
  seatsLeft: number;
  walkIn: ReactNode;
}

const hasTicket = ({ status }: AttendeeView) => status === 'confirmed' || status === 'held';

function Count({ guests, seatsLeft, walkIn }: CountProps) {
  const expected = guests.filter(({ attendee }) => hasTicket(attendee));
  const inside = expected.filter(({ checkedInAt }) => checkedInAt).length;
  return (
    <Card title={`${inside} of ${expected.length} in`}>
      <Stack gap="xs">
        <ProgressBar label="Guests who are in" value={inside} most={expected.length} />
        <Row>
          {seatsLeft === 1 ? '1 seat free' : `${seatsLeft} seats free`}
          {walkIn}
        </Row>
      </Stack>
    </Card>
  );
}
