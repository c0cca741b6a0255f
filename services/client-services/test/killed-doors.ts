import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Actor } from '@sidework/chassis/http/actor';
import type { CallArgs } from '@sidework/chassis/testing/service';
import { tokenFor } from '@sidework/chassis/testing/tokens';
import type { Endpoint } from '@sidework/contracts/kernel/endpoint';
import type { testClientServices } from './service.ts';

const program = join(import.meta.dirname, 'alone.ts');

/** The doors of the service in a process that is killed and started again; each call is repeated until it is answered. */
export async function openKilledDoors({ deps }: ReturnType<typeof testClientServices>) {
  const port = await aFreePort();
  const config = { ...deps.config, JWKS_URL: deps.config.JWKS_URL.join(' ') };
  let child: ChildProcess;
  let isUp = start();
  let kills = 0;

  async function start(): Promise<void> {
    child = spawn(process.execPath, [program, JSON.stringify({ config, port })], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const { stdout } = child;
    if (!stdout) throw new Error('the process has no output');
    await Promise.race([
      once(stdout, 'data'),
      once(child, 'exit').then(() => Promise.reject(new Error('the process ended at its start'))),
    ]);
    stdout.resume();
  }

  async function ask(actor: Actor, { method, url }: Endpoint, args: CallArgs) {
    const path = url.replace(/:(\w+)/g, (_, name) => args.params?.[name] ?? '');
    const request = {
      method,
      headers: {
        authorization: `Bearer ${tokenFor(actor)}`,
        ...(args.body !== undefined && { 'content-type': 'application/json' }),
        ...args.headers,
      },
      ...(args.body !== undefined && { body: JSON.stringify(args.body) }),
    };
    let isRepeated = false;
    for (;;) {
      await isUp;
      try {
        const reply = await fetch(`http://127.0.0.1:${port}${path}`, request);
        const body = await reply.text();
        return { statusCode: reply.status, body, isRepeated, json: () => JSON.parse(body) };
      } catch {
        // It was killed meanwhile: whether it did what it was asked for is not known.
        isRepeated = true;
      }
    }
  }

  return {
    as: (actor: Actor) => ({
      call: (endpoint: Endpoint, args: CallArgs = {}) => ask(actor, endpoint, args),
    }),
    kills: () => kills,
    async kill(): Promise<void> {
      await isUp;
      const ended = once(child, 'exit');
      isUp = ended.then(start);
      kills += 1;
      child.kill('SIGKILL');
      await isUp;
    },
    async close(): Promise<void> {
      await isUp;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

async function aFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (!address || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}
