import {
  leaveOut,
  type RowChoice,
  type RowReason,
} from '@sidework/contracts/business-tools/statement-options';
import type { ReadRow } from './read-statement.ts';

export interface Rule {
  words: string;
  isMoneyIn: boolean;
  choice: RowChoice;
}

/** Money that is in the books, or was paid out, with its day. */
export interface KnownAmount {
  day: string;
  /** Above 0 it came in. */
  amountCents: number;
}

/** The facts about a person by which their rows are judged. */
export interface Knowledge {
  fingerprints: ReadonlySet<string>;
  rules: Rule[];
  payouts: KnownAmount[];
  entries: KnownAmount[];
}

export interface Suggestion {
  suggestion: RowChoice;
  reason: RowReason;
}

const transfer =
  /\b(transfer|xfer|autopay|credit card payment|card payment|payment to .*card)\b|payment\W+thank you/i;
const dayMs = 86_400_000;
/** A bank books a payout some days after it was sent, and an entry may be written a little before or after. */
const reach = { payout: { before: 1, after: 7 }, entry: { before: 3, after: 3 } };

/** Each row gets a suggestion; a payout and an entry each explain one row. */
export function suggest(rows: ReadRow[], known: Knowledge): (ReadRow & Suggestion)[] {
  const payouts = byAmount(known.payouts);
  const entries = byAmount(known.entries);
  const rules = [...known.rules].sort((a, b) => b.words.length - a.words.length);
  return rows.map((row) => {
    const left = (reason: RowReason) => ({ ...row, suggestion: leaveOut, reason }) as const;
    if (known.fingerprints.has(row.fingerprint)) return left('imported_before');
    if (row.amountCents > 0 && isPayout(row, payouts)) return left('payout');
    if (take(entries, row, reach.entry)) return left('same_entry');
    const rule = rules.find((each) => follows(row, each));
    if (rule) return { ...row, suggestion: rule.choice, reason: 'rule' };
    return left(transfer.test(row.description) ? 'transfer' : 'none');
  });
}

const isPayout = (row: ReadRow, payouts: Map<number, string[]>) =>
  take(payouts, row, reach.payout) || /\bsidework\b/i.test(row.description);

const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

const follows = ({ description, amountCents }: ReadRow, { words, isMoneyIn }: Rule) =>
  isMoneyIn === amountCents > 0 && folded(description).includes(folded(words));

function byAmount(known: KnownAmount[]): Map<number, string[]> {
  const days = new Map<number, string[]>();
  for (const { day, amountCents } of known)
    days.set(amountCents, [...(days.get(amountCents) ?? []), day]);
  return days;
}

/** Takes what explains the row, so that it explains no other. */
function take(
  known: Map<number, string[]>,
  { amountCents, day }: ReadRow,
  { before, after }: { before: number; after: number },
): boolean {
  const days = known.get(amountCents);
  const at = days?.findIndex((each) => {
    const apart = (Date.parse(day) - Date.parse(each)) / dayMs;
    return apart >= -before && apart <= after;
  });
  if (!days || at === undefined || at < 0) return false;
  days.splice(at, 1);
  return true;
}
