import type { ServiceView } from '@sidework/contracts/client-services/services';
import { foreignZoneText } from '../../features/services/deadline.ts';
import { HowFar } from '../../features/services/how-far.tsx';
import { PaymentDetails } from '../../features/services/payment-details.tsx';
import { ServiceStates, ServiceWork, stampOf } from '../../features/services/service-parts.tsx';
import { Sheets } from '../../features/services/service-side.tsx';
import { ServiceTimeline } from '../../features/services/service-timeline.tsx';
import type { ToldHistory } from '../../features/services/use-service.ts';
import { dayText } from '../../lib/dates.ts';
import { usePageHeading } from '../../lib/page-heading.ts';
import { paths } from '../../lib/paths.ts';
import { Amount } from '../../ui/amount.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { Card } from '../../ui/card.tsx';
import { Fact } from '../../ui/fact-grid.tsx';
import { Split, Stack } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { sceneOfTrade } from '../../ui/scene-of-trade.ts';
import { Ticket } from '../../ui/ticket.tsx';

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
        <Notice>You can follow this work here. Only {child} and the client can act on it.</Notice>
        <Split
          aside={
            <Sheets>
              <PaymentDetails service={service} side="guardian" />
            </Sheets>
          }
        >
          <Card title="The work">
            <Stack>
              <ServiceWork service={service} side="guardian" facts={<Days service={service} />} />
            </Stack>
          </Card>
          <ServiceTimeline service={service} told={history} />
        </Split>
      </Stack>
    </>
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
      chip={<ServiceStates service={service} side="guardian" />}
      {...(isAgreed && service.status !== 'cancelled' && { progress: service.progressPercentage })}
      next={isAgreed && <HowFar service={service} side="guardian" />}
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
