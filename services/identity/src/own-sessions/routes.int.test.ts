import { randomUUID } from 'node:crypto';
import * as api from '@sidework/contracts/identity/accounts/auth';
import { sessionRevoked } from '@sidework/contracts/identity/events';
import {
  listOwnSessions,
  type OwnSession,
  revokeOwnSession,
} from '@sidework/contracts/identity/own-sessions/own-sessions';
import { describe, expect, it } from 'vitest';
import { aPassword, aPerson, expectSignedOut, testIdentity } from '../../test/builders.ts';

const lasting = { GOTRUE_SESSIONS_TIMEBOX: 86_400, GOTRUE_SESSIONS_INACTIVITY_TIMEOUT: 3_600 };
const service = testIdentity(lasting);

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

async function signIn(email: string) {
  const reply = await service.visitor.call(api.issueToken, {
    query: { grant_type: 'password' },
    body: { email, password: aPassword },
    headers: { 'user-agent': chrome, 'x-forwarded-for': '192.0.2.7' },
  });
  const session = reply.json<api.AuthSession>();
  return { ...session, caller: service.bearing(session.access_token) };
}

type Caller = Awaited<ReturnType<typeof signIn>>['caller'];

const listed = async (caller: Caller) =>
  (await caller.call(listOwnSessions)).json<{ items: OwnSession[] }>().items;

describe('GET /sessions', () => {
  it('says where one is signed in, newest use first', async () => {
    const first = await aPerson(service);
    const second = await signIn(first.email);
    await aPerson(service);

    const items = await listed(second.caller);
    expect(items).toHaveLength(2);
    expect(items[0]).toEqual({
      id: expect.any(String),
      device: 'Chrome on Windows',
      address: '192.0.2.7',
      createdAt: expect.any(String),
      lastUsedAt: expect.any(String),
      isCurrent: true,
      aal: 'aal1',
      application: null,
    });
    expect(items[1]).toMatchObject({ device: 'Unknown device', isCurrent: false });
  });

  it('counts a renewal as a use, and tells the address that it came from', async () => {
    const first = await aPerson(service);
    const second = await signIn(first.email);
    await service.visitor.call(api.issueToken, {
      query: { grant_type: 'refresh_token' },
      body: { refresh_token: first.refresh_token },
      headers: { 'x-forwarded-for': '192.0.2.9' },
    });

    const [newest] = await listed(second.caller);
    expect(newest).toMatchObject({ address: '192.0.2.9', isCurrent: false });
    expect(new Date(newest?.lastUsedAt ?? 0) > new Date(newest?.createdAt ?? 0)).toBe(true);
  });

  it('names the application that one let in', async () => {
    const { id, caller } = await aPerson(service);
    const client = randomUUID();
    await service.sql`
      insert into oauth_clients (id, name, redirect_uris, grant_types, response_types, client_type,
        token_endpoint_auth_method, registration_type, created_at, updated_at)
      values (${client}, 'Invoices', '[]', '[]', '[]', 'public', 'none', 'manual', now(), now())`;
    await service.sql`
      insert into sessions (id, user_id, aal, amr, created_at, oauth_client_id)
      values (${randomUUID()}, ${id}, 'aal1', '[]', now() - interval '1 minute', ${client})`;

    const applications = (await listed(caller)).map(({ application }) => application);
    expect(applications).toEqual([null, 'Invoices']);
  });

  it.each<[string, { revoked?: string; begun?: string; used?: string }]>([
    ['ended', { revoked: '1 second' }],
    ['begun longer ago than a session lasts', { begun: '25 hours' }],
    ['not used for longer than a session may rest', { begun: '2 hours', used: '61 minutes' }],
  ])('leaves out one that has %s', async (_what, { revoked, begun = '0', used }) => {
    const first = await aPerson(service);
    const second = await signIn(first.email);
    await service.sql`
      update sessions set
        revoked_at = now() - ${revoked ?? null}::interval,
        created_at = now() - ${begun}::interval,
        refreshed_at = now() - ${used ?? null}::interval
      where user_id = ${first.id} and user_agent = 'lightMyRequest'`;

    expect(await listed(second.caller)).toHaveLength(1);
  });

  it('refuses a visitor', async () => {
    expect((await service.visitor.call(listOwnSessions)).statusCode).toBe(401);
  });
});

describe('POST /sessions/:sessionId/revoke', () => {
  const revoke = (caller: Caller, sessionId: string) =>
    caller.call(revokeOwnSession, { params: { sessionId } });

  async function twoSessions() {
    const first = await aPerson(service);
    const second = await signIn(first.email);
    const [own, other] = await listed(second.caller);
    if (!own || !other) throw new Error('two sessions were begun');
    return { first, second, own, other };
  }

  it('ends one session and tells every service', async () => {
    const { first, second, other } = await twoSessions();
    const reply = await revoke(second.caller, other.id);

    expect([reply.statusCode, reply.body]).toEqual([204, '']);
    expect((await first.caller.call(api.getUser)).json().code).toBe('session_not_found');
    expect((await second.caller.call(api.getUser)).statusCode).toBe(200);
    const told = await service.emitted(sessionRevoked.type);
    expect(told.filter(({ data }) => data.sessionId === other.id)).toHaveLength(1);
  });

  it('signs out who ends their own', async () => {
    const { second, own } = await twoSessions();

    expect((await revoke(second.caller, own.id)).statusCode).toBe(204);
    await expectSignedOut(second.caller);
  });

  it.each(['a stranger’s', 'one that is gone', 'one that never was', 'no id'])(
    'knows nothing of %s',
    async (which) => {
      const { first, second, other } = await twoSessions();
      const stranger = await aPerson(service);
      const ids: Record<string, string> = {
        'a stranger’s': other.id,
        'one that is gone': other.id,
        'one that never was': randomUUID(),
        'no id': 'x',
      };
      const isGone = which === 'one that is gone';
      if (isGone) await revoke(second.caller, other.id);
      const caller = isGone ? second.caller : stranger.caller;

      expect((await revoke(caller, ids[which] ?? '')).statusCode).toBe(404);
      expect((await first.caller.call(api.getUser)).statusCode).toBe(isGone ? 403 : 200);
    },
  );

  it('refuses a visitor', async () => {
    const { other } = await twoSessions();
    const reply = await service.visitor.call(revokeOwnSession, { params: { sessionId: other.id } });

    expect(reply.statusCode).toBe(401);
  });
});
