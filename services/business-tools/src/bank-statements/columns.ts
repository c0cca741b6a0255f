import { readAmount } from './read-amount.ts';
import { readDay } from './read-day.ts';

export const columnUses = [
  'Date',
  'Description',
  'Amount',
  'Money out',
  'Money in',
  'Direction',
  'Currency',
  'Status',
] as const;
export type ColumnUse = (typeof columnUses)[number];

/** The place of each column that was found, and the row that names them. */
export interface Columns {
  at: Partial<Record<ColumnUse, number>>;
  /** Cells in which a description is looked for, the best first. */
  descriptions: number[];
  names: string[];
  /** The index of the header; -1 where the file has none. */
  header: number;
}

/** A header may stand this far below a preamble. */
const mostPreamble = 60;
/** A description is looked for in so many columns at most. */
const mostDescriptions = 5;

/** Names of columns in the files of banks, the best first; they are compared in lower case, without marks. */
const known: Record<ColumnUse, RegExp[]> = {
  Date: [
    /^trans(action)? date$/,
    /^date( and time| time)?$/,
    /^(completed|booking|value|effective|posted|posting|post) date$/,
    /^(date posted|date completed|started date|buchungstag|datum|fecha|date utc)$/,
  ],
  Description: [
    /^(original )?description$/,
    /^(transaction )?(description|details|narrative)( \d)?$/,
    /^(payee|merchant|name|merchant name|counterparty|bank description)$/,
    /^(extended details|memo|reference|narrative|note|notes|text|verwendungszweck|subject)$/,
  ],
  Amount: [
    /^(transaction )?amount( in)?( usd)?$/,
    /^net( amount)?$/,
    /^(gross|betrag|importe|value)$/,
  ],
  'Money out': [
    /^(debits?|withdrawals?|money out|paid out|outflow|spent|charges?)( amount)?( usd)?$/,
    /^amount debit$/,
  ],
  'Money in': [
    /^(credits?|deposits?|money in|paid in|inflow|received|payments?)( amount)?( usd)?$/,
    /^amount credit$/,
  ],
  Direction: [
    /^(credit debit( indicator)?|debit credit|dr cr|cr dr)$/,
    /^(transaction )?type$/,
    /^details$/,
  ],
  Currency: [/^(transaction |amount )?(currency|ccy|currency code)$/],
  Status: [/^(transaction )?(status|state)$/],
};

const plain = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

export function findColumns(rows: string[][]): Columns | undefined {
  for (const [index, row] of rows.slice(0, mostPreamble).entries()) {
    const columns = namedBy(row, index);
    if (columns) return columns;
  }
  return guessed(rows);
}

function namedBy(row: string[], header: number): Columns | undefined {
  const names = row.map(plain);
  const taken = new Set<number>();
  const all = (use: ColumnUse): number[] =>
    known[use].flatMap((pattern) =>
      names.flatMap((name, index) => (pattern.test(name) && !taken.has(index) ? [index] : [])),
    );
  const at: Columns['at'] = {};
  for (const use of ['Date', 'Amount', 'Money out', 'Money in', 'Currency', 'Status'] as const) {
    const [place] = all(use);
    if (place === undefined) continue;
    at[use] = place;
    taken.add(place);
  }
  const hasAmount = at.Amount ?? at['Money out'] ?? at['Money in'];
  if (at.Date === undefined || hasAmount === undefined) return undefined;
  const descriptions = [...new Set(all('Description'))].slice(0, mostDescriptions);
  if (descriptions[0] !== undefined) at.Description = descriptions[0];
  const direction = all('Direction').find((place) => place !== descriptions[0]);
  if (direction !== undefined) at.Direction = direction;
  return { at, descriptions, names: row.map((name) => name.trim()), header };
}

/** The columns of a file without names are told by their content. */
function guessed(rows: string[][]): Columns | undefined {
  const sample = rows.filter((row) => row.length > 1).slice(0, 30);
  const width = Math.max(0, ...sample.map((row) => row.length));
  const places = Array.from({ length: width }, (_, index) => index);
  const share = (place: number, holds: (text: string) => boolean) =>
    sample.filter((row) => holds(row[place] ?? '')).length / sample.length;
  const date = places.find((place) => share(place, (text) => readDay(text) !== undefined) >= 0.8);
  const amount = places.find(
    (place) =>
      place !== date && share(place, (text) => /[.,]\d\d\D*$/.test(text) && isAmount(text)) >= 0.8,
  );
  if (sample.length === 0 || date === undefined || amount === undefined) return undefined;
  const letters = (place: number) =>
    sample.reduce((sum, row) => sum + (row[place] ?? '').replace(/[^\p{L}]/gu, '').length, 0);
  const descriptions = places
    .filter((place) => place !== date && place !== amount && letters(place) > 0)
    .sort((a, b) => letters(b) - letters(a))
    .slice(0, mostDescriptions);
  const names = places.map((place) => `Column ${place + 1}`);
  const [best] = descriptions;
  const at = { Date: date, Amount: amount };
  return {
    at: best === undefined ? at : { Date: date, Amount: amount, Description: best },
    descriptions,
    names,
    header: -1,
  };
}

const isAmount = (text: string) =>
  readAmount(text, '.') !== undefined || readAmount(text, ',') !== undefined;
