import { type App, createServer } from '@sidework/chassis/http/server';
import { createLogger } from '@sidework/chassis/operations/logger';
import { issueToken } from '@sidework/contracts/identity/accounts/auth';
import { AuthRetryableFetchError, GoTrueClient } from '@supabase/auth-js';
import { afterAll, expect, it } from 'vitest';
import { gotrueRoutes } from './gotrue.ts';

const app: App = createServer({ log: createLogger('test', 'silent') });
gotrueRoutes(app, (scope) => {
  scope.route({
    ...issueToken,
    config: { access: 'public' },
    handler: async () => {
      throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    },
  });
});
afterAll(() => app.close());

it('answers 503 where the database is away, so that the client library keeps its session', async () => {
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const reply = await app.inject({
    method: 'POST',
    url: '/token?grant_type=password',
    payload: {},
  });
  expect([reply.statusCode, reply.json().code]).toEqual([503, 'unavailable']);
  const client = new GoTrueClient({ url, autoRefreshToken: false, persistSession: false });
  const { error } = await client.signInWithPassword({ email: 'a@example.com', password: 'x' });
  expect(error).toBeInstanceOf(AuthRetryableFetchError);
});

it('names the field at fault in its message, which is all that the client library shows', async () => {
  const reply = await app.inject({
    method: 'POST',
    url: '/token?grant_type=password',
    payload: { password: 7 },
  });
  expect([reply.statusCode, reply.json().code]).toEqual([400, 'validation_failed']);
  expect(reply.json().message).toMatch(/^Invalid password: /);
});
