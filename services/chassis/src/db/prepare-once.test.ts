import { sql as statement } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/postgres-js';
import { npmVersion } from 'drizzle-orm/version';
import postgres from 'postgres';
import { expect, it } from 'vitest';
import type { Db } from './db.ts';
import { driverOf, prepareOnce } from './prepare-once.ts';

const driver = postgres('postgres://nobody@127.0.0.1:1/none', { max: 1 });
const db = drizzle(driver) as unknown as Db;

it('is written for the private parts of drizzle 0.45.4', () => {
  const hint = 'read prepare-once.ts and prepared-statements.ts before you raise the version';
  expect(npmVersion, hint).toBe('0.45.4');
});

it('finds the driver beneath a database', () => {
  expect(driverOf(db)).toBe(driver);
});

it('runs a query, which is built once, by the driver of whoever asks', async () => {
  let builds = 0;
  const one = prepareOnce((builder) => {
    builds += 1;
    return builder
      .select({ one: statement`1` })
      .from(statement`(values (1)) as one`)
      .prepare('one');
  });
  const asked: string[] = [];
  const unsafe = (text: string) => {
    asked.push(text);
    return { values: async () => [[1]] };
  };
  const session = { client: { unsafe } };
  const other = { _: { session } } as unknown as Db;
  for (const _ of [1, 2]) expect(await one(other, {})).toEqual([{ one: 1 }]);
  expect([builds, asked]).toEqual([1, Array(2).fill('select 1 from (values (1)) as one')]);
});
