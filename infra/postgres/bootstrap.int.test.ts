// @module-tag once

import { randomUUID } from 'node:crypto';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { bootstrapPostgres, withDatabase } from './bootstrap.ts';

const suffix = randomUUID().slice(0, 8);
const database = `bootstrap_${suffix}`;
const [one, two] = [`one_${suffix}`, `two_${suffix}`];
const options = {
  superuserUrl: inject('postgresUrl'),
  database,
  services: [one, two].map((schema) => ({
    schema,
    ownerPassword: `it's "owner"`,
    runtimePassword: 'runtime',
  })),
};

describe('bootstrapPostgres', () => {
  const open: Sql[] = [];
  let owner: Sql;
  let runtime: Sql;

  function as(role: string, password: string): Sql {
    const url = new URL(withDatabase(inject('postgresUrl'), database));
    url.username = role;
    url.password = encodeURIComponent(password);
    const sql = postgres(url.href, { max: 1, onnotice: () => {} });
    open.push(sql);
    return sql;
  }

  beforeAll(async () => {
    await bootstrapPostgres(options);
    await bootstrapPostgres(options);
    owner = as(`${one}_owner`, `it's "owner"`);
    runtime = as(one, 'runtime');
    await owner`create table notes (id serial primary key, body citext)`;
  });

  afterAll(async () => {
    await Promise.all(open.map((sql) => sql.end()));
  });

  it('lets the runtime role read and write the rows of its schema, and no more', async () => {
    await runtime`insert into notes (body) values ('Hello')`;
    await runtime`update notes set body = 'Bye' where body = 'hello'`;
    expect(await runtime`select body from notes`).toEqual([{ body: 'Bye' }]);
    await runtime`delete from notes`;
    await expect(runtime`create table mine ()`).rejects.toThrow(/permission denied for schema/);
    await expect(runtime`drop table notes`).rejects.toThrow(/must be owner/);
    await expect(runtime`truncate notes`).rejects.toThrow(/permission denied/);
    await expect(runtime`create temp table mine ()`).rejects.toThrow(/permission denied/);
  });

  it("keeps every role out of another service's schema and out of public", async () => {
    const other = as(two, 'runtime');
    const otherOwner = as(`${two}_owner`, `it's "owner"`);
    for (const stranger of [other, otherOwner]) {
      await expect(stranger`select * from ${stranger(one)}.notes`).rejects.toThrow(
        /permission denied for schema/,
      );
      await expect(stranger`create table public.mine ()`).rejects.toThrow(/permission denied/);
    }
  });

  it('finds the extensions and its own tables without naming a schema', async () => {
    const [found] = await runtime`
      select similarity('plumber', 'plumbing') > 0 as trigrams, unaccent('é') as plain,
        earth_distance(ll_to_earth(52.5, 13.4), ll_to_earth(48.1, 11.6)) > 500000 as far`;
    expect(found).toEqual({ trigrams: true, plain: 'e', far: true });
  });

  it('bounds how long a statement of a service may run and wait', async () => {
    const [limits] = await runtime`
      select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
        current_setting('idle_in_transaction_session_timeout') as idle,
        current_setting('transaction_timeout') as transaction`;
    expect(limits).toEqual({ statement: '5s', lock: '2s', idle: '10s', transaction: '15s' });
  });

  it('lets a stranger not even connect', async () => {
    const admin = as('postgres', new URL(inject('postgresUrl')).password);
    await admin`create role ${admin(`stranger_${suffix}`)} login password 'stranger'`;
    await expect(as(`stranger_${suffix}`, 'stranger')`select 1`).rejects.toThrow(
      /permission denied for database/,
    );
  });
});
