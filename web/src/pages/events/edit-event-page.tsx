import { lazy, Suspense } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { ListSkeleton } from '../../ui/rows/list-skeleton.tsx';
import { OwnEvent } from './own-event.tsx';

/** The event is read first. */
const EditEventForm = lazy(async () => ({
  default: (await import('../../features/events/edit-event-form.tsx')).EditEventForm,
}));

export function EditEventPage() {
  const { eventId = '' } = useParams();
  const navigate = useNavigate();
  return (
    <OwnEvent title="Edit event" width="form">
      {({ event }) => (
        <Suspense fallback={<ListSkeleton rows={3} label="Loading the form" />}>
          <EditEventForm
            key={event.version}
            event={event}
            onSaved={() => void navigate(paths.attendees(eventId))}
          />
        </Suspense>
      )}
    </OwnEvent>
  );
}
