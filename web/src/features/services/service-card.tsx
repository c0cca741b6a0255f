import type { PersonCard } from '@sidework/contracts/kernel/values';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { dayText } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { Amount } from '../../ui/amount.tsx';
import { Chip } from '../../ui/chip.tsx';
import { DateText } from '../../ui/date-text.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { LongText } from '../../ui/long-text.tsx';
import { MoneyText } from '../../ui/money-text.tsx';
import { PersonAvatar } from '../../ui/person-avatar.tsx';
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
import { ServiceStatusBadge } from './service-status-badge.tsx';
import type { Change } from './use-terms.ts';
import { whatWaits } from './what-waits.ts';

interface Props extends Schedule {
  /** The other person's name with the way to their profile, where there is one. */
  nameOf?: (person: PersonCard) => ReactNode;
  /** Whether its content is shown before the viewer asks for it. */
  isOpenAtFirst: boolean;
  /** What stands below it. */
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

export function ServiceCard({
  service,
  side,
  saveDay,
  nameOf,
  isOpenAtFirst,
  about,
  stage,
  review,
  money,
  actions,
  change,
}: Props) {
  const person = side === 'professional' ? service.client : service.professional;
  const name = person?.fullName ?? 'Unknown';
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const contentId = useId();
  return (
    <article className={classes.card}>
      <header className={classes.header}>
        <PersonAvatar id={person?.id ?? service.id} name={name} imageUrl={person?.avatarUrl} />
        <div className={classes.what}>
          <h2 tabIndex={-1} className={classes.title}>
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={contentId}
              className={classes.opener}
              onClick={() => setOpen(!isOpen)}
            >
              {service.title}
            </button>
          </h2>
          <p className={classes.detail}>
            <span className={classes.name}>{person && nameOf ? nameOf(person) : name}</span>
            {about && <span> · </span>}
            {about && <span>{about}</span>}
          </p>
        </div>
        <div className={classes.badges}>
          {!isOpen && <Amount cents={service.totalAmountCents} size="row" />}
          {whatWaits(service, side).map(({ label, meaning }) => (
            <Chip key={label} meaning={meaning}>
              {label}
            </Chip>
          ))}
          <ServiceStatusBadge status={service.status} />
        </div>
        <IconChevronDown size={20} aria-hidden className={classes.chevron} />
      </header>
      <div id={contentId} hidden={!isOpen} className={classes.content}>
        {service.agreement === 'proposed' && side === 'client' && (
          <AgreementNotice service={service} change={change} />
        )}
        <ServiceTerms service={service} />
        <LongText>{service.description}</LongText>
        {service.requestedChanges && (
          <RequestedChanges
            asked={service.requestedChanges}
            by={side === 'client' ? 'You' : name}
          />
        )}
        <div className={classes.work}>
          <ServiceProgress service={service} />
          {stage}
        </div>
        <div className={panels.panels}>
          <PaymentDetails service={service}>
            <ProposedTerms service={service} change={change} />
            {money}
            <NegotiationPanel service={service} change={change}>
              <PaymentHistory serviceId={service.id} />
            </NegotiationPanel>
          </PaymentDetails>
          <DeadlineManagement {...{ service, side, saveDay }}>
            <ExtensionPanel service={service} side={side} change={change} />
          </DeadlineManagement>
        </div>
        <footer className={classes.foot}>
          {review && <div className={classes.review}>{review}</div>}
          <div className={classes.actions}>
            {actions}
            {person && (
              <LinkButton
                to={paths.chat(person.id)}
                variant="default"
                aria-label={`Message ${name}`}
              >
                Message
              </LinkButton>
            )}
          </div>
        </footer>
      </div>
    </article>
  );
}

function ServiceTerms({ service }: Pick<Props, 'service'>) {
  const zone = foreignZoneText(service);
  return (
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
