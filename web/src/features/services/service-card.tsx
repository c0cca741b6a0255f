import type { PersonCard } from '@sidework/contracts/kernel/values';
import type { ReactNode } from 'react';
import { dayText } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { DateText } from '../../ui/date-text.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { LongText } from '../../ui/long-text.tsx';
import { MoneyText } from '../../ui/money-text.tsx';
import { PersonAvatar } from '../../ui/person-avatar.tsx';
import { StateBadge } from '../../ui/state-badge.tsx';
import { foreignZoneText } from './deadline.ts';
import { DeadlineManagement, type Schedule } from './deadline-management.tsx';
import panels from './panel.module.css';
import { PaymentDetails } from './payment-details.tsx';
import { RequestedChanges } from './requested-changes.tsx';
import classes from './service-card.module.css';
import { ServiceProgress } from './service-progress.tsx';
import { ServiceStatusBadge } from './service-status-badge.tsx';

interface Props extends Schedule {
  /** The other person's name with the way to their profile, where there is one. */
  nameOf?: (person: PersonCard) => ReactNode;
  /** What stands below it. */
  about: string | null;
  /** The choice of a stage, where there is one. */
  stage?: ReactNode;
  /** The review of the work, or the way to one. */
  review?: ReactNode;
  /** What else the viewer can do with the work. */
  actions?: ReactNode;
}

export function ServiceCard({
  service,
  side,
  saveDay,
  nameOf,
  about,
  stage,
  review,
  actions,
}: Props) {
  const person = side === 'professional' ? service.client : service.professional;
  const name = person?.fullName ?? 'Unknown';
  const zone = foreignZoneText(service);
  return (
    <article className={classes.card}>
      <header className={classes.header}>
        <h2 tabIndex={-1} className={classes.title}>
          {service.title}
        </h2>
        <div className={classes.badges}>
          {service.extensionRequested && <StateBadge>Extension Requested</StateBadge>}
          <ServiceStatusBadge status={service.status} />
        </div>
      </header>
      <div className={classes.facts}>
        <div className={classes.person}>
          <PersonAvatar id={person?.id ?? service.id} name={name} imageUrl={person?.avatarUrl} />
          <div>
            <p className={classes.name}>{person && nameOf ? nameOf(person) : name}</p>
            {about && <p className={classes.detail}>{about}</p>}
          </div>
        </div>
        <dl className={classes.terms}>
          <Fact name="Amount">
            <MoneyText cents={service.amountCents} />
          </Fact>
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
      </div>
      <LongText>{service.description}</LongText>
      {service.requestedChanges && (
        <RequestedChanges asked={service.requestedChanges} by={side === 'client' ? 'You' : name} />
      )}
      <div className={classes.work}>
        <ServiceProgress service={service} />
        {stage}
      </div>
      <div className={panels.panels}>
        <PaymentDetails service={service} />
        <DeadlineManagement {...{ service, side, saveDay }} />
      </div>
      <footer className={classes.foot}>
        {review && <div className={classes.review}>{review}</div>}
        <div className={classes.actions}>
          {actions}
          {person && (
            <LinkButton to={paths.chat(person.id)} variant="default" aria-label={`Message ${name}`}>
              Message
            </LinkButton>
          )}
        </div>
      </footer>
    </article>
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
