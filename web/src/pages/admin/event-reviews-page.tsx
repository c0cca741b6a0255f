import { EventReviewQueue } from '../../features/event-reviews/event-review-queue.tsx';
import { EventAsShown } from '../../features/events/event-as-shown.tsx';
import { DecideWithReason } from '../../features/staff/reasons/decide-with-reason.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { AdminPage } from './admin-page.tsx';

export function EventReviewsPage() {
  return (
    <AdminPage
      title="Events"
      purpose="Events whose organizers ask for young people, longest waiting first. No child sees one before you open it."
    >
      <Section title="Waiting for review">
        <EventReviewQueue
          shown={(event) => <EventAsShown event={event} />}
          refusing={(event, refuse) => (
            <DecideWithReason
              label="Refuse"
              about={event.title}
              title={`Not open “${event.title}” to young people?`}
              text={`${event.organizerName} sees your reason, and can change the event and ask again. Adults see the event as before.`}
              submitLabel="Refuse"
              isLoss
              done="The event is not opened to young people"
              decide={(reason) => refuse(event, reason)}
            />
          )}
        />
      </Section>
    </AdminPage>
  );
}
