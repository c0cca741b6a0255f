import { useNavigate, useParams } from 'react-router-dom';
import { Ticketing } from '../../features/events/ticketing/ticketing.tsx';
import { paths } from '../../lib/paths.ts';
import { OwnEvent } from './own-event.tsx';

export function TicketingPage() {
  const { eventId = '' } = useParams();
  const navigate = useNavigate();
  return (
    <OwnEvent title="Tickets and questions" width="form">
      {({ event }) => (
        <Ticketing event={event} onSaved={() => void navigate(paths.attendees(eventId))} />
      )}
    </OwnEvent>
  );
}
