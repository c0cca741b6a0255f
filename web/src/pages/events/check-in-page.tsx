import { AttendeeList } from '../../features/events/attendee-list.tsx';
import { CheckIn } from '../../features/events/check-in.tsx';
import { Split } from '../../ui/layout/layout.tsx';
import { OwnEvent } from './own-event.tsx';

export function CheckInPage() {
  return (
    <OwnEvent title="Check-in">
      {({ event }) => (
        <Split asideWidth="half" asideLabel="Who comes" aside={<AttendeeList eventId={event.id} />}>
          <CheckIn eventId={event.id} />
        </Split>
      )}
    </OwnEvent>
  );
}
