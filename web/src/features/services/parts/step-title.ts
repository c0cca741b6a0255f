import type { ServiceStep, StepKind } from '@sidework/contracts/client-services/service-steps';
import { formatCents } from '@sidework/contracts/kernel/money';
import { dayText } from '../../../lib/dates.ts';

/** The name of the person stands beside the title, unless it is in the words. */
export const stepTitle = (step: ServiceStep): string => titles[step.kind](step);

const titles: Record<StepKind, (step: ServiceStep) => string> = {
  agreed: () => 'Agreed to the work',
  first_deadline: ({ day }) => `First deadline: ${daysText(day)}`,
  extension_approved: ({ day }) => `The deadline ${daysText(day)} approved`,
  extension_denied: ({ day }) => `The deadline ${daysText(day)} denied`,
  terms_accepted: (step) => `${termsText(step)} approved`,
  terms_refused: (step) =>
    step.by === 'guardian'
      ? `${termsText(step)} refused by a guardian`
      : `${termsText(step)} declined`,
  milestones_agreed: () => 'Milestones approved',
  contract_signed: () => 'Contract signed',
  amendment_signed: () => 'Change of the contract signed',
  expense_approved: ({ amountCents }) => `Expense of ${centsText(amountCents)} approved`,
  dispute_opened: () => 'Dispute opened',
  dispute_answered: () => 'Dispute answered',
  dispute_decided: ({ split }) =>
    split
      ? `A moderator decided: ${formatCents(split.toClientCents)} to the client, ${formatCents(split.toProfessionalCents)} to the professional`
      : 'A moderator decided the dispute',
  dispute_accepted: () => 'Decision accepted',
  dispute_appealed: () => 'Decision appealed',
  dispute_settled: () => 'Dispute settled',
};

const daysText = (day: string | null) => (day ? dayText(day) : '');
const centsText = (cents: number | null) => formatCents(cents ?? 0);
const termsText = ({ day, amountCents }: ServiceStep) =>
  `${centsText(amountCents)}${day ? `, due ${dayText(day)},` : ''}`;
