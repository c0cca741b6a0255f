import type { EventDetail } from '@sidework/contracts/education-events/event-listings';
import { CheckIn } from '../../features/events/check-in.tsx';
import { DoorList } from '../../features/events/door/door-list.tsx';
import { useDoor } from '../../features/events/door/use-door.ts';
import { Split } from '../../ui/layout/layout.tsx';
import { OwnEvent } from './own-event.tsx';

export function CheckInPage() {
  return <OwnEvent title="Check-in">{({ event }) => <Door event={event} />}</OwnEvent>;
}

function Door({ event }: { event: EventDetail }) {
  const door = useDoor(event.id);
  return (
    <Split
      asideWidth="half"
      asideLabel="Ticket codes"
      aside={<CheckIn eventId={event.id} onEntered={door.refresh} />}
    >
      <DoorList door={door} event={event} />
    </Split>
  );
}
