import type { ServiceView } from '@sidework/contracts/client-services/services';
import type { ReactNode } from 'react';
import { DateText } from '../../ui/date-text.tsx';
import { LongText } from '../../ui/long-text.tsx';
import { MoneyText } from '../../ui/money-text.tsx';
import { PersonAvatar } from '../../ui/person-avatar.tsx';
import classes from './service-card.module.css';
import { ServiceProgress } from './service-progress.tsx';
import { ServiceStatusBadge } from './service-status-badge.tsx';

interface Props {
  service: ServiceView;
  /** The other side of the work; null where nothing is known of them. */
  person: ServiceView['client'];
  /** What stands below the person's name. */
  about: string | null;
  children?: ReactNode;
}

export function ServiceCard({ service, person, about, children }: Props) {
  const name = person?.fullName ?? 'Unknown';
  return (
    <article className={classes.card}>
      <header className={classes.header}>
        <h2 className={classes.title}>{service.title}</h2>
        <ServiceStatusBadge status={service.status} />
      </header>
      <div className={classes.facts}>
        <div className={classes.person}>
          <PersonAvatar id={person?.id ?? service.id} name={name} imageUrl={person?.avatarUrl} />
          <div>
            <p className={classes.name}>{name}</p>
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
          {service.completedAt && (
            <Fact name="Completed">
              <DateText moment={service.completedAt} />
            </Fact>
          )}
        </dl>
      </div>
      <LongText>{service.description}</LongText>
      <div className={classes.work}>
        <ServiceProgress service={service} />
        {children}
      </div>
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
