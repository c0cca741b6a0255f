import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { sql as statement } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from '../testing/stores.ts';
import { type Database, openDatabase, untilDatabaseAnswers } from './db.ts';

// Between the service and its database, to be cut at will.
const sockets = new Set<Socket>();
let wire: Server;
let database: Database;

const cut = () => {
  for (const socket of sockets) socket.resetAndDestroy();
};

beforeAll(async () => {
  const url = new URL(
    (await testDatabase('marketplace', join(import.meta.dirname, '../../migrations'))).url,
  );
  const { hostname: host, port } = url;
  wire = createServer((inside) => {
    const outside = connect({ host, port: Number(port) });
    for (const socket of [inside, outside]) {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket)).on('error', () => undefined);
    }
    inside.pipe(outside).pipe(inside);
  }).listen(0, '127.0.0.1');
  await once(wire, 'listening');
  // Containers may be reached at another address than the wire.
  url.host = `127.0.0.1:${(wire.address() as AddressInfo).port}`;
  // The pool has one connection, so that the next query gets the one that was lost.
  database = openDatabase(url.href, 'test', { max: 1 });
});
afterAll(async () => {
  await database.close();
  wire.close();
});
beforeEach(() => database.sql`delete from outbox_heads`);

const write = (tx: { execute: Database['db']['execute'] }, name: string) =>
  tx.execute(statement`insert into outbox_heads (aggregate_id, sequence) values (${name}, 1)`);
const written = async () =>
  (await database.sql`select aggregate_id from outbox_heads`).map((row) => row.aggregate_id);
const until = (isSo: () => boolean) => expect.poll(isSo, { timeout: 5_000 }).toBe(true);

describe('a transaction whose connection is lost', () => {
  it.each([
    ['in a query', (tx: Parameters<typeof write>[0]) => tx.execute(statement`select pg_sleep(1)`)],
    ['between two queries', () => new Promise((resolve) => setTimeout(resolve, 200))],
  ])('fails at once, and the next one works: %s', async (when, wait) => {
    const failing = database.db.transaction(async (tx) => {
      await write(tx, `first ${when}`);
      setTimeout(cut, 50);
      await wait(tx);
      await write(tx, 'second');
    });
    await expect(failing).rejects.toThrow();
    await database.db.transaction((tx) => write(tx, 'third'));
    expect(await written()).toEqual(['third']);
  });

  it('fails so from a savepoint too', async () => {
    const failing = database.db.transaction((tx) =>
      tx.transaction(async (inner) => {
        setTimeout(cut, 50);
        await inner.execute(statement`select pg_sleep(1)`);
      }),
    );
    await expect(failing).rejects.toThrow();
    expect(await written()).toEqual([]);
  });

  it('says nothing into the transaction of whoever has the connection next', async () => {
    let isOver = false;
    let goOn = () => {};
    const isHeld = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const failing = database.db.transaction(async (tx) => {
      await write(tx, 'lost');
      setTimeout(cut, 50);
      await isHeld;
      isOver = true;
      await write(tx, 'stray');
    });
    await expect(failing).rejects.toThrow();
    const next = database.db.transaction(async (tx) => {
      await write(tx, 'next');
      goOn();
      await until(() => isOver);
      await new Promise((resolve) => setTimeout(resolve, 100));
      throw new Error('no');
    });
    await expect(next).rejects.toThrow('no');
    expect(await written()).toEqual([]);
  });

  it('is followed by others as soon as the database is back, however many failed meanwhile', async () => {
    const { port } = wire.address() as AddressInfo;
    wire.close();
    cut();
    for (let failures = 0; failures < 8; failures += 1)
      await expect(database.sql`select 1`).rejects.toThrow();
    wire.listen(port, '127.0.0.1');
    await once(wire, 'listening');
    const started = performance.now();
    expect(await written()).toEqual([]);
    // The driver's own pause after so many failures would be of ten seconds and more.
    expect(performance.now() - started).toBeLessThan(5_000);
  });

  it('still rolls back for a failure that only looks like a lost connection', async () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    const failing = database.db.transaction(async (tx) => {
      await write(tx, 'first');
      throw refused;
    });
    await expect(failing).rejects.toThrow('ECONNREFUSED');
    expect(await written()).toEqual([]);
  });
});

describe('a database that does not answer yet', () => {
  it('is waited for, and given up where it never does', async () => {
    const { port } = wire.address() as AddressInfo;
    wire.close();
    cut();
    await expect(untilDatabaseAnswers(database.sql, 0)).rejects.toThrow();
    let answers = false;
    const waiting = untilDatabaseAnswers(database.sql, 30_000).then(() => {
      answers = true;
    });
    await expect(database.sql`select 1`).rejects.toThrow();
    expect(answers).toBe(false);
    wire.listen(port, '127.0.0.1');
    await waiting;
    expect(answers).toBe(true);
  });
});
