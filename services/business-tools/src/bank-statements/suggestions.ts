import {
  leaveOut,
  type RowChoice,
  type RowReason,
} from '@sidework/contracts/business-tools/statement-options';
import { ruleFor, sortedRules } from '@sidework/contracts/business-tools/statement-rules';
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

/** An entry of the books; one that was imported keeps the fingerprint of its row. */
export interface KnownEntry extends KnownAmount {
  fingerprint: string | null;
}

/** The facts about a person by which their rows are judged. */
export interface Knowledge {
  fingerprints: ReadonlySet<string>;
  rules: Rule[];
  payouts: KnownAmount[];
  entries: KnownEntry[];
}

export interface Suggestion {
  suggestion: RowChoice;
  reason: RowReason;
}

const transfer =
  /\b(transfer|xfer|autopay|credit card payment|card payment|payment to .*card)\b|payment\W+thank you/i;
const dayMs = 86_400_000;
/** A bank books a payout some days after it was sent. */
const payoutReach = { first: -1, last: 7 };
/** An entry may be written a little before or after its row. */
const entryReach = 3;

/**
 * Each row gets a suggestion; a payout and an entry each explain one row. An entry explains the row of its own fingerprint
 * before any other, and then the rows nearest to its day.
 */
export function suggest(rows: ReadRow[], known: Knowledge): (ReadRow & Suggestion)[] {
  const reasons = new Map<ReadRow, RowReason>();
  const explain = (reason: RowReason, holds: (row: ReadRow) => boolean) => {
    for (const row of rows) if (!reasons.has(row) && holds(row)) reasons.set(row, reason);
  };
  const payouts = counted(known.payouts);
  const own = new Set(rows.map(({ fingerprint }) => fingerprint));
  const entries = counted(
    known.entries.filter(({ fingerprint }) => fingerprint === null || !own.has(fingerprint)),
  );
  explain('imported_before', ({ fingerprint }) => known.fingerprints.has(fingerprint));
  explain('payout', (row) => row.amountCents > 0 && isPayout(row, payouts));
  for (let apart = 0; apart <= entryReach; apart += 1)
    explain('same_entry', (row) => take(entries, row, -apart) || take(entries, row, apart));
  const rules = sortedRules(known.rules);
  return rows.map((row) => {
    const reason = reasons.get(row);
    if (reason) return { ...row, suggestion: leaveOut, reason };
    const rule = ruleFor(row.description, row.amountCents > 0, rules);
    if (rule) return { ...row, suggestion: rule.choice, reason: 'rule' };
    const isTransfer = transfer.test(row.description);
    return { ...row, suggestion: leaveOut, reason: isTransfer ? 'transfer' : 'none' };
  });
}

function isPayout(row: ReadRow, payouts: Map<string, number>): boolean {
  for (let apart = payoutReach.first; apart <= payoutReach.last; apart += 1)
    if (take(payouts, row, apart)) return true;
  return /\bsidework\b/i.test(row.description);
}

const keyOf = (amountCents: number, dayNumber: number) => `${amountCents} ${dayNumber}`;
const dayNumberOf = (day: string) => Date.parse(day) / dayMs;

function counted(known: KnownAmount[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { day, amountCents } of known) {
    const key = keyOf(amountCents, dayNumberOf(day));
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** Takes what stands so many days before the row, so that it explains no other. */
function take(
  known: Map<string, number>,
  { amountCents, day }: ReadRow,
  daysBefore: number,
): boolean {
  const key = keyOf(amountCents, dayNumberOf(day) - daysBefore);
  const left = known.get(key) ?? 0;
  if (left > 0) known.set(key, left - 1);
  return left > 0;
}
