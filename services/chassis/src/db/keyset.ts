import { type SQL, sql as statement } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { invalid } from '../errors.ts';

const foreign = () =>
  invalid('invalid_input', undefined, { cursor: 'This page marker is not one of ours.' });

/** The values of the order in the last row of a page. */
export type Position = readonly (string | number)[];

/** A position as the opaque `cursor` of a list. */
export function toCursor(position: Position): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

/** Whether the database can hold this text. */
const isKept = (text: string) => !text.includes('\0') && text.isWellFormed();
const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value);

/** The position in a `cursor`; one that this list did not give is refused as invalid input. */
export function fromCursor(cursor: string, length: number): Position {
  try {
    const position = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    const fits =
      Array.isArray(position) &&
      position.length === length &&
      position.every((value) => (typeof value === 'string' ? isKept(value) : isNumber(value)));
    if (fits) return position;
  } catch {
    // Not JSON is as foreign as JSON of another shape.
  }
  throw foreign();
}

/** A moment out of a cursor, as an ISO string; anything else is refused as invalid input. */
export function momentOf(value: string | number | undefined): string {
  const moment = new Date(String(value));
  // Years that take a sign or are 0 are dates to JavaScript and none to the database.
  if (Number.isNaN(moment.getTime()) || !/^(?!0000)\d{4}-/.test(moment.toISOString()))
    throw foreign();
  return moment.toISOString();
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** An id out of a cursor; anything else is refused as invalid input. */
export function idOf(value: string | number | undefined): string {
  if (!uuid.test(String(value))) throw foreign();
  return String(value);
}

/** A day out of a cursor; anything else is refused as invalid input. */
export function dayOf(value: string | number | undefined): string {
  const day = String(value);
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || !momentOf(day).startsWith(day)) throw foreign();
  return day;
}

const mostCount = 2 ** 31 - 1;

/** A number that an `integer` of the database can be, out of a cursor; anything else is refused as invalid input. */
export function countOf(value: string | number | undefined): number {
  if (!Number.isInteger(value) || Number(value) < 0 || Number(value) > mostCount) throw foreign();
  return Number(value);
}

/** A position of a list ordered by moment and id. */
export function momentAndId(cursor: string | undefined): { at: string; id: string } | undefined {
  if (cursor === undefined) return undefined;
  const [at, id] = fromCursor(cursor, 2);
  return { at: momentOf(at), id: idOf(id) };
}

/** Selects the rows after the cursor in a list ordered by `moment` and `id`, both descending; without a cursor, all. */
export function olderThan(
  moment: PgColumn,
  id: PgColumn,
  cursor: string | undefined,
): SQL | undefined {
  const after = momentAndId(cursor);
  if (!after) return undefined;
  // Compared as one row, an index leads straight to the page; taken apart, it is walked from its newest entry.
  return statement`(${moment}, ${id}) < (${after.at}::timestamptz, ${after.id}::uuid)`;
}

/** Selects the rows of the pages before. `not` of the comparison above is one that no index serves. */
export function notOlderThan(
  moment: PgColumn,
  id: PgColumn,
  cursor: string | undefined,
): SQL | undefined {
  const after = momentAndId(cursor);
  if (!after) return undefined;
  return statement`(${moment}, ${id}) >= (${after.at}::timestamptz, ${after.id}::uuid)`;
}

/** A page out of `limit + 1` rows: the one too many only tells that there is more. */
export function toPage<R, V>(
  rows: R[],
  limit: number,
  present: (row: R) => V,
  position: (row: R) => Position,
): { items: V[]; nextCursor: string | null } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const nextCursor = rows.length > limit && last !== undefined ? toCursor(position(last)) : null;
  return { items: shown.map(present), nextCursor };
}
