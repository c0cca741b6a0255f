import { endpoint } from '@sidework/contracts/kernel/endpoint';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { noteAtGate } from '../context.ts';
import { conflict, unauthenticated } from '../errors.ts';
import { createLogger } from '../operations/logger.ts';
import type { Actor } from './actor.ts';
import { createServer } from './server.ts';

const actor: Actor = {
  id: '0193a1b0-0000-7000-8000-000000000001',
  sessionId: '0193a1b0-0000-7000-8000-000000000002',
  role: 'authenticated',
  aal: 'aal1',
  userType: 'professional',
  accountType: 'gig_worker',
  roles: ['professional'],
};

const write = endpoint({
  method: 'POST',
  url: '/things/:thingId',
  schema: {
    summary: 'A thing',
    params: z.object({ thingId: z.uuid() }),
    body: z.strictObject({ name: z.string('Name is required').trim().min(1, 'Name is required') }),
    response: { 200: z.object({ name: z.string() }) },
  },
});
const near = endpoint({
  method: 'GET',
  url: '/near',
  schema: {
    summary: 'Near',
    querystring: z.strictObject({ latitude: z.coerce.number().min(-90).max(90).optional() }),
    response: { 200: z.object({ latitude: z.number().nullable() }) },
  },
});
const touch = endpoint({
  method: 'POST',
  url: '/touch',
  idempotency: 'required',
  schema: { summary: 'No body', response: { 200: z.object({ name: z.string() }) } },
});
const read = endpoint({
  method: 'GET',
  url: '/things',
  schema: { summary: 'Things', response: { 200: z.object({ seenBy: z.string() }) } },
});

/** A server with one route to write and one to read; the bearer token "good" is `as`. */
function aServer(as: Actor = actor, lines: string[] = []) {
  const log = createLogger('test', 'info', { write: (line: string) => void lines.push(line) });
  const app = createServer({
    log,
    async authenticate(request) {
      if (request.headers.authorization !== 'Bearer good') throw unauthenticated('session_expired');
      return as;
    },
  });
  app.route({
    ...write,
    config: { access: 'signed-in' },
    handler: async ({ body }) => {
      if (body.name === 'taken') throw conflict('already_exists');
      if (body.name === 'bug') throw new Error('secret detail');
      return body;
    },
  });
  app.route({
    ...read,
    config: { access: 'public' },
    handler: async ({ viewer }) => ({ seenBy: viewer?.id ?? 'visitor', password: 'x' }),
  });
  app.route({
    ...read,
    url: '/admin',
    config: { access: 'admin' },
    handler: async ({ actor }) => ({ seenBy: actor.id }),
  });
  return app;
}

const thing = '/things/0193a1b0-0000-7000-8000-000000000009';
const signedIn = { authorization: 'Bearer good' };
const postAs = (who: Actor) =>
  aServer(who).inject({ method: 'POST', url: thing, payload: { name: 'x' }, headers: signedIn });
const post = (payload: object | string, url = thing, headers: object = signedIn) =>
  aServer().inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  });

describe('a route with texts that children may read', () => {
  const gatedServer = (isAtGate: boolean) => {
    const app = createServer({
      log: createLogger('test', 'silent'),
      authenticate: async () => actor,
    });
    const endpoint = { ...write, url: '/gated/:thingId', gated: ['name'] } as const;
    app.route({
      ...endpoint,
      config: { access: 'signed-in' },
      handler: async ({ body }) => {
        if (isAtGate) noteAtGate(['name']);
        return body;
      },
    });
    return app.inject({
      method: 'POST',
      url: thing.replace('things', 'gated'),
      payload: { name: 'x' },
      headers: signedIn,
    });
  };

  it('answers where they went through the gate, and is a bug where they did not', async () => {
    expect((await gatedServer(true)).json()).toEqual({ name: 'x' });
    const missed = await gatedServer(false);
    expect([missed.statusCode, missed.json().code]).toEqual([500, 'internal_error']);
  });
});

