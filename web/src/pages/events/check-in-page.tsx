import type { EventDetail } from '@sidework/contracts/education-events/event-listings';
import { CheckIn } from '../../features/events/check-in.tsx';
import { DoorList } from '../../features/events/door/door-list.tsx';
import { keptDoor } from '../../features/events/door/kept-door.ts';
import { useDoor } from '../../features/events/door/use-door.ts';
import { Split } from '../../ui/layout/layout.tsx';
import { OwnEvent } from './own-event.tsx';

export function CheckInPage() {
  return (
    <OwnEvent isForCoHosts title="Check-in" keptOf={(eventId) => keptDoor(eventId)?.event}>
      {({ event }) => <Door event={event} />}
    </OwnEvent>
  );
}

function Door({ event }: { event: EventDetail }) {
  const door = useDoor(event);
  return (
    <Split
      asideWidth="half"
      isAsideFirst
      asideLabel="Ticket codes"
      aside={<CheckIn eventId={event.id} door={door} />}
    >
      <DoorList door={door} event={event} />
    </Split>
  );
}
