import { conflict, unprocessable } from '@sidework/chassis/errors';
import type { ImportForm } from '@sidework/contracts/business-tools/bank-statements';
import {
  choicesOf,
  leaveOut,
  maxStatementRows,
  type RowChoice,
} from '@sidework/contracts/business-tools/statement-options';
import type { RawStatement } from './raw-row.ts';
import type { ReadRow } from './read-statement.ts';

/** A row that its owner wants in the books. */
export interface ChosenRow extends ReadRow {
  category: RowChoice;
}

const mostRules = 200;

export function requireReadable(raw: RawStatement | undefined): RawStatement {
  if (raw?.isTooWide) throw unprocessable('statement_too_wide');
  if (!raw || raw.rows.length === 0) throw unprocessable('statement_unreadable');
  if (raw.rows.length > maxStatementRows) throw unprocessable('statement_too_long');
  return raw;
}

/** The rows that were chosen by their numbers; a number that no row has is passed over. */
export function choose(rows: ReadRow[], choices: ImportForm['choices']): ChosenRow[] {
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  const chosen = new Map<number, ChosenRow>();
  for (const { choice, rows: numbers } of choices)
    for (const number of choice === leaveOut ? [] : numbers) {
      const row = byNumber.get(number);
      if (!row) continue;
      if (!choicesOf(row.amountCents > 0).includes(choice))
        throw unprocessable('choice_of_wrong_direction');
      chosen.set(number, { ...row, category: choice });
    }
  return [...chosen.values()];
}

export function requireDayOrder(dayOrder: string | null, unclearDay: string | null): void {
  if (dayOrder === null && unclearDay !== null) throw unprocessable('day_order_needed');
}

export function requirePurchaseSign(purchaseSign: string | null): void {
  if (purchaseSign === null) throw unprocessable('purchase_sign_needed');
}

export function requireRoomForRule(count: number): void {
  if (count >= mostRules) throw conflict('too_many_rules');
}

export function requireNoTwin(twins: number): void {
  if (twins > 0) throw conflict('rule_exists');
}
