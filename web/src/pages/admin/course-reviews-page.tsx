import { ReviewQueue } from '../../features/course-reviews/review-queue.tsx';
import { AdminPage } from './admin-page.tsx';

export function CourseReviewsPage() {
  return (
    <AdminPage
      title="Courses"
      purpose="Courses that educators submitted, longest waiting first. Each is promised a review within 24 to 48 hours."
      isForAdminsOnly
    >
      <ReviewQueue />
    </AdminPage>
  );
}
