import { lazy, type ReactNode, Suspense, useState } from 'react';
import { ServiceHead } from '../../features/services/parts/service-head.tsx';
import {
  otherSide,
  ServiceDates,
  type ServiceParts,
  ServiceWork,
} from '../../features/services/parts/service-parts.tsx';
import { ServiceQuestions } from '../../features/services/parts/service-questions.tsx';
import type { useService } from '../../features/services/parts/use-service.ts';
import { isAgreementAsked } from '../../features/services/what-waits.ts';
import { paths } from '../../lib/paths.ts';
import { BackLink } from '../../ui/buttons/back-link.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Row, Split, Stack } from '../../ui/layout/layout.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { ListSkeleton } from '../../ui/rows/list-skeleton.tsx';
import { SkeletonLine } from '../../ui/rows/skeleton-line.tsx';

// The timeline loads after the main content of the page.
const ServiceTimeline = lazy(async () => ({
  default: (await import('../../features/services/parts/service-timeline.tsx')).ServiceTimeline,
}));

const ProposedTimes = lazy(async () => ({
  default: (await import('../../features/appointments/proposed-times.tsx')).ProposedTimes,
}));

const JobVisitCard = lazy(async () => ({
  default: (await import('../../features/job-visits/job-visit-card.tsx')).JobVisitCard,
}));

const AppointmentList = lazy(async () => ({
  default: (await import('../../features/appointments/appointment-list.tsx')).AppointmentList,
}));

const ServicePhotos = lazy(async () => ({
  default: (await import('../../features/services/parts/service-photos.tsx')).ServicePhotos,
}));

const Milestones = lazy(async () => ({
  default: (await import('../../features/services/milestones/milestones.tsx')).Milestones,
}));

const Contracts = lazy(async () => ({
  default: (await import('../../features/services/contracts/contracts.tsx')).Contracts,
}));

const Expenses = lazy(async () => ({
  default: (await import('../../features/services/beside/expenses.tsx')).Expenses,
}));

const DisputeFile = lazy(async () => ({
  default: (await import('../../features/services/disputes/dispute-file.tsx')).DisputeFile,
}));

const ServiceSide = lazy(async () => ({
  default: (await import('../../features/services/parts/service-side.tsx')).ServiceSide,
}));

interface Props {
  parts: ServiceParts;
  shown: ReturnType<typeof useService>;
}

/** A service as one of its two sides sees it: what waits for them first, then the work with its money beside it. */
export function WholeService({ parts, shown }: Props) {
  const { service, side, stage, review } = parts;
  // A review that was just written stays in its place, so that the focus stays too.
  const [isReviewAsked] = useState(
    side === 'client' && service.status === 'completed' && service.review === null,
  );
  const appointed = { serviceId: service.id, side, name: otherSide(parts).name };
  return (
    <>
      {side === 'client' ? (
        <BackLink to={paths.myServices}>My Services</BackLink>
      ) : (
        <BackLink to={paths.serviceTracker}>Service Tracker</BackLink>
      )}
      <Stack gap="lg">
        <ServiceHead parts={parts} />
        <ServiceQuestions {...parts} />
        <Suspense>
          {service.money.isDisputed && (
            <DisputeFile
              service={service}
              otherId={side === 'client' ? service.professionalId : service.clientId}
              nameOf={(by) => (by === side ? 'You' : otherSide(parts).name)}
            />
          )}
        </Suspense>
        <Suspense>
          <ProposedTimes {...appointed} />
        </Suspense>
        {isReviewAsked && (
          <Suspense fallback={<SkeletonLine height={100} />}>
            <Notice meaning={service.review ? 'over' : 'open'}>
              <Row justify="between" gap="sm">
                {!service.review && <Words isStrong>How did {otherSide(parts).name} do?</Words>}
                {review}
              </Row>
            </Notice>
          </Suspense>
        )}
        {isAgreementAsked(service, side) ? (
          <Work parts={parts} />
        ) : (
          <Split
            aside={
              <Suspense fallback={<ListSkeleton rows={2} label="Loading the money" />}>
                <ServiceSide {...parts} />
              </Suspense>
            }
            after={
              <Stack gap="lg">
                {service.jobRequestId && !service.isOfChild && (
                  <Suspense>
                    <JobVisitCard jobId={service.jobRequestId} isOwn={side === 'client'} />
                  </Suspense>
                )}
                {!service.isOfChild && (
                  <Suspense>
                    {/* The review and the money decide which photos may be added. */}
                    <ServicePhotos
                      key={[service.status, service.paymentStatus, service.review?.id].join()}
                      service={service}
                    />
                  </Suspense>
                )}
                {!service.isOfChild && (
                  <Suspense>
                    {/* Other terms are signed as an amendment. */}
                    <Contracts
                      key={[service.status, service.totalAmountCents, service.deadline].join()}
                      service={service}
                      side={side}
                      name={otherSide(parts).name}
                    />
                  </Suspense>
                )}
                <Suspense>
                  <Milestones service={service} side={side} name={otherSide(parts).name} />
                </Suspense>
                {!service.isOfChild && (
                  <Suspense>
                    <Expenses service={service} side={side} name={otherSide(parts).name} />
                  </Suspense>
                )}
                <Suspense>
                  <AppointmentList {...appointed} />
                </Suspense>
                <Suspense fallback={<ListSkeleton rows={1} label="Loading the timeline" />}>
                  <ServiceTimeline service={service} told={shown.history} />
                </Suspense>
              </Stack>
            }
          >
            <Work parts={parts}>
              <Suspense>{stage}</Suspense>
              {!isReviewAsked && <Suspense>{review}</Suspense>}
            </Work>
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
        <ServiceDates service={parts.service} />
        <ServiceWork {...parts} />
        {children}
      </Stack>
    </Card>
  );
}
