import type { Input } from '@sidework/contracts/business-tools/explained';
import type { StatementLine } from '@sidework/contracts/business-tools/statement';
import { formatCents } from '@sidework/contracts/kernel/money';

const nameless = /[^a-z0-9]+/g;
const keyOf = (text: string) => text.toLowerCase().replaceAll(nameless, '_');

/** One line that is summed up from records. */
export function item(section: string, label: string, amountCents: number): StatementLine {
  return {
    key: keyOf(`${section} ${label}`),
    section,
    label,
    amountCents: amountCents + 0,
    isTotal: false,
    formula: 'the sum of your records of this kind in the period',
    inputs: [],
  };
}

/** One that follows from others, which it names. */
export function total(
  section: string,
  label: string,
  amountCents: number,
  formula: string,
  from: [name: string, cents: number][] = [],
): StatementLine {
  const inputs: Input[] = from.map(([name, cents]) => ({
    name,
    // A zero that was subtracted is none below 0.
    value: formatCents(cents + 0),
  }));
  return {
    key: keyOf(`${section} ${label}`),
    section,
    label,
    amountCents: amountCents + 0,
    isTotal: true,
    formula,
    inputs,
  };
}

export const sum = (amounts: { amountCents: number }[]): number =>
  amounts.reduce((all, { amountCents }) => all + amountCents, 0);
