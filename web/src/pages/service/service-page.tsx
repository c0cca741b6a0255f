import type { ServiceView } from '@sidework/contracts/client-services/services';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
import { PersonName } from '../../features/people/person-name.tsx';
import { AskedExtension } from '../../features/services/extension-panel.tsx';
import { ProposedTerms } from '../../features/services/negotiation-panel.tsx';
import { ServiceHead } from '../../features/services/service-head.tsx';
import { ServiceMissing } from '../../features/services/service-missing.tsx';
import {
  otherSide,
  ServiceAgreement,
  type ServiceParts,
  ServiceWork,
} from '../../features/services/service-parts.tsx';
import { asClient, asProfessional } from '../../features/services/service-sides.tsx';
import { receivedActs } from '../../features/services/use-received-services.ts';
import { useService } from '../../features/services/use-service.ts';
import { useTrackedActs } from '../../features/services/use-tracked-services.ts';
import { turnOf } from '../../features/services/what-waits.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { Split, Stack } from '../../ui/layout.tsx';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SkeletonLine } from '../../ui/skeleton-line.tsx';

// Beside what the page is first for.
const ServiceTimeline = lazy(async () => ({
  default: (await import('../../features/services/service-timeline.tsx')).ServiceTimeline,
}));

const ServiceSide = lazy(async () => ({
  default: (await import('../../features/services/service-side.tsx')).ServiceSide,
}));

const StageChoice = lazy(async () => ({
  default: (await import('../../features/services/stage-choice.tsx')).StageChoice,
}));

const OwnReview = lazy(async () => ({
  default: (await import('../../features/reviews/own-review.tsx')).OwnReview,
}));

const ReviewNote = lazy(async () => ({
  default: (await import('../../features/reviews/review-note.tsx')).ReviewNote,
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
  // A guardian and staff may read the work of a child; what they see of it stands on their own pages.
  if (viewerId === service.clientId) return <ReceivedService service={service} shown={shown} />;
  if (viewerId === service.professionalId)
    return <TrackedService service={service} shown={shown} />;
  return <ServiceMissing childOfViewer={isGuardian ? service.professional : null} />;
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
      review: <OwnReview service={service} isTurn={isTurn} />,
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
      review: review && <ReviewNote review={review} heading="Your client’s review" />,
    },
  );
  return <WholeService parts={parts} shown={shown} />;
}

function WholeService({ parts, shown }: { parts: ServiceParts; shown: Shown['shown'] }) {
  const { service, side, stage, review, change } = parts;
  // A review that was just written stays in its place, so that the focus stays too.
  const [isReviewAsked] = useState(
    side === 'client' && service.status === 'completed' && service.review === null,
  );
  // The client first says whether there is any work. Money and deadlines come after that.
  const isAsked =
    side === 'client' && service.agreement === 'proposed' && service.negotiation === null;
  return (
    <>
      {side === 'client' ? (
        <BackLink to={paths.myServices}>My Services</BackLink>
      ) : (
        <BackLink to={paths.serviceTracker}>Service Tracker</BackLink>
      )}
      <Stack gap="lg">
        <ServiceHead parts={parts} />
        <ServiceAgreement {...parts} />
        <ProposedTerms {...{ service, side, change }} />
        <AskedExtension {...{ service, side, change }} />
        {isReviewAsked && (
          <Suspense fallback={<SkeletonLine height={100} />}>
            <Notice
              meaning={service.review ? 'over' : 'turn'}
              title={!service.review && `How did ${otherSide(parts).name} do?`}
            >
              {review}
            </Notice>
          </Suspense>
        )}
        {isAsked ? (
          <Work parts={parts} />
        ) : (
          <Split
            isAsideFirst={side === 'client'}
            aside={
              <Suspense fallback={<ListSkeleton rows={2} label="Loading the money" />}>
                <ServiceSide {...parts} />
              </Suspense>
            }
          >
            <Work parts={parts}>
              <Suspense>{stage}</Suspense>
              {!isReviewAsked && <Suspense>{review}</Suspense>}
            </Work>
            <Suspense>
              <ServiceTimeline service={service} told={shown.history} />
            </Suspense>
          </Split>
        )}
      </Stack>
    </>
  );
}

function Work({ parts, children }: { parts: ServiceParts; children?: ReactNode }) {
  return (
    <Card title="The work">
      <Stack>
        <ServiceWork {...parts} />
        {children}
      </Stack>
    </Card>
  );
}
