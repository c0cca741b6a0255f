import { ReviewQueue } from '../../features/course-reviews/review-queue.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { AdminPage } from './admin-page.tsx';

export function CourseReviewsPage() {
  return (
    <AdminPage
      title="Courses"
      purpose="Courses that educators submitted, longest waiting first. Each is promised a review within 24 to 48 hours."
      isForAdminsOnly
    >
      <Section title="Waiting for review">
        <ReviewQueue />
      </Section>
    </AdminPage>
  );
}
