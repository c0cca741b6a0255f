import type { StatementLine } from '@sidework/contracts/business-tools/statement';

/** Statements on their way to a file. */
export interface Printed {
  /** It names the person and the period. */
  heading: string;
  note: string;
  sheets: { title: string; lines: StatementLine[] }[];
}
