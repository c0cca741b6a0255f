import { useOwnProfile } from '../../features/profiles/use-own-profile.ts';
import { OwnReview } from '../../features/reviews/own-review.tsx';
import { ReviewNote } from '../../features/reviews/review-note.tsx';
import { SampleTrackerSection } from '../../features/services/lists/sample-tracker-section.tsx';
import { TrackedServiceList } from '../../features/services/lists/tracked-service-list.tsx';
import { Standing } from '../../features/services/standing.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';

export function ServiceTrackerPage() {
  const { profile } = useOwnProfile();
  return (
    <Page>
      <PageHeader
        title="Service Tracker"
        purpose="The work you were hired for. Your clients see each stage as you set it."
      />
      <Stack gap="lg">
        <TrackedServiceList
          reviewOf={(service) => (
            <>
              {service.review && (
                <ReviewNote review={service.review} heading="Your client’s review" isInCard />
              )}
              <OwnReview service={service} author="professional" isTurn={false} isInCard />
            </>
          )}
        />
        <Standing profile={profile} />
        <SampleTrackerSection />
      </Stack>
    </Page>
  );
}
