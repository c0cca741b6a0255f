/** A spreadsheet would take this for a formula. */
const formula = /^[=+\-@\t\r]/;
const isNumber = /^-?\d+(\.\d+)?$/;

function cell(value: string): string {
  const harmless = formula.test(value) && !isNumber.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Without it Excel reads the letters of a file as those of Windows. */
const byteOrderMark = '\uFEFF';

/** Rows as CSV (RFC 4180) that starts with a byte order mark, and of which no cell is run by a spreadsheet. */
export const toCsv = (rows: string[][]): string =>
  byteOrderMark + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

/** Cents as a plain number of dollars: `-1234.50`. */
export function plainDollars(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
