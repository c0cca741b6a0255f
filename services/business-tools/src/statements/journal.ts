import type { Db } from '@sidework/chassis/db/db';
import { dayOf, fromCursor, idOf } from '@sidework/chassis/db/keyset';
import type { Actor } from '@sidework/chassis/http/actor';
import type { JournalEntry } from '@sidework/contracts/business-tools/any-period';
import type { OwnerMove } from '@sidework/contracts/business-tools/owner-moves';
import { type SQL, sql } from 'drizzle-orm';
import type { AccountMove } from '../account-moves/move.ts';
import { accountMovements } from '../account-moves/table.ts';
import { type BookKind, deductions, incomeRecords, ownerEntries } from '../books/table.ts';
import { type BookEntry, postingsOf } from './ledger.ts';

interface Row extends Record<string, unknown> {
  kind: BookKind;
  id: string;
  date: string;
  description: string;
  /** The category of a record, or the move of an entry of the owner or between accounts. */
  what: string | null;
  amountCents: number;
}

interface Asked {
  from: string;
  to: string;
  cursor?: string | undefined;
  limit: number;
}

/** The entries of some days, the latest first; each table gives one page at most, and the page is the first of them. */
export async function journalOf(db: Db, { id: owner }: Actor, asked: Asked): Promise<Row[]> {
  const { limit } = asked;
  const part = (
    kind: Row['kind'],
    table: typeof incomeRecords | typeof deductions | typeof ownerEntries | typeof accountMovements,
    what: SQL,
  ) => sql`(
    select ${kind}::text as kind, id, date, description, ${what} as what, amount_cents from ${table}
    where professional_id = ${owner} and date between ${asked.from}::date and ${asked.to}::date
      ${behind(asked.cursor)}
    order by date desc, id desc limit ${limit + 1})`;
  const rows = await db.execute<Row>(sql`
    select kind, id, to_char(date, 'YYYY-MM-DD') as date, description, what,
      amount_cents as "amountCents"
    from (
      ${part('income', incomeRecords, sql`category`)}
      union all ${part('deduction', deductions, sql`category`)}
      union all ${part('owner', ownerEntries, sql`move`)}
      union all ${part('account', accountMovements, sql`move`)}
    ) as entry
    order by entry.date desc, entry.id desc limit ${limit + 1}`);
  return [...rows].map((row) => ({ ...row, amountCents: Number(row.amountCents) }));
}

function behind(cursor: string | undefined): SQL {
  if (cursor === undefined) return sql``;
  const [on, last] = fromCursor(cursor, 2);
  return sql`and (date, id) < (${dayOf(on)}::date, ${idOf(last)}::uuid)`;
}

function toBookEntry({ kind, date: day, what, amountCents }: Row): BookEntry {
  if (kind === 'account') return { kind, day, amountCents, move: what as AccountMove };
  if (kind === 'owner') return { kind, day, amountCents, move: what as OwnerMove };
  if (kind === 'income') return { kind, day, amountCents, category: what };
  return { kind, day, amountCents, category: what ?? 'Other' };
}

export const toJournalEntry = (row: Row): JournalEntry => ({
  id: row.id,
  date: row.date,
  description: row.description,
  postings: postingsOf(toBookEntry(row)).map(({ account, cents }) => ({
    account: account.number,
    name: account.name,
    debitCents: Math.max(0, cents),
    creditCents: Math.max(0, -cents),
  })),
});
