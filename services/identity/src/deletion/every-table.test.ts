import { globSync } from 'node:fs';
import { join } from 'node:path';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { users } from '../accounts/table.ts';
import { gathered } from '../exports/gathered.ts';
import { profiles } from '../profiles/table.ts';
import { erased } from './erased.ts';

const source = join(import.meta.dirname, '..');
const files = globSync('**/table.ts', { cwd: source });
const modules: object[] = await Promise.all(files.map((file) => import(join(source, file))));
const tables = modules
  .flatMap((module) => Object.values(module))
  .filter((each): each is PgTable => is(each, PgTable));

/** The columns without a foreign key whose id is no person's. */
const otherIds = [
  'id',
  'sessionId',
  'linkingSessionId',
  'factorId',
  'oauthClientId',
  'requestId',
  'entryId',
];

/** A row is a person's if it holds their id, or belongs to a row that does. */
function isPersonal(table: PgTable): boolean {
  if (table === users || table === profiles) return true;
  const { columns, foreignKeys } = getTableConfig(table);
  const references = foreignKeys.map((key) => key.reference());
  const referring = new Set(references.flatMap((each) => each.columns));
  return (
    columns.some(
      (column) =>
        column.getSQLType() === 'uuid' && !referring.has(column) && !otherIds.includes(column.name),
    ) || references.some(({ foreignTable }) => isPersonal(foreignTable))
  );
}

const namesOf = (some: PgTable[]) => some.map((table) => getTableConfig(table).name).sort();
const personal = namesOf(tables.filter(isPersonal));
const known = new Set(tables);

it('knows which tables hold rows of a person', () => {
  expect(personal).toEqual(expect.arrayContaining(['users', 'consents', 'refresh_tokens']));
  expect(personal).not.toContain('oauth_clients');
  expect(personal).not.toContain('rate_limits');
});

it.each([
  ['is in the export', gathered],
  ['is erased when the account ends', erased],
])('each table with rows of a person %s, or its reason is given', (_what, list) => {
  const listed = list.flatMap((each) => each.tables).filter((table) => known.has(table));
  expect(namesOf(listed)).toEqual(personal);
});
