import type { Input } from './explained.ts';

export const statementTypes = ['income_statement', 'balance_sheet', 'cash_flow'] as const;
export type StatementType = (typeof statementTypes)[number];

/** How a statement is made: by the formulas of the specification, or from a ledger (D-85). */
export const statementMethods = ['simplified', 'full'] as const;
export type StatementMethod = (typeof statementMethods)[number];

/** One line of a statement; a total says from what it comes (F14). */
export interface StatementLine {
  key: string;
  section: string;
  label: string;
  amountCents: number;
  isTotal: boolean;
  formula: string;
  inputs: Input[];
}
