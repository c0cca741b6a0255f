import type { ServiceStep } from '@sidework/contracts/client-services/service-steps';
import type { Dispute } from '../disputes/dispute.ts';
import type { Expense } from '../expenses/expense.ts';
import type { Extension } from '../extensions/extension.ts';
import type { Plan } from '../milestones/milestone.ts';
import type { Negotiation } from '../negotiations/negotiation.ts';
import type { Service } from '../services/service.ts';
import type { WholeContract } from '../work-contracts/queries.ts';

type Side = 'client' | 'professional';
type Given = Partial<Pick<ServiceStep, 'day' | 'amountCents' | 'split'>>;

export interface Around {
  service: Service;
  /** Whether the work is a child's: its guardian has the last word on new terms. */
  isOfChild: boolean;
  extensions: readonly Extension[];
  negotiations: readonly Negotiation[];
  plan: Plan | undefined;
  contracts: readonly WholeContract[];
  expenses: readonly Expense[];
  disputes: readonly Dispute[];
}

/** The steps say who agreed to what and how each dispute went; the latest comes first. */
export function stepsOf(around: Around): ServiceStep[] {
  const { service, plan, expenses, disputes } = around;
  return [
    ...beginningOf(service),
    ...around.extensions.flatMap(ofExtension),
    ...around.negotiations.flatMap((each) => ofTerms(each, around)),
    ...(plan
      ? step('milestones_agreed', plan.id, plan.answeredAt, otherThan(plan.proposedBy))
      : []),
    ...around.contracts.flatMap(ofContract),
    ...expenses.flatMap(ofExpense),
    ...disputes.flatMap(ofDispute),
  ].toSorted((one, other) => other.at.localeCompare(one.at));
}

/** A moment that has not come has no step. */
const step = (
  kind: ServiceStep['kind'],
  about: string,
  at: Date | string | null,
  by: ServiceStep['by'],
  given: Given = {},
): ServiceStep[] =>
  at === null
    ? []
    : [
        {
          id: `${kind}:${about}`,
          kind,
          at: new Date(at).toISOString(),
          by,
          day: null,
          amountCents: null,
          split: null,
          ...given,
        },
      ];

const otherThan = (side: Side): Side => (side === 'client' ? 'professional' : 'client');

const beginningOf = ({ id, agreement, agreedAt, ...service }: Service): ServiceStep[] => [
  ...(agreement === 'accepted' ? step('agreed', id, agreedAt, 'client') : []),
  ...step('first_deadline', id, service.firstDeadlineAt, null, { day: service.firstDeadline }),
];

function ofExtension({ id, status, respondedAt, proposedDeadline: day }: Extension) {
  const isApproved = status === 'approved';
  const kind = isApproved ? 'extension_approved' : 'extension_denied';
  return step(kind, id, respondedAt, 'client', { day });
}

function ofTerms(
  { id, status, respondedAt, ...terms }: Negotiation,
  { service, isOfChild }: Pick<Around, 'service' | 'isOfChild'>,
): ServiceStep[] {
  const other = terms.proposedBy === service.clientId ? 'professional' : 'client';
  const given = { day: terms.proposedDeadline, amountCents: terms.proposedAmountCents };
  switch (status) {
    case 'accepted':
      return step('terms_accepted', id, respondedAt, isOfChild ? null : other, given);
    case 'rejected':
    case 'countered':
      return step('terms_refused', id, respondedAt, other, given);
    case 'refused_by_guardian':
      return step('terms_refused', id, respondedAt, 'guardian', given);
    default:
      return [];
  }
}

const ofContract = ({ contract, signatures }: WholeContract) =>
  signatures.flatMap(({ party, signedAt }) => {
    const kind = contract.kind === 'contract' ? 'contract_signed' : 'amendment_signed';
    return step(kind, `${contract.id}:${party}`, signedAt, party);
  });

const ofExpense = ({ id, status, answeredAt, amountCents }: Expense) =>
  status === 'approved' || status === 'paid'
    ? step('expense_approved', id, answeredAt, 'client', { amountCents })
    : [];

function ofDispute(dispute: Dispute): ServiceStep[] {
  const { id, openedBy, firstDecision: first, toClientCents, toProfessionalCents } = dispute;
  const split =
    toClientCents === null || toProfessionalCents === null
      ? null
      : { toClientCents, toProfessionalCents };
  return [
    ...step('dispute_opened', id, dispute.openedAt, openedBy),
    ...step('dispute_answered', id, dispute.answeredAt, otherThan(openedBy)),
    ...(first
      ? step('dispute_decided', `${id}:first`, first.decidedAt, 'moderator', {
          split: {
            toClientCents: first.toClientCents,
            toProfessionalCents: first.toProfessionalCents,
          },
        })
      : []),
    ...step('dispute_appealed', id, dispute.appealedAt, dispute.appealedBy),
    ...step('dispute_decided', id, dispute.decidedAt, 'moderator', { split }),
    ...step('dispute_accepted', `${id}:client`, dispute.clientAcceptedAt, 'client'),
    ...step(
      'dispute_accepted',
      `${id}:professional`,
      dispute.professionalAcceptedAt,
      'professional',
    ),
    ...step('dispute_settled', id, dispute.settledAt, null),
  ];
}
