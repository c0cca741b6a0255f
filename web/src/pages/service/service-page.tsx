import type { ServiceView } from '@sidework/contracts/client-services/services';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { PersonName } from '../../features/people/person-name.tsx';
import { asClient, asProfessional } from '../../features/services/lists/service-sides.tsx';
import { receivedActs } from '../../features/services/lists/use-received-services.ts';
import { useTrackedActs } from '../../features/services/lists/use-tracked-services.ts';
import { ServiceMissing } from '../../features/services/parts/service-missing.tsx';
import { useService } from '../../features/services/parts/use-service.ts';
import { turnOf } from '../../features/services/what-waits.ts';
import { useSession } from '../../lib/session.ts';
import { Page } from '../../ui/layout/page.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { ListSkeleton } from '../../ui/rows/list-skeleton.tsx';
import { WholeService } from './whole-service.tsx';

// The choice loads after the main content of the page.
const StageChoice = lazy(async () => ({
  default: (await import('../../features/services/lists/stage-choice.tsx')).StageChoice,
}));

const OwnReview = lazy(async () => ({
  default: (await import('../../features/reviews/own-review.tsx')).OwnReview,
}));

const ReviewNote = lazy(async () => ({
  default: (await import('../../features/reviews/review-note.tsx')).ReviewNote,
}));

const ReviewOfClient = lazy(async () => ({
  default: (await import('./review-of-client.tsx')).ReviewOfClient,
}));

const ChildService = lazy(async () => ({
  default: (await import('./child-service.tsx')).ChildService,
}));

/** One service whole: where it stands, what can be done with it, and what happened to it. */
export function ServicePage() {
  const { serviceId = '' } = useParams();
  return (
    <Page>
      <Service key={serviceId} serviceId={serviceId} />
    </Page>
  );
}

function Service({ serviceId }: { serviceId: string }) {
  const shown = useService(serviceId);
  const { id: viewerId, isGuardian } = useSession()?.viewer ?? {};
  const { service, error, mutate } = shown;
  if (error?.status === 404) return <ServiceMissing />;
  if (!service)
    return (
      <>
        <PageHeader title="Service" />
        {error ? (
          <ErrorNotice error={error} onRetry={mutate} />
        ) : (
          <ListSkeleton rows={3} label="Loading the service" />
        )}
      </>
    );
  if (viewerId === service.clientId) return <ReceivedService service={service} shown={shown} />;
  if (viewerId === service.professionalId)
    return <TrackedService service={service} shown={shown} />;
  // Staff may read it too; what they see of it stands on their own pages. One who looks after another child is taken for
  // this one's guardian, and finds no child behind the way back: whose child it is, only one more request could tell.
  if (!isGuardian) return <ServiceMissing />;
  return (
    <Suspense fallback={<ListSkeleton rows={3} label="Loading the service" />}>
      <ChildService service={service} history={shown.history} />
    </Suspense>
  );
}

interface Shown {
  service: ServiceView;
  shown: ReturnType<typeof useService>;
}

function ReceivedService({ service, shown }: Shown) {
  const isTurn = turnOf(service, 'client') === 'review';
  const parts = asClient(
    service,
    { ...shown, ...receivedActs(shown) },
    {
      nameOf: (person) => <PersonName person={person} />,
      review: (
        <>
          <OwnReview service={service} isTurn={isTurn} />
          {service.clientReview && <ReviewOfClient service={service} />}
        </>
      ),
    },
  );
  return <WholeService parts={parts} shown={shown} />;
}

function TrackedService({ service, shown }: Shown) {
  const acts = useTrackedActs(shown);
  const { review } = service;
  const parts = asProfessional(
    service,
    { ...shown, ...acts },
    {
      stage: <StageChoice service={service} moveTo={(...to) => acts.moveTo(service, ...to)} />,
      review: (
        <>
          {review && <ReviewNote review={review} heading="Your client’s review" />}
          <OwnReview service={service} author="professional" isTurn={false} />
        </>
      ),
    },
  );
  return <WholeService parts={parts} shown={shown} />;
}
