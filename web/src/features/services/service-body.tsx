import type { PersonCard } from '@sidework/contracts/kernel/values';
import type { ReactNode } from 'react';
import { dayText } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { DateText } from '../../ui/date-text.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { LongText } from '../../ui/long-text.tsx';
import { MoneyText } from '../../ui/money-text.tsx';
import { AgreementNotice } from './agreement-notice.tsx';
import { foreignZoneText } from './deadline.ts';
import { DeadlineManagement, type Schedule } from './deadline-management.tsx';
import { ExtensionPanel } from './extension-panel.tsx';
import { NegotiationPanel, ProposedTerms } from './negotiation-panel.tsx';
import panels from './panel.module.css';
import { PaymentDetails } from './payment-details.tsx';
import { PaymentHistory } from './payment-history.tsx';
import { RequestedChanges } from './requested-changes.tsx';
import classes from './service-card.module.css';
import { ServiceProgress } from './service-progress.tsx';
import type { Change } from './use-terms.ts';

export interface ServiceParts extends Schedule {
  /** The other person's name with the way to their profile, where there is one. */
  nameOf?: (person: PersonCard) => ReactNode;
  /** What stands below the title, beside the other person's name. */
  about: string | null;
  /** The choice of a stage, where there is one. */
  stage?: ReactNode;
  /** The review of the work, or the way to one. */
  review?: ReactNode;
  /** What the viewer can do with its money. */
  money?: ReactNode;
  /** What else the viewer can do with the work. */
  actions?: ReactNode;
  change: Change;
}

/** The other side of a service, as this one reads it; a person who left has no name. */
export function otherSide({ service, side }: Pick<ServiceParts, 'service' | 'side'>) {
  const person = side === 'professional' ? service.client : service.professional;
  return { person, name: person?.fullName ?? 'Unknown' };
}

/** All that is told of a service and can be done with it, one below the other. */
export function ServiceBody(parts: ServiceParts) {
  const { service, stage, review } = parts;
  return (
    <>
      <ServiceAgreement {...parts} />
      <ServiceWork {...parts} isPriced />
      <div className={classes.work}>
        <ServiceProgress service={service} />
        {stage}
      </div>
      <div className={panels.panels}>
        <ServiceMoney {...parts} />
        <ServiceDays {...parts} />
      </div>
      <footer className={classes.foot}>
        {review && <div className={classes.review}>{review}</div>}
        <div className={classes.actions}>
          <ServiceActs {...parts} />
        </div>
      </footer>
    </>
  );
}

/** The question to a client who has not agreed yet. */
export function ServiceAgreement({ service, side, change }: ServiceParts) {
  if (service.agreement !== 'proposed' || side !== 'client') return null;
  return <AgreementNotice service={service} change={change} />;
}

/** What the work is, and what of it is to be done again. */
export function ServiceWork({ isPriced = false, ...parts }: ServiceParts & { isPriced?: boolean }) {
  const { service, side } = parts;
  const by = side === 'client' ? 'You' : otherSide(parts).name;
  return (
    <>
      <ServiceTerms service={service} isPriced={isPriced} />
      <LongText>{service.description}</LongText>
      {service.requestedChanges && <RequestedChanges asked={service.requestedChanges} by={by} />}
    </>
  );
}

/** Money and days beside the work, on sheets of their own. */
export function ServiceSide(parts: ServiceParts) {
  return (
    <div className={panels.sheets}>
      <ServiceMoney {...parts} />
      <ServiceDays {...parts} />
    </div>
  );
}

function ServiceMoney({ service, side, money, change }: ServiceParts) {
  return (
    <PaymentDetails service={service} side={side}>
      <ProposedTerms service={service} change={change} />
      {money}
      <NegotiationPanel service={service} change={change}>
        <PaymentHistory serviceId={service.id} />
      </NegotiationPanel>
    </PaymentDetails>
  );
}

function ServiceDays({ service, side, saveDay, change }: ServiceParts) {
  return (
    <DeadlineManagement {...{ service, side, saveDay }}>
      <ExtensionPanel service={service} side={side} change={change} />
    </DeadlineManagement>
  );
}

export function ServiceActs(parts: ServiceParts) {
  const { person, name } = otherSide(parts);
  return (
    <>
      {parts.actions}
      {person && (
        <LinkButton to={paths.chat(person.id)} variant="default" aria-label={`Message ${name}`}>
          Message
        </LinkButton>
      )}
    </>
  );
}

function ServiceTerms({
  service,
  isPriced,
}: Pick<ServiceParts, 'service'> & { isPriced: boolean }) {
  const zone = foreignZoneText(service);
  return (
    <dl className={classes.terms}>
      {isPriced && (
        <Fact name="Amount">
          <MoneyText cents={service.amountCents} />
        </Fact>
      )}
      <Fact name="Started">
        <DateText moment={service.startedAt} />
      </Fact>
      {service.deadline && (
        <Fact name="Deadline">
          <time dateTime={service.deadline}>{dayText(service.deadline)}</time>
          {zone && <span className={panels.zone}>{zone}</span>}
        </Fact>
      )}
      {service.completedAt && (
        <Fact name="Completed">
          <DateText moment={service.completedAt} />
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className={classes.detail}>{name}</dt>
      <dd className={classes.value}>{children}</dd>
    </div>
  );
}
