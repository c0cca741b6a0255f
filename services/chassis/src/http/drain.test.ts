import { Agent, type RequestOptions, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Drain, prepareDrain } from './drain.ts';

const lasting = { keepAlive: true, maxSockets: 1 };

describe('a server that drains', () => {
  let app: FastifyInstance;
  let drain: Drain;
  let port: number;
  let known: Agent;
  let isAsked: Promise<void>;
  let release: () => void;

  beforeEach(async () => {
    app = fastify({ return503OnClosing: false });
    app.decorate('isDraining', false);
    app.get('/', async () => 'here');
    const [reached, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    [isAsked, release] = [reached.promise, released.resolve];
    app.get('/slow', async () => {
      reached.resolve();
      await released.promise;
      return 'here at last';
    });
    drain = prepareDrain(app);
    await app.listen({ host: '127.0.0.1', port: 0 });
    port = (app.server.address() as AddressInfo).port;
    known = new Agent(lasting);
    expect(await ask({ agent: known })).toBe('200 keep-alive');
  });
  afterEach(async () => {
    known.destroy();
    await app.close();
  });

  function ask(options: RequestOptions): Promise<string | undefined> {
    return new Promise((resolve) => {
      const asking = request({ host: '127.0.0.1', port, ...options }, (answer) => {
        answer.resume();
        answer.once('end', () => resolve(`${answer.statusCode} ${answer.headers.connection}`));
      });
      asking.once('error', (error: NodeJS.ErrnoException) => resolve(error.code));
      asking.end();
    });
  }

  it('answers once more on a connection that was open, and ends it', async () => {
    const drained = drain(5_000);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await ask({ agent: known })).toBe('200 close');
    await drained;
    expect(await ask({ agent: known })).toBe('ECONNREFUSED');
  });

  it('ends a connection by the answer that is under way, and waits for no other', async () => {
    const asked = ask({ agent: known, path: '/slow' });
    await isAsked;
    const drained = drain(60_000);
    release();
    expect(await asked).toBe('200 close');
    await drained;
  });

  it('refuses whoever comes anew, which is known to have had no effect', async () => {
    const drained = drain(5_000);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(app.isDraining).toBe(true);
    expect(await ask({ agent: new Agent() })).toBe('ECONNREFUSED');
    known.destroy();
    await drained;
  });

  it('waits no longer than it is told for connections that nobody uses', async () => {
    const started = performance.now();
    await drain(300);
    const taken = performance.now() - started;
    expect(taken).toBeGreaterThanOrEqual(290);
    expect(taken).toBeLessThan(2_000);
  });
});
