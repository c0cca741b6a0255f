import { formatCents } from '../kernel/money.ts';

/** The terms that a contract or an amendment was written from. */
export interface ContractTerms {
  title: string;
  description: string;
  totalCents: number;
  /** A day in the client's zone. */
  deadline: string | null;
  timeZone: string | null;
  milestones: { title: string; amountCents: number; dueOn: string | null }[];
  cancellationFeePercentage: number;
}

export interface ContractSection {
  heading: string;
  text: string;
}

/**
 * The sections of a contract. They name the two sides by their part alone, so that the text and its hash stay the same
 * when an account is deleted; the names stand with the signatures.
 */
export const sectionsOfContract = (terms: ContractTerms): ContractSection[] => [
  { heading: 'The work', text: [terms.title, terms.description].filter(Boolean).join('\n') },
  { heading: 'Price', text: [priceText(terms), ...partsText(terms)].join('\n') },
  { heading: 'Deadline', text: deadlineText(terms) },
  {
    heading: 'Payment',
    text: 'The client pays through Sidework, which holds the money until the client releases it. Each release has an invoice, and each payment a receipt. The client pays no fee to Sidework.',
  },
  {
    heading: 'Cancellation',
    text: `Either side can cancel the work before it is completed. The side that cancels pays ${terms.cancellationFeePercentage}% of what is not released yet, unless Sidework's terms waive or move that fee.`,
  },
  {
    heading: 'Changes and disputes',
    text: 'Another price or deadline holds once both sides agree to it on Sidework, and can be signed as an amendment. Either side can open a dispute on Sidework about money that is held.',
  },
];

/** The sections of an amendment say what changed since the last signed text; undefined where nothing did. */
export function sectionsOfAmendment(
  before: ContractTerms,
  now: ContractTerms,
): ContractSection[] | undefined {
  const price: ContractSection = {
    heading: 'New price',
    text: `${priceText(now)} It was ${formatCents(before.totalCents)}.`,
  };
  const deadline: ContractSection = {
    heading: 'New deadline',
    text: `${deadlineText(now)} ${before.deadline ? `It was ${dateText(before.deadline)}.` : 'There was none.'}`,
  };
  const changed = [
    ...(now.totalCents === before.totalCents ? [] : [price]),
    ...(now.deadline === before.deadline && now.timeZone === before.timeZone ? [] : [deadline]),
  ];
  if (changed.length === 0) return undefined;
  const rest = { heading: 'Everything else', text: 'The contract stays as it was signed.' };
  return [{ heading: 'The work', text: now.title }, ...changed, rest];
}

/** The text that is signed: its hash is computed from exactly these characters. */
export const textOfSections = (sections: readonly ContractSection[]): string =>
  sections.map(({ heading, text }) => `${heading}\n${text}`).join('\n\n');

/** The text is hashed, so its days are written in one way for every reader. */
const dateText = (day: string): string =>
  new Date(day).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  });

const priceText = ({ totalCents }: ContractTerms) => `The price is ${formatCents(totalCents)}.`;

const partsText = ({ milestones }: ContractTerms): string[] =>
  milestones.map(
    ({ title, amountCents, dueOn }) =>
      `${title}: ${formatCents(amountCents)}${dueOn ? `, due ${dateText(dueOn)}` : ''}`,
  );

const deadlineText = ({ deadline, timeZone }: ContractTerms): string =>
  deadline
    ? `The work is to be done by ${dateText(deadline)}${timeZone ? ` (${timeZone})` : ''}.`
    : 'No deadline is agreed on.';
