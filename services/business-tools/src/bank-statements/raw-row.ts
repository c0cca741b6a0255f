/** A row of a file before its day and its amount were read. */
export interface RawRow {
  line: number;
  /** The row as it stands in the file. */
  text: string;
  day: string;
  description: string;
  amount: string;
  /** Money out and money in may have columns of their own. */
  out: string;
  in: string;
  /** "DEBIT" or "CREDIT", where a column says so. */
  direction: string;
  currency: string;
  isPending: boolean;
  /** The account and the bank's own number of the row, which is the same in each export. */
  ownNumber: string | null;
  /** Set where the row cannot be read whatever is in its cells. */
  fault?: string;
}

export interface RawStatement {
  format: 'csv' | 'ofx';
  columns: { use: string; name: string }[];
  rows: RawRow[];
  /** Set where a file has too many columns to look for those of a bank. */
  isTooWide?: true;
}

export const blankRow: Omit<RawRow, 'line' | 'text'> = {
  day: '',
  description: '',
  amount: '',
  out: '',
  in: '',
  direction: '',
  currency: '',
  isPending: false,
  ownNumber: null,
};
