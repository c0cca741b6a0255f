import { EventReviewQueue } from '../../features/event-reviews/event-review-queue.tsx';
import { Section } from '../../ui/section.tsx';
import { AdminPage } from './admin-page.tsx';

export function EventReviewsPage() {
  return (
    <AdminPage
      title="Events"
      purpose="Events whose organizers ask for young people, longest waiting first. No child sees one before you open it."
    >
      <Section title="Waiting for review">
        <EventReviewQueue />
      </Section>
    </AdminPage>
  );
}