describe('a write that may reach a child', () => {
  const reaching = endpoint({ ...write, stakes: 'agreed', reaches: ['thingId', 'name'] });
  const told: unknown[] = [];
  const serving = (reachable: string[]) => {
    const app = createServer({
      log: createLogger('test', 'silent'),
      reachable,
      authenticate: async () => actor,
      beforeWrite: async (_actor, asked) => void told.push(asked),
    });
    app.route({ ...reaching, config: { access: 'signed-in' }, handler: ({ body }) => body });
    return app;
  };

  it('is looked at by the values that its contract names, before it is done', async () => {
    const app = serving(['thingId', 'name']);
    const url = `/things/${actor.id}`;
    const headers = { authorization: 'Bearer good' };
    await app.inject({ method: 'POST', url, headers, payload: { name: 'Leaves' } });
    const { reaches, stakes } = reaching;
    expect(told).toEqual([{ stakes, reaches, given: { thingId: actor.id, name: 'Leaves' } }]);
  });

  it('stops the boot where nobody says how to look', () => {
    expect(() => serving(['name'])).toThrow('nobody says whether thingId reaches a child');
  });
});

describe('a route', () => {
  it('stops the boot where it does not say who may come in', () => {
    const app = createServer({ log: createLogger('test', 'silent') });
    expect(() => app.get('/open', async () => 'x')).toThrow(/does not say who may come in/);
  });

  it('is closed to visitors, and to a token that is not valid', async () => {
    const body = { name: 'x' };
    expect((await post(body, thing, {})).json()).toMatchObject({
      code: 'unauthenticated',
      message: 'Please sign in to continue.',
    });
    const bad = await post(body, thing, { authorization: 'Bearer bad' });
    expect([bad.statusCode, bad.json().message]).toEqual([
      401,
      'Your session has expired. Please sign in again',
    ]);
    expect((await post(body)).json()).toEqual({ name: 'x' });
  });

  it('that is public sees who calls, and refuses a token gone bad rather than forget it', async () => {
    const app = aServer();
    expect((await app.inject('/things')).json()).toEqual({ seenBy: 'visitor' });
    const seen = await app.inject({ url: '/things', headers: signedIn });
    expect(seen.json()).toEqual({ seenBy: actor.id });
    const bad = await app.inject({ url: '/things', headers: { authorization: 'Bearer bad' } });
    expect(bad.statusCode).toBe(401);
  });

  it('is closed to who has a second factor and did not show it, where it is not for showing it', async () => {
    const half = { ...actor, nextAal: 'aal2' as const };
    const refused = await postAs(half);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'insufficient_aal']);
    expect((await postAs({ ...half, aal: 'aal2' })).statusCode).toBe(200);
    const seen = await aServer(half).inject({ url: '/things', headers: signedIn });
    expect(seen.json()).toEqual({ seenBy: 'visitor' });

    const app = aServer(half);
    app.route({
      ...read,
      url: '/step',
      config: { access: 'first-step' },
      handler: async ({ actor: { id } }) => ({ seenBy: id }),
    });
    expect((await app.inject({ url: '/step', headers: signedIn })).statusCode).toBe(200);
    expect((await app.inject('/step')).statusCode).toBe(401);
  });

  it.each([
    [403, 'a professional', {}],
    [403, 'a moderator', { roles: ['moderator'] }],
    [403, 'a professional with a second factor', { aal: 'aal2' }],
    [403, 'an administrator without one', { roles: ['admin'] }],
    [200, 'an administrator with a second factor', { roles: ['admin'], aal: 'aal2' }],
  ] as const)('for administrators answers %i to %s', async (status, _who, given) => {
    const who = { ...actor, ...given } as Actor;
    const reply = await aServer(who).inject({ url: '/admin', headers: signedIn });
    expect(reply.statusCode).toBe(status);
  });
});

