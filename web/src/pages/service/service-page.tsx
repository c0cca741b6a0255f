import type { ServiceView } from '@sidework/contracts/client-services/services';
import type { PersonCard } from '@sidework/contracts/kernel/values';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
import { PersonName } from '../../features/people/person-name.tsx';
import { AskedExtension } from '../../features/services/extension-panel.tsx';
import { HowFar } from '../../features/services/how-far.tsx';
import { ProposedTerms } from '../../features/services/negotiation-panel.tsx';
import {
  otherSide,
  ServiceActs,
  ServiceAgreement,
  type ServiceParts,
  ServiceWork,
} from '../../features/services/service-parts.tsx';
import { asClient, asProfessional } from '../../features/services/service-sides.tsx';
import { receivedActs } from '../../features/services/use-received-services.ts';
import { useService } from '../../features/services/use-service.ts';
import { useTrackedActs } from '../../features/services/use-tracked-services.ts';
import { statesOf, turnOf } from '../../features/services/what-waits.ts';
import { usePageHeading } from '../../lib/page-heading.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { Amount } from '../../ui/amount.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { HeadedNotice } from '../../ui/headed-notice.tsx';
import { Split, Stack } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Scene } from '../../ui/scene.tsx';
import { sceneOfTrade } from '../../ui/scene-of-trade.ts';
import { SkeletonLine } from '../../ui/skeleton-line.tsx';
import { Ticket } from '../../ui/ticket.tsx';

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
  // Once written it stays where it was asked for, and with it the focus.
  const [isReviewAsked] = useState(
    side === 'client' && service.status === 'completed' && service.review === null,
  );
  // Its client first says whether there is any work; what comes with it can be done then.
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
        <Head parts={parts} />
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

const stamps = { in_progress: 'Hired', completed: 'Done', cancelled: undefined } as const;

/** The ticket of the work heads its page: what, with whom, how far, and what it waits for. */
function Head({ parts }: { parts: ServiceParts }) {
  const { service, side, nameOf, about } = parts;
  const { person, name } = otherSide(parts);
  const heading = usePageHeading(service.title);
  const [state] = statesOf(service, side);
  const isAgreed = service.agreement === 'accepted';
  return (
    <Ticket
      heading="h1"
      headingRef={heading}
      scene={sceneOfTrade(service.professional?.profession, service.title)}
      title={service.title}
      person={
        <>
          {person && nameOf ? nameOf(person) : name}
          {about && ` · ${about}`}
        </>
      }
      amount={<Amount cents={service.totalAmountCents} />}
      chip={<Chip meaning={state.meaning}>{state.label}</Chip>}
      action={<ServiceActs {...parts} />}
      {...(isAgreed && service.status !== 'cancelled' && { progress: service.progressPercentage })}
      next={isAgreed && <HowFar service={service} side={side} />}
      stamp={isAgreed ? stamps[service.status] : undefined}
    />
  );
}

/** The service of others looks like one that never was; a guardian is led to the child whose work it is. */
function ServiceMissing({ childOfViewer = null }: { childOfViewer?: PersonCard | null }) {
  return (
    <HeadedNotice
      drawing={<Scene name="signpost" shape="empty" />}
      title="There is no such service"
      windowTitle="Service not found"
      text="The address is not quite right, or it is the work of other people."
    >
      {childOfViewer && (
        <LinkButton to={paths.child(childOfViewer.id)}>
          See {childOfViewer.fullName.split(' ')[0]}’s page
        </LinkButton>
      )}
      <LinkButton to={paths.myServices} variant={childOfViewer ? 'default' : 'filled'}>
        My Services
      </LinkButton>
      <LinkButton to={paths.serviceTracker} variant="default">
        Service Tracker
      </LinkButton>
    </HeadedNotice>
  );
}
