import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { SmallPanels } from '../../../ui/figures/small-panel.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import classes from '../lists/service-card.module.css';
import { isAgreementAsked } from '../what-waits.ts';
import { ServiceDays, ServiceMoney } from './service-money.tsx';
import {
  ListedFacts,
  MessageLink,
  ServiceDates,
  type ServiceParts,
  ServiceWork,
} from './service-parts.tsx';
import { ServiceProgress } from './service-progress.tsx';
import { ServiceQuestions } from './service-questions.tsx';

/** All that is told of a service and can be done with it, in a card among others, one below the other. */
export function ServiceBody(parts: ServiceParts) {
  const { service, side, stage, review } = parts;
  // Its client has not agreed to any progress yet.
  const isBegun = service.agreement !== 'proposed' || side === 'professional';
  return (
    <>
      <Row justify="between">
        <ServiceDates service={service} facts={<ListedFacts {...parts} />} />
        <Row gap="md">
          <Link to={paths.service(service.id)} aria-label={`Timeline of ${service.title}`}>
            Timeline
          </Link>
          <MessageLink {...parts} />
        </Row>
      </Row>
      <ServiceQuestions {...parts} />
      <ServiceWork {...parts} />
      {isBegun && (
        <div className={classes.work}>
          <ServiceProgress service={service} />
          {stage}
        </div>
      )}
      {!isAgreementAsked(service, side) && (
        <SmallPanels>
          <ServiceMoney {...parts} panelHeading="h4" />
          <ServiceDays {...parts} panelHeading="h4" />
        </SmallPanels>
      )}
      {review}
      {parts.actions}
    </>
  );
}