describe('input', () => {
  it('that does not fit is 400 with a text for each field', async () => {
    const reply = await post({ name: '  ' });
    expect([reply.statusCode, reply.json()]).toEqual([
      400,
      {
        code: 'invalid_input',
        message: 'Name is required',
        requestId: expect.any(String),
        fields: { name: 'Name is required' },
      },
    ]);
  });

  it('with a field nobody knows is 400 and names it', async () => {
    expect((await post({ name: 'x', colour: 'red' })).json()).toMatchObject({
      code: 'unknown_field',
      fields: { colour: 'This field is not known here.' },
    });
  });

  it('that no contract asked for is refused in a query, and in the body of a route without one', async () => {
    const app = aServer();
    app.route({ ...touch, config: { access: 'signed-in' }, handler: async () => ({ name: 'x' }) });
    const headers = { ...signedIn, 'idempotency-key': 'x'.repeat(20) };
    const keyed = (payload?: object, query = '') =>
      app.inject({ method: 'POST', url: `/touch${query}`, headers, ...(payload && { payload }) });
    expect((await keyed()).statusCode).toBe(200);
    expect((await keyed({})).statusCode).toBe(200);
    expect((await keyed({ colour: 'red' })).json().fields).toHaveProperty('colour');
    expect((await keyed(undefined, '?colour=red')).json().fields).toHaveProperty('colour');
  });

  it('of a query without a value is none, and not 0', async () => {
    const app = aServer();
    app.route({
      ...near,
      config: { access: 'public' },
      handler: async ({ query }) => ({ latitude: query.latitude ?? null }),
    });
    const askNear = async (query: string) => (await app.inject(`/near?${query}`)).json().latitude;
    expect(await askNear('latitude=')).toBeNull();
    expect(await askNear('latitude=40.7')).toBe(40.7);
  });

  it('without a key is refused where the contract demands one', async () => {
    const app = aServer();
    app.route({ ...touch, config: { access: 'signed-in' }, handler: async () => ({ name: 'x' }) });
    const reply = await app.inject({ method: 'POST', url: '/touch', headers: signedIn });
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'idempotency_key_missing']);
  });

  it('with a malformed id in the path is 404, like an unknown one', async () => {
    const reply = await post({ name: 'x' }, '/things/7');
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'not_found']);
  });

  it('with a path parameter longer than any id is 404 too, in the same shape', async () => {
    const reply = await post({ name: 'x' }, `/things/${'7'.repeat(101)}`);
    expect([reply.statusCode, reply.json()]).toEqual([
      404,
      { code: 'not_found', message: expect.any(String), requestId: expect.any(String) },
    ]);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.headers['x-request-id']).toBe(reply.json().requestId);
  });

  it.each([
    ['arrays', '[', ']'],
    ['objects', '{"a":', '}'],
  ])(
    'of %s in each other without end is refused before anybody reads it',
    async (_, open, close) => {
      const app = aServer();
      app.route({
        method: 'POST',
        url: '/anything',
        schema: { body: z.unknown(), response: { 200: z.object({ length: z.number() }) } },
        config: { access: 'public' },
        handler: async ({ body }) => ({ length: JSON.stringify(body).length }),
      });
      const nested = async (depth: number) => {
        const payload = `${open.repeat(depth)}1${close.repeat(depth)}`;
        const headers = { 'content-type': 'application/json' };
        const reply = await app.inject({ method: 'POST', url: '/anything', payload, headers });
        return reply.statusCode;
      };
      expect(await nested(32)).toBe(200);
      expect(await nested(33)).toBe(400);
      expect(await nested(9_000)).toBe(400);
    },
  );

  it.each([
    ['no JSON', '{"name":', 400, 'invalid_input'],
    ['a poisoned prototype', '{"__proto__":{"x":1},"name":"x"}', 400, 'invalid_input'],
    ['too much', JSON.stringify({ name: 'x'.repeat(110_000) }), 413, 'too_large'],
  ])('of %s is refused', async (_case, payload, status, code) => {
    const reply = await post(payload);
    expect([reply.statusCode, reply.json().code]).toEqual([status, code]);
  });
});

describe('an answer', () => {
  it('carries the code and text of a refusal', async () => {
    const reply = await post({ name: 'taken' });
    expect([reply.statusCode, reply.json().message]).toEqual([409, 'This entry already exists']);
  });

  it('to a bug tells nothing, and the log tells all under the same request id', async () => {
    const lines: string[] = [];
    const app = aServer(actor, lines);
    const reply = await app.inject({
      method: 'POST',
      url: thing,
      headers: { ...signedIn, 'x-request-id': 'abc' },
      payload: { name: 'bug' },
    });
    expect(reply.statusCode).toBe(500);
    expect(reply.json()).toEqual({
      code: 'internal_error',
      message: 'An error occurred. Please try again',
      requestId: 'abc',
    });
    const logged = lines.map((line) => JSON.parse(line)).find((line) => line.level === 'error');
    expect(logged).toMatchObject({ requestId: 'abc', err: { message: 'secret detail' } });
  });

  it('is never kept by anybody, and unknown paths are answered in the same shape', async () => {
    const reply = await aServer().inject('/nowhere');
    expect(reply.json().code).toBe('not_found');
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.headers['x-request-id']).toBe(reply.json().requestId);
  });
});

describe('a log line', () => {
  it('holds no password, token or address', () => {
    const lines: string[] = [];
    const log = createLogger('test', 'info', { write: (line: string) => void lines.push(line) });
    log.info({ password: 'p1', user: { email: 'e@x.org', token: 't1' } }, 'x');
    expect(lines.join()).not.toMatch(/p1|e@x\.org|t1/);
  });
});
