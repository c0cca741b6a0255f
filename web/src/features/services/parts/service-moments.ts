import type { PaymentRecord } from '@sidework/contracts/client-services/escrow';
import type { ExtensionView } from '@sidework/contracts/client-services/extension-view';
import type { NegotiationView } from '@sidework/contracts/client-services/negotiation-view';
import type { ServiceStep } from '@sidework/contracts/client-services/service-steps';
import type { ServiceView, StageChangeRecord } from '@sidework/contracts/client-services/services';
import { stages as allStages, type StageKey } from '@sidework/contracts/client-services/stages';
import { formatCents } from '@sidework/contracts/kernel/money';
import { dayText } from '../../../lib/dates.ts';
import type { Meaning } from '../../../ui/figures/chip.tsx';
import { extensionStates, negotiationStates } from '../terms/term-words.ts';
import { stepTitle } from './step-title.ts';

/** Something that happened to a service. */
export interface ServiceMoment {
  id: string;
  at: string;
  meaning: Meaning;
  title: string;
  /** It is the id of the person who acted, or null if there is none or it is hidden. */
  byId: string | null;
  /** It is their own explanation. */
  reason: string | null;
}

export interface ServiceHistory {
  stages: readonly StageChangeRecord[];
  payments: readonly PaymentRecord[];
  extensions: readonly ExtensionView[];
  negotiations: readonly NegotiationView[];
  steps: readonly ServiceStep[];
}

type Work = Pick<
  ServiceView,
  'id' | 'startedAt' | 'review' | 'clientId' | 'professionalId' | 'agreement'
>;

/** All that happened to a service, the newest first. */
export function momentsOf(
  { id, startedAt, review, clientId, professionalId, agreement }: Work,
  { stages, payments, extensions, negotiations, steps }: ServiceHistory,
): ServiceMoment[] {
  const found: ServiceMoment[] = [
    {
      id,
      at: startedAt,
      meaning: 'over',
      reason: null,
      ...(agreement === 'accepted'
        ? { title: 'The service began', byId: null }
        : { title: 'Entered', byId: professionalId }),
    },
    ...stages.map(({ id, changedAt, fromStage, toStage, reason, changedBy }) => ({
      id,
      at: changedAt,
      byId: changedBy,
      reason,
      meaning: indexOf(toStage) < indexOf(fromStage) ? ('due' as const) : ('open' as const),
      title: labelOf(toStage),
    })),
    ...payments.map(({ id, createdAt, description, amountCents }) => ({
      id,
      at: createdAt,
      meaning: 'open' as const,
      byId: null,
      reason: null,
      title: `${description}: ${formatCents(amountCents)}`,
    })),
    ...extensions.map((extension) => ({
      id: extension.id,
      at: extension.createdAt,
      reason: extension.reason,
      byId: extension.professionalId,
      meaning: extension.status === 'pending' ? ('waiting' as const) : ('over' as const),
      title: extensionTitle(extension),
    })),
    ...negotiations.map((negotiation) => ({
      id: negotiation.id,
      at: negotiation.createdAt,
      reason: negotiation.reason,
      byId: negotiation.proposedBy,
      meaning: isOpen(negotiation) ? ('waiting' as const) : ('over' as const),
      title: negotiationTitle(negotiation),
    })),
    ...steps.map((step) => ({
      id: step.id,
      at: step.at,
      reason: null,
      byId: step.by === 'client' ? clientId : step.by === 'professional' ? professionalId : null,
      meaning: 'open' as const,
      title: stepTitle(step),
    })),
    ...(review
      ? [
          {
            id: review.id,
            at: review.createdAt,
            meaning: 'open' as const,
            title: `Review: ${review.rating} of 5 stars`,
            byId: clientId,
            reason: review.comment,
          },
        ]
      : []),
  ];
  return found.sort((one, other) => other.at.localeCompare(one.at));
}

function extensionTitle({ currentDeadline, proposedDeadline, status }: ExtensionView): string {
  const days = `from ${dayText(currentDeadline)} to ${dayText(proposedDeadline)}`;
  return `Asked to move the deadline ${days}: ${extensionStates[status]}`;
}

const isOpen = ({ status }: NegotiationView) => status === 'open' || status === 'awaiting_guardian';

function negotiationTitle(negotiation: NegotiationView): string {
  const { proposedAmountCents, proposedDeadline, status } = negotiation;
  const due = proposedDeadline ? `, due ${dayText(proposedDeadline)},` : '';
  return `${formatCents(proposedAmountCents)}${due} proposed: ${negotiationStates[status]}`;
}

const indexOf = (stage: StageKey) => allStages.findIndex(({ key }) => key === stage);
const labelOf = (stage: StageKey) => allStages[indexOf(stage)]?.label ?? stage;
