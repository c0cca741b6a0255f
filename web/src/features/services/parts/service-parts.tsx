import type { ServiceView } from '@sidework/contracts/client-services/services';
import { formatCents } from '@sidework/contracts/kernel/money';
import type { PersonCard } from '@sidework/contracts/kernel/values';
import type { ReactNode } from 'react';
import { dayText } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { Chip } from '../../../ui/figures/chip.tsx';
import { DateText } from '../../../ui/figures/date-text.tsx';
import { Fact, FactGrid } from '../../../ui/figures/fact-grid.tsx';
import { MoneyText } from '../../../ui/figures/money-text.tsx';
import { LongText } from '../../../ui/layout/long-text.tsx';
import { Notice } from '../../../ui/notices/notice.tsx';
import { RequestedChanges } from '../reasons/requested-changes.tsx';
import { foreignZoneText } from '../terms/deadline.ts';
import type { Schedule } from '../terms/deadline-management.tsx';
import type { Change } from '../terms/use-terms.ts';
import { type Onlooker, statesOf } from '../what-waits.ts';
import { AgreementNotice } from './agreement-notice.tsx';
import { BookedTerms } from './booked-terms.tsx';

export interface ServiceParts extends Schedule {
  /** The other person's name with the way to their profile, where there is one. */
  nameOf?: (person: PersonCard) => ReactNode;
  /** It stands below the title, beside the other person's name. */
  about: string | null;
  /** The choice of a stage, where there is one. */
  stage?: ReactNode;
  /** The review of the work, or the way to one. */
  review?: ReactNode;
  actions?: ReactNode;
  change: Change;
  /** Heading level of its panels: one lower inside a card of a list. */
  panelHeading?: PanelHeading | undefined;
}

export type PanelHeading = 'h3' | 'h4';

/** All that a service is and waits for. What is a child's turn is not its guardian's. */
export function ServiceStates({ service, side }: { service: ServiceView; side: Onlooker }) {
  const isGuardian = side === 'guardian';
  return statesOf(service, isGuardian ? 'professional' : side).map(({ label, meaning }) => (
    <Chip key={label} meaning={isGuardian && meaning === 'turn' ? 'waiting' : meaning}>
      {label}
    </Chip>
  ));
}

/** The other side of a service, as this one reads it; a person who left has no name. */
export function otherSide({ service, side }: Pick<ServiceParts, 'service' | 'side'>) {
  const person = side === 'professional' ? service.client : service.professional;
  return { person, name: person?.fullName ?? 'Unknown' };
}

const stamps = { in_progress: 'Hired', completed: 'Done', cancelled: undefined } as const;

export const stampOf = ({ status }: ServiceParts['service']) => stamps[status];

/**
 * It asks a client who has not agreed yet, and tells the professional who entered the work that the
 * client is asked.
 */
export function ServiceAgreement(parts: ServiceParts) {
  const { service, side, change } = parts;
  if (service.agreement !== 'proposed') return null;
  if (side === 'client') return <AgreementNotice service={service} change={change} />;
  return (
    <Notice title="Not agreed on yet">
      {otherSide(parts).name} is asked whether you agreed on this work at{' '}
      {formatCents(service.totalAmountCents)}. It begins to count once they accept it.
    </Notice>
  );
}

interface WorkProps extends Pick<ServiceParts, 'service'> {
  side: Onlooker;
  /** They follow the days. */
  facts?: ReactNode;
}

/** When the work began and ended, and what else is told of it in a line. */
export function ServiceDates({ service, facts }: Omit<WorkProps, 'side'>) {
  return (
    <FactGrid isLine>
      <Fact name={service.agreement === 'proposed' ? 'Entered' : 'Started'}>
        <DateText moment={service.startedAt} />
      </Fact>
      {service.completedAt && (
        <Fact name="Completed">
          <DateText moment={service.completedAt} />
        </Fact>
      )}
      {facts}
    </FactGrid>
  );
}

export function ServiceWork({ service, side }: Omit<WorkProps, 'facts'>) {
  const { name: client } = otherSide({ service, side: 'professional' });
  return (
    <>
      <LongText>{service.description}</LongText>
      {service.booked && <BookedTerms booked={service.booked} />}
      {service.requestedChanges && (
        <RequestedChanges
          asked={service.requestedChanges}
          by={side === 'client' ? 'You' : client}
          meaning={side === 'professional' ? 'turn' : 'waiting'}
        />
      )}
    </>
  );
}

/** The way to write to the other side; there is none to a person who left. */
export function MessageLink(parts: ServiceParts) {
  const { person, name } = otherSide(parts);
  return (
    person && (
      <LinkButton to={paths.chat(person.id)} variant="default" aria-label={`Message ${name}`}>
        Message
      </LinkButton>
    )
  );
}

/** No ticket stands above these facts, so they hold everything beside the head of the row. */
export function ListedFacts({ service }: Pick<ServiceParts, 'service'>) {
  const zone = foreignZoneText(service);
  return (
    <>
      {service.amountCents !== service.totalAmountCents && (
        <Fact name="Price at first">
          <MoneyText cents={service.amountCents} />
        </Fact>
      )}
      {service.deadline && (
        <Fact name="Deadline">
          <time dateTime={service.deadline}>{dayText(service.deadline)}</time>
          {zone && ` (${zone})`}
        </Fact>
      )}
    </>
  );
}
