import type { Db } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import type { PeriodStatements } from '@sidework/contracts/business-tools/any-period';
import { lastDayOf } from '@sidework/contracts/business-tools/periods';
import { monthTotalsUntil, toBookEntry } from '../books/month-totals.ts';
import { daySums } from './day-sums.ts';
import { fullStatements, type Span } from './full.ts';
import type { BookEntry } from './ledger.ts';
import { simplifiedStatements } from './simplified.ts';

/** The three statements of any days by both methods. */
export async function statementsBetween(
  db: Db,
  owner: Pick<Actor, 'id'>,
  span: Span,
): Promise<PeriodStatements> {
  const entries = await entriesUntil(db, owner, span);
  const within = entries.filter(({ day }) => day >= span.from && day <= span.to);
  return {
    ...span,
    simplified: simplifiedStatements(within),
    full: fullStatements(entries, span),
  };
}

const monthOf = (day: string) => `${day.slice(0, 7)}-01`;
const lastOf = (month: string) => lastDayOf(Number(month.slice(0, 4)), Number(month.slice(5, 7)));
const dayBefore = (day: string) =>
  new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

/** The months that the first or the last day cuts, in the parts that lie before and within the span. */
function cutMonths({ from, to }: Span): Span[] {
  const parts: Span[] = [];
  const first = monthOf(from);
  const last = monthOf(to);
  if (from > first) {
    const end = lastOf(first);
    parts.push({ from: first, to: dayBefore(from) }, { from, to: end < to ? end : to });
  }
  const isCutAlready = from > first && first === last;
  if (to < lastOf(last) && !isCutAlready) parts.push({ from: last, to });
  return parts;
}

/** Whole months are read from their sums; of the months that the span cuts, the records are summed up. */
async function entriesUntil(db: Db, { id }: Pick<Actor, 'id'>, span: Span): Promise<BookEntry[]> {
  const parts = cutMonths(span);
  const cut = new Set(parts.map((part) => monthOf(part.from)));
  const months = await monthTotalsUntil(db, id, monthOf(span.to));
  const sums = await Promise.all(parts.map((part) => daySums(db, id, part)));
  return [...months.filter(({ month }) => !cut.has(month)).map(toBookEntry), ...sums.flat()];
}
