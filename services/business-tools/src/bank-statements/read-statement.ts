import { createHash } from 'node:crypto';
import type { ReadingAs, UnreadRow } from '@sidework/contracts/business-tools/bank-statements';
import type { DayOrder, PurchaseSign } from '@sidework/contracts/business-tools/statement-options';
import { maxCents } from '@sidework/contracts/kernel/money';
import type { RawRow, RawStatement } from './raw-row.ts';
import { type DecimalMark, decimalMarkOf, readAmount } from './read-amount.ts';
import { readCsv } from './read-csv.ts';
import { dayOf, isUnclear, orderOf, type ReadDay, readDay } from './read-day.ts';
import { isOfx, readOfx } from './read-ofx.ts';

/** A row whose day and amount are known. */
export interface ReadRow {
  number: number;
  line: number;
  day: string;
  description: string;
  amountCents: number;
  /** The same row has the same one in each file it stands in. */
  fingerprint: string;
}

export interface ReadStatement {
  format: RawStatement['format'];
  columns: RawStatement['columns'];
  unclearDay: string | null;
  dayOrder: DayOrder | null;
  /** Null where only its owner can tell; there are no rows until then. */
  purchaseSign: PurchaseSign | null;
  rows: ReadRow[];
  unread: UnreadRow[];
}

/** The rows of a file before its days and amounts were read; undefined where it is no statement. */
export const rawStatementOf = (text: string): RawStatement | undefined =>
  isOfx(text) ? readOfx(text) : readCsv(text);

export function readStatement(raw: RawStatement, as: ReadingAs): ReadStatement {
  const days = raw.rows.map(({ day }) => readDay(day));
  const known = days.filter((day) => day !== undefined);
  const shown = orderOf(known);
  const dayOrder = as.dayOrder ?? shown ?? null;
  const unclear = raw.rows[days.findIndex((day) => day !== undefined && isUnclear(day))];
  const mark = decimalMarkOf(raw.rows.flatMap((row) => [row.amount, row.out, row.in]));
  const amounts = raw.rows.map((row) => centsOf(row, mark));
  const purchaseSign = as.purchaseSign ?? (looksLikeCard(raw, amounts) ? null : 'below_zero');
  const isAsked = purchaseSign === null || (dayOrder === null && unclear !== undefined);
  return {
    format: raw.format,
    columns: raw.columns,
    unclearDay: shown === undefined && unclear ? unclear.day : null,
    dayOrder,
    purchaseSign,
    ...(isAsked ? { rows: [], unread: [] } : sort(raw, days, amounts, dayOrder, purchaseSign)),
  };
}

/** Rows that are read, and those that are not with the reason. */
function sort(
  { rows: raws }: RawStatement,
  days: (ReadDay | undefined)[],
  amounts: (number | string)[],
  dayOrder: DayOrder | null,
  purchaseSign: PurchaseSign,
) {
  const rows: ReadRow[] = [];
  const unread: UnreadRow[] = [];
  const equals = new Map<string, number>();
  for (const [index, raw] of raws.entries()) {
    const { line, text } = raw;
    const day = days[index] && dayOf(days[index], dayOrder ?? 'month_first');
    const cents = amounts[index];
    const fault = raw.fault ?? faultOf(raw, day, cents);
    if (fault !== undefined || day === undefined || typeof cents !== 'number') {
      unread.push({ line, text, why: fault ?? noDay });
      continue;
    }
    const description = plain(raw.description);
    const [content, isSame] = contentOf(raw, day, cents, description);
    const nth = (equals.get(content) ?? 0) + 1;
    equals.set(content, nth);
    if (isSame && nth > 1) {
      unread.push({ line, text, why: 'The file has this transaction twice; it counts once.' });
      continue;
    }
    rows.push({
      number: index + 1,
      line,
      day,
      description,
      amountCents: purchaseSign === 'above_zero' ? -cents : cents,
      fingerprint: createHash('sha256').update(`${content}|${nth}`).digest('base64url'),
    });
  }
  return { rows, unread };
}

/**
 * A bank numbers the rows of OFX. Equal rows of a CSV file are counted, so that two coffees of one day are both kept. The
 * amount is taken as it stands in the file, whatever the sign of a purchase was said to be.
 */
function contentOf(
  { ownNumber }: RawRow,
  day: string,
  cents: number,
  description: string,
): [content: string, isNumbered: boolean] {
  const of = [day, cents, ownNumber ?? description.toLowerCase()];
  return [JSON.stringify(of), ownNumber !== null];
}

const plain = (text: string) =>
  [...text.replace(/\p{C}/gu, ' ').replace(/\s+/g, ' ').trim()].slice(0, 300).join('') ||
  'No description';

const noDay = 'There is no day in it that we can read.';
const noAmount = 'There is no amount in it that we can read.';

function faultOf(
  raw: RawRow,
  day: string | undefined,
  cents: number | string | undefined,
): string | undefined {
  if (raw.isPending) return 'It is not booked yet, or did not go through.';
  const currency = raw.currency || currencyIn(raw.amount + raw.out + raw.in);
  if (currency !== '' && !/^(US\$|USD|\$)$/i.test(currency))
    return `It is in ${currency.slice(0, 10)}; your books are in US dollars.`;
  if (day === undefined) return noDay;
  if (typeof cents !== 'number') return cents;
  if (cents === 0) return 'Its amount is zero.';
  return Math.abs(cents) > maxCents ? 'Its amount is above $1,000,000,000.' : undefined;
}

const currencyIn = (amount: string) =>
  /[€£¥]|(?<![A-Z])(?:EUR|GBP|CAD)(?![A-Z])/i.exec(amount)?.[0] ?? '';

/** The cents of a row as its file signs them, or the reason why there are none. */
function centsOf(row: RawRow, mark: DecimalMark): number | string {
  if (row.amount !== '') return directed(row, readAmount(row.amount, mark)) ?? noAmount;
  const [out, into] = [row.out, row.in].map((text) => (text === '' ? 0 : readAmount(text, mark)));
  if (row.out === '' && row.in === '') return noAmount;
  if (out === undefined || into === undefined) return noAmount;
  if (out !== 0 && into !== 0) return 'It has an amount in both columns.';
  return into === 0 ? -Math.abs(out) : Math.abs(into);
}

const isOut = (direction: string) => /^(debit|dr|d|withdrawal|db|out)$/i.test(direction);

/** An amount beside a column of directions has no sign itself. */
const directed = ({ direction }: RawRow, cents: number | undefined) =>
  cents !== undefined && isOut(direction) ? -Math.abs(cents) : cents;

/**
 * A card's file has purchases above 0: nearly all of its amounts, but for payments to it and refunds. A file of sales can
 * look the same, so its owner is asked.
 */
function looksLikeCard({ columns, rows }: RawStatement, amounts: (number | string)[]): boolean {
  const hasOneColumn = columns.some(({ use }) => use === 'Amount');
  if (!hasOneColumn || rows.some(({ direction }) => isOut(direction))) return false;
  const signed = rows.flatMap(({ description }, index) => {
    const cents = Number(amounts[index]);
    return cents ? [{ description, cents }] : [];
  });
  const below = signed.filter(({ cents }) => cents < 0);
  const isPayment = (text: string) => /payment|thank you|autopay/i.test(text);
  const isReturned = (text: string) => /credit|refund/i.test(text);
  return (
    below.length * 4 <= signed.length &&
    below.some(({ description }) => isPayment(description)) &&
    below.every(({ description }) => isPayment(description) || isReturned(description))
  );
}
