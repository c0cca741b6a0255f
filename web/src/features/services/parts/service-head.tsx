import { usePageHeading } from '../../../lib/page-heading.ts';
import { Amount } from '../../../ui/figures/amount.tsx';
import { DottedLine } from '../../../ui/figures/dotted-line.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { Ticket } from '../../../ui/rows/ticket.tsx';
import { sceneOfTrade } from '../../../ui/scenes/scene-of-trade.ts';
import { figureOf } from '../what-waits.ts';
import { HowFar } from './how-far.tsx';
import {
  MessageLink,
  otherSide,
  type ServiceParts,
  ServiceStates,
  stampOf,
} from './service-parts.tsx';

/** The ticket of the work heads its page: what, with whom, how far, and what it waits for. */
export function ServiceHead({ parts }: { parts: ServiceParts }) {
  const { service, side, nameOf, about } = parts;
  const { person, name } = otherSide(parts);
  const heading = usePageHeading(service.title);
  const isAgreed = service.agreement === 'accepted';
  const figure = figureOf(service);
  return (
    <Ticket
      heading="h1"
      headingRef={heading}
      scene={sceneOfTrade(service.professional?.profession, service.title)}
      title={service.title}
      person={<DottedLine parts={[person && nameOf ? nameOf(person) : name, about]} />}
      amount={
        <>
          {figure.label && `${figure.label} `}
          <Amount cents={figure.cents} />
        </>
      }
      chip={
        <Row gap="xs">
          <ServiceStates service={service} side={side} />
        </Row>
      }
      action={
        <>
          {parts.actions}
          <MessageLink {...parts} />
        </>
      }
      {...(isAgreed && service.status !== 'cancelled' && { progress: service.progressPercentage })}
      next={isAgreed && <HowFar service={service} />}
      stamp={isAgreed ? stampOf(service) : undefined}
    />
  );
}
