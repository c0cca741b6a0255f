import type { ServiceView } from '@sidework/contracts/client-services/services';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { PersonName } from '../../features/people/person-name.tsx';
import {
  otherSide,
  ServiceActs,
  ServiceAgreement,
  type ServiceParts,
  ServiceWork,
} from '../../features/services/service-parts.tsx';
import { ServiceProgress } from '../../features/services/service-progress.tsx';
import { asClient, asProfessional } from '../../features/services/service-sides.tsx';
import { ServiceStatusBadge } from '../../features/services/service-status-badge.tsx';
import { receivedActs } from '../../features/services/use-received-services.ts';
import { useService } from '../../features/services/use-service.ts';
import { useTrackedActs } from '../../features/services/use-tracked-services.ts';
import { whatWaits } from '../../features/services/what-waits.ts';
import { usePageHeading } from '../../lib/page-heading.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { Amount } from '../../ui/amount.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { Row, Split, Stack } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { sceneOfTrade } from '../../ui/scene-of-trade.ts';
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
  const viewerId = useSession()?.viewer.id;
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
  return <ServiceMissing />;
}

interface Shown {
  service: ServiceView;
  shown: ReturnType<typeof useService>;
}

function ReceivedService({ service, shown }: Shown) {
  const parts = asClient(
    service,
    { ...shown, ...receivedActs(shown) },
    { nameOf: (person) => <PersonName person={person} />, review: <OwnReview service={service} /> },
  );
  return <WholeService parts={parts} history={shown.history} />;
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
  return <WholeService parts={parts} history={shown.history} />;
}

function WholeService({
  parts,
  history,
}: {
  parts: ServiceParts;
  history: Shown['shown']['history'];
}) {
  const { service, side, stage, review } = parts;
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
        <Split
          isAsideFirst={side === 'client'}
          aside={
            <Suspense fallback={<ListSkeleton rows={2} label="Loading the money" />}>
              <ServiceSide {...parts} />
            </Suspense>
          }
        >
          <Card title="The work">
            <Stack>
              <ServiceWork {...parts} />
              <Suspense>{stage}</Suspense>
              <Suspense>{review}</Suspense>
            </Stack>
          </Card>
          <Suspense>
            <ServiceTimeline service={service} history={history} />
          </Suspense>
        </Split>
      </Stack>
    </>
  );
}

const stamps = { in_progress: 'Hired', completed: 'Done', cancelled: undefined } as const;

/** The ticket of the work heads its page: what, with whom, how far, and what it waits for. */
function Head({ parts }: { parts: ServiceParts }) {
  const { service, side, nameOf, about } = parts;
  const { person, name } = otherSide(parts);
  const heading = usePageHeading(service.title);
  return (
    <Ticket
      heading="h1"
      headingRef={heading}
      scene={sceneOfTrade(service.professional?.profession)}
      title={service.title}
      person={
        <>
          {person && nameOf ? nameOf(person) : name}
          {about && ` · ${about}`}
        </>
      }
      amount={<Amount cents={service.totalAmountCents} />}
      chip={
        <Row gap="xs" justify="end">
          {whatWaits(service, side).map(({ label, meaning }) => (
            <Chip key={label} meaning={meaning}>
              {label}
            </Chip>
          ))}
          <ServiceStatusBadge status={service.status} />
        </Row>
      }
      action={
        <Row gap="xs">
          <ServiceActs {...parts} />
        </Row>
      }
      next={<ServiceProgress service={service} />}
      stamp={service.agreement === 'accepted' ? stamps[service.status] : undefined}
    />
  );
}

/** The service of others looks like one that never was. */
function ServiceMissing() {
  return (
    <>
      <PageHeader
        title="There is no such service"
        purpose="The address is not quite right, or it is the work of other people."
      />
      <Row>
        <LinkButton to={paths.myServices}>My Services</LinkButton>
        <LinkButton to={paths.serviceTracker} variant="default">
          Service Tracker
        </LinkButton>
      </Row>
    </>
  );
}
