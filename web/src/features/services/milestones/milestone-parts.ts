import type { MilestoneProposal } from '@sidework/contracts/client-services/milestones';
import { formatCents, parseDollars } from '@sidework/contracts/kernel/money';

/** A milestone as it is typed. */
export interface TypedPart {
  title: string;
  amount: string;
  dueOn: string;
}

/** A deposit of a quarter and the rest, as a start that can be changed. */
export function firstParts(totalCents: number): TypedPart[] {
  const deposit = Math.max(1, Math.round(totalCents / 4));
  return [
    { title: 'Deposit', amount: (deposit / 100).toFixed(2), dueOn: '' },
    {
      title: 'When the work is done',
      amount: ((totalCents - deposit) / 100).toFixed(2),
      dueOn: '',
    },
  ];
}

/** How far the typed amounts are from the agreed total. */
export function leftText(parts: readonly TypedPart[], totalCents: number): string {
  const sum = parts.reduce((cents, { amount }) => cents + (parseDollars(amount) ?? 0), 0);
  if (sum === totalCents) return 'The amounts make up the total.';
  const away = formatCents(Math.abs(totalCents - sum));
  return sum < totalCents ? `${away} is left to split.` : `${away} too much.`;
}

export const toMilestones = (parts: readonly TypedPart[]): MilestoneProposal => ({
  milestones: parts.map(({ title, amount, dueOn }) => ({
    title: title.trim(),
    amountCents: parseDollars(amount) ?? 0,
    dueOn: dueOn || null,
  })),
});
