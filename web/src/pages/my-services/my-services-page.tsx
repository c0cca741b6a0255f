import { useLocation } from 'react-router-dom';
import { PersonName } from '../../features/people/person-name.tsx';
import { OwnReview } from '../../features/reviews/own-review.tsx';
import { ReceivedServiceList } from '../../features/services/lists/received-service-list.tsx';
import { turnOf } from '../../features/services/what-waits.ts';
import { HelpLink } from '../../ui/buttons/help-link.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';

export function MyServicesPage() {
  const state = useLocation().state as { awaitedJobId?: string } | null;
  return (
    <Page>
      <PageHeader
        title="My Services"
        purpose={
          <>
            Work that others do for you, and how far it has come.{' '}
            <HelpLink article="finish-and-review">What to do when work is done</HelpLink>
          </>
        }
      />
      <ReceivedServiceList
        awaitedJobId={state?.awaitedJobId}
        nameOf={(person) => <PersonName person={person} />}
        reviewOf={(service) => (
          <OwnReview service={service} isTurn={turnOf(service, 'client') === 'review'} isInCard />
        )}
      />
    </Page>
  );
}
