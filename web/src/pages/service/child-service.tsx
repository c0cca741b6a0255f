import type { ServiceView } from '@sidework/contracts/client-services/services';
import { networkAddresses } from '@sidework/contracts/network-chat/addresses';
import { Link } from 'react-router-dom';
import { ChildAppointments } from '../../features/appointments/child-appointments.tsx';
import { useRooms } from '../../features/chat/rooms/use-rooms.ts';
import { DisputeFile } from '../../features/services/disputes/dispute-file.tsx';
import { PaymentDetails } from '../../features/services/money/payment-details.tsx';
import { ServicePapers } from '../../features/services/money/service-papers.tsx';
import { HowFar } from '../../features/services/parts/how-far.tsx';
import {
  ServiceDates,
  ServiceStates,
  ServiceWork,
  stampOf,
} from '../../features/services/parts/service-parts.tsx';
import { ServiceTimeline } from '../../features/services/parts/service-timeline.tsx';
import type { ToldHistory } from '../../features/services/parts/use-service.ts';
import { foreignZoneText } from '../../features/services/terms/deadline.ts';
import { GuardianTerms } from '../../features/services/terms/guardian-terms.tsx';
import { dayText } from '../../lib/dates.ts';
import { usePageHeading } from '../../lib/page-heading.ts';
import { paths } from '../../lib/paths.ts';
import { BackLink } from '../../ui/buttons/back-link.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Amount } from '../../ui/figures/amount.tsx';
import { Fact } from '../../ui/figures/fact-grid.tsx';
import { PanelSheets } from '../../ui/figures/small-panel.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Row, Split, Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { Ticket } from '../../ui/rows/ticket.tsx';
import { sceneOfTrade } from '../../ui/scenes/scene-of-trade.ts';

interface Props {
  service: ServiceView;
  history: ToldHistory;
}

/** The work of a child as its guardian reads it: where it stands and what is paid, and nothing to act on. */
export function ChildService({ service, history }: Props) {
  const child = service.professional?.fullName.split(' ')[0] ?? 'Your child';
  return (
    <>
      <BackLink to={paths.child(service.professionalId)}>{child}’s page</BackLink>
      <Stack gap="lg">
        <ChildTicket service={service} child={child} />
        <GuardianTerms service={service} />
        <ChildAppointments serviceId={service.id} child={child} />
        {service.money.isDisputed && (
          <DisputeFile
            service={service}
            nameOf={(by) => (by === 'client' ? (service.client?.fullName ?? 'The client') : child)}
          />
        )}
        <WhatYouCanDo service={service} child={child} />
        <Split
          aside={
            <PanelSheets>
              <PaymentDetails service={service} side="guardian" />
              <ServicePapers service={service} />
            </PanelSheets>
          }
          after={<ServiceTimeline service={service} told={history} />}
        >
          <Card title="The work">
            <Stack>
              <ServiceDates service={service} facts={<Days service={service} />} />
              <ServiceWork service={service} side="guardian" />
            </Stack>
          </Card>
        </Split>
      </Stack>
    </>
  );
}

/** Client and professional act on the work; the guardian is led to the room, the job and the rules. */
function WhatYouCanDo({ service, child }: { service: ServiceView; child: string }) {
  const { rooms } = useRooms();
  const room = rooms?.find(({ serviceId }) => serviceId === service.id);
  return (
    <Notice
      action={
        <ButtonRow>
          {room && (
            <LinkButton to={networkAddresses.room(room.id)}>
              {room.lockedBecause === 'work_ended' ? 'Read the room' : 'Open the room'}
            </LinkButton>
          )}
          {service.jobRequestId && (
            <LinkButton variant="default" to={paths.job(service.jobRequestId)}>
              See the job
            </LinkButton>
          )}
        </ButtonRow>
      }
    >
      You can follow this work here. Only {child} and the client can act on it; you agree to
      appointments and new terms, and can appeal the decision of a dispute. If something is wrong,{' '}
      {room && !room.lockedBecause && 'write in the room, '}
      <Link to={paths.child(service.professionalId, { part: 'rules' })}>
        pause {child}’s account
      </Link>{' '}
      or <Link to={paths.contact}>write to us</Link>.
    </Notice>
  );
}

function ChildTicket({ service, child }: { service: ServiceView; child: string }) {
  const heading = usePageHeading(service.title);
  const isAgreed = service.agreement === 'accepted';
  return (
    <Ticket
      heading="h1"
      headingRef={heading}
      scene={sceneOfTrade(service.professional?.profession, service.title)}
      title={service.title}
      person={`${child} works for ${service.client?.fullName ?? 'a client who left'}`}
      amount={<Amount cents={service.totalAmountCents} />}
      chip={
        <Row gap="xs">
          <ServiceStates service={service} side="guardian" />
        </Row>
      }
      {...(isAgreed && service.status !== 'cancelled' && { progress: service.progressPercentage })}
      next={isAgreed && <HowFar service={service} />}
      stamp={isAgreed ? stampOf(service) : undefined}
    />
  );
}

function Days({ service }: { service: ServiceView }) {
  const { deadline, estimatedCompletionDate } = service;
  const zone = foreignZoneText(service);
  return (
    <>
      {deadline && (
        <Fact name="Deadline">
          <time dateTime={deadline}>{dayText(deadline)}</time>
          {zone && ` (${zone})`}
        </Fact>
      )}
      {estimatedCompletionDate && (
        <Fact name="Estimated completion">
          <time dateTime={estimatedCompletionDate}>{dayText(estimatedCompletionDate)}</time>
        </Fact>
      )}
    </>
  );
}
