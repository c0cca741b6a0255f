import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { testDatabase } from '../testing/stores.ts';
import { openDatabase, untilDatabaseAnswers } from './db.ts';

let database: URL;
beforeAll(async () => {
  const { url } = await testDatabase('marketplace', join(import.meta.dirname, '../../migrations'));
  database = new URL(url);
});

const readOnly = Buffer.from('default_transaction_read_only\0on\0');

/** Has the first message of a connection ask for reads alone, as those of a standby are. */
function asStandby(startup: Buffer): Buffer {
  const changed = Buffer.concat([startup.subarray(0, -1), readOnly, startup.subarray(-1)]);
  changed.writeInt32BE(changed.length, 0);
  return changed;
}

/** The server under an address of its own, as a standby or as the leader; `become` cuts all connections. */
async function aServer(role: 'standby' | 'leader') {
  let now = role;
  const sockets = new Set<Socket>();
  const server = createServer((inside) => {
    const outside = connect({ host: database.hostname, port: Number(database.port) });
    for (const socket of [inside, outside]) {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket)).on('error', () => undefined);
    }
    inside.once('data', (startup) => {
      outside.write(now === 'standby' ? asStandby(startup) : startup);
      inside.pipe(outside).pipe(inside);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  onTestFinished(() => {
    cut();
    server.close();
  });
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    become(next: typeof now) {
      now = next;
      cut();
    },
  };
}

/** Nothing listens at this port. */
const away = '127.0.0.1:1';

function openAt(...hosts: string[]) {
  const url = database.href.replace(database.host, hosts.join(','));
  const { sql, close } = openDatabase(url, 'test', { max: 2 });
  onTestFinished(close);
  return sql;
}

const write = (sql: ReturnType<typeof openAt>, name: string) =>
  sql`insert into outbox_heads (aggregate_id, sequence) values (${name}, 1)`;

it('of several servers the one is used that takes writes', async () => {
  const standby = await aServer('standby');
  const leader = await aServer('leader');
  await write(openAt(away, standby.host, leader.host), 'of three');
});

it('another server is used once it leads', async () => {
  const [one, two] = [await aServer('leader'), await aServer('standby')];
  const sql = openAt(one.host, two.host);
  await write(sql, 'by the first');
  one.become('standby');
  two.become('leader');
  await expect
    .poll(
      () =>
        write(sql, 'by the second').then(
          () => true,
          () => false,
        ),
      { timeout: 5_000 },
    )
    .toBe(true);
});

it('where none takes writes it is said, and the next try works', async () => {
  const server = await aServer('standby');
  const sql = openAt(away, server.host);
  for (let tries = 0; tries < 3; tries += 1)
    await expect(write(sql, 'too early')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  server.become('leader');
  await untilDatabaseAnswers(sql, 5_000);
  await write(sql, 'in time');
});
