import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable, pgTable, uuid } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { timeZones } from '../people/table.ts';
import * as schema from '../schema.ts';
import { erased } from './erased.ts';
import { gathered } from './gathered.ts';

/** The names of identifiers of things; any other names a person until it stands here. */
const ofThings = new Set([
  'id',
  'payoutId',
  'enrollmentId',
  'registrationId',
  'certificateId',
  'requirementId',
  'relatedLicenseId',
  'previousId',
  'serviceId',
  'postingId',
  'recordId',
  'documentId',
]);

/** Each of these is not exported for a reason. */
const notGathered: Record<string, string> = {
  calendar_feeds: 'It is the secret of an address, by which anybody could read the calendar.',
  imported_rows: 'It marks the rows whose records are exported.',
  ledger_differences: 'They are sums of records that are exported.',
  month_totals: 'They are sums of records that are exported.',
  sidework_balances: 'They are sums of movements that are exported.',
  time_zones: 'The identity service exports the profile, of which this is a copy.',
  trade_totals: 'They are sums of records that are exported.',
  vault_usage: 'It is the sum of the sizes of documents that are exported.',
};

const all = Object.values<unknown>(schema).filter((each) => is(each, PgTable));

const namesPeople = (table: PgTable) =>
  Object.entries(getTableColumns(table)).some(
    ([name, column]) => column.getSQLType() === 'uuid' && !ofThings.has(name),
  );

const missing = (tables: readonly PgTable[], done: readonly PgTable[]) =>
  tables.filter((table) => namesPeople(table) && !done.includes(table)).map(getTableName);

const gatheredTables: PgTable[] = gathered.map(({ table }) => table);
const erasedTables: PgTable[] = [...erased, timeZones];
const planted = pgTable('favourites', { id: uuid().primaryKey(), likedBy: uuid() });

it('each table that names a person is exported, or says why it is not', () => {
  expect(missing(all, gatheredTables).sort()).toEqual(Object.keys(notGathered));
});

it('each table that names a person is erased', () => {
  expect(missing(all, erasedTables)).toEqual([]);
});

it('a new table that names a person is missed', () => {
  expect(missing([...all, planted], [...all])).toEqual(['favourites']);
});

it('no table is exported or erased twice', () => {
  for (const tables of [gatheredTables, erasedTables])
    expect(new Set(tables).size).toBe(tables.length);
});
