import type { StatementLine } from '@sidework/contracts/business-tools/statement';

/** Statements on their way to a file. */
export interface Printed {
  /** Whose they are, and of which period. */
  heading: string;
  note: string;
  sheets: { title: string; lines: StatementLine[] }[];
}
