import { randomUUID } from 'node:crypto';
import * as api from '@sidework/contracts/identity/accounts/auth';
import { describe, expect, it } from 'vitest';
import { aPassword, aPerson, type TestIdentity, testIdentity } from '../../test/builders.ts';
import { untilSomebodyWaits } from '../../test/waiting.ts';
import { refreshSession } from './refresh-session.ts';

const service = testIdentity();
const limited = testIdentity({
  GOTRUE_SESSIONS_TIMEBOX: 86_400,
  GOTRUE_SESSIONS_INACTIVITY_TIMEOUT: 3_600,
});
const single = testIdentity({ GOTRUE_SESSIONS_SINGLE_PER_USER: true });
const lenient = testIdentity({ GOTRUE_SECURITY_REFRESH_TOKEN_ROTATION_ENABLED: false });

const refresh = (at: TestIdentity, refresh_token: string) =>
  at.visitor.call(api.issueToken, {
    query: { grant_type: 'refresh_token' },
    body: { refresh_token },
  });

const signIn = async (at: TestIdentity, email: string) => {
  const reply = await at.visitor.call(api.issueToken, {
    query: { grant_type: 'password' },
    body: { email, password: aPassword },
  });
  return reply.json<api.AuthSession>();
};

const claimsOf = ({ access_token }: Pick<api.AuthSession, 'access_token'>) =>
  JSON.parse(Buffer.from(access_token.split('.')[1] ?? '', 'base64url').toString());

describe('the renewal of a session', () => {
  it('keeps how its owner proved who they are [AUTH-34]', async () => {
    const { id, refresh_token } = await aPerson(service);
    const amr = [
      { method: 'password', timestamp: 1_790_000_000 },
      { method: 'totp', timestamp: 1_790_000_060 },
    ];
    const factorId = randomUUID();
    await service.sql`
      update sessions set aal = 'aal2', amr = ${JSON.stringify(amr)}::text::jsonb, factor_id = ${factorId}
      where user_id = ${id}`;

    const renewed = (await refresh(service, refresh_token)).json<api.AuthSession>();
    expect(claimsOf(renewed)).toMatchObject({ aal: 'aal2', amr });
    const [kept] = await service.sql`select aal, factor_id from sessions where user_id = ${id}`;
    expect(kept).toEqual({ aal: 'aal2', factor_id: factorId });
  });

  it('is refused to who is banned, and goes on when the ban is over', async () => {
    const { id, refresh_token } = await aPerson(service);
    await service.sql`update users set banned_until = now() + interval '1 day' where id = ${id}`;
    const refused = await refresh(service, refresh_token);

    expect([refused.statusCode, refused.json().code]).toEqual([400, 'user_banned']);
    expect(refused.json().message).toBe('Invalid Refresh Token: User Banned');
    await service.sql`update users set banned_until = null where id = ${id}`;
    expect((await refresh(service, refresh_token)).statusCode).toBe(200);
  });

  it.each([
    ['begun longer ago than sessions last', '25 hours', '1 minute', 'Session Expired'],
    ['not been used for longer than sessions may', '2 hours', '61 minutes', '(Inactivity)'],
  ])('is refused where it has %s', async (_what, begun, used, told) => {
    const { id, refresh_token } = await aPerson(limited);
    await limited.sql`
      update sessions set created_at = now() - ${begun}::interval,
        refreshed_at = now() - ${used}::interval
      where user_id = ${id}`;

    const refused = await refresh(limited, refresh_token);
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'session_expired']);
    expect(refused.json().message).toContain(told);
  });

  it('is given within both times, however often it was renewed', async () => {
    const { id, refresh_token } = await aPerson(limited);
    await limited.sql`
      update sessions set created_at = now() - interval '23 hours',
        refreshed_at = now() - interval '59 minutes'
      where user_id = ${id}`;

    expect((await refresh(limited, refresh_token)).statusCode).toBe(200);
  });

  it('is refused after a newer sign-in where a person has one session', async () => {
    const first = await aPerson(single);
    const second = await signIn(single, first.email);

    const refused = await refresh(single, first.refresh_token);
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'session_expired']);
    expect(refused.json().message).toContain('Revoked by Newer Login');
    expect((await refresh(single, second.refresh_token)).statusCode).toBe(200);
  });

  it('is given to all sessions of a person otherwise', async () => {
    const first = await aPerson(service);
    const second = await signIn(service, first.email);

    for (const { refresh_token } of [first, second])
      expect((await refresh(service, refresh_token)).statusCode).toBe(200);
  });

  it('is given to who comes second while somebody else holds the session', async () => {
    const first = await aPerson(service);
    const second = (await refresh(service, first.refresh_token)).json<api.AuthSession>();
    await service.sql.begin(async (holder) => {
      await holder`select from sessions where user_id = ${first.id} for update`;
      const again = (await refresh(service, first.refresh_token)).json<api.AuthSession>();
      expect(again.refresh_token).toBe(second.refresh_token);
    });
  });

  it('is refused where the session ends while it is on its way', async () => {
    const { id, refresh_token } = await aPerson(service);
    const { renewing } = await service.sql.begin(async (holder) => {
      await holder`update sessions set revoked_at = now() where user_id = ${id}`;
      const renewing = refresh(service, refresh_token);
      await untilSomebodyWaits(service, holder);
      return { renewing };
    });
    const renewed = await renewing;
    expect([renewed.statusCode, renewed.json().code]).toEqual([400, 'refresh_token_not_found']);
  });

  it('is refused to an ancestor without an end of the session where rotation is off', async () => {
    const first = await aPerson(lenient);
    const second = (await refresh(lenient, first.refresh_token)).json<api.AuthSession>();
    const third = (await refresh(lenient, second.refresh_token)).json<api.AuthSession>();

    const replayed = await refresh(lenient, first.refresh_token);
    expect(replayed.json().code).toBe('refresh_token_already_used');
    expect((await refresh(lenient, third.refresh_token)).statusCode).toBe(200);
  });
});

describe('the refresh token of an application', () => {
  const source = { address: '192.0.2.1', userAgent: null };

  /** Creates a session that was given to an application. */
  async function anApplication() {
    const { id, refresh_token } = await aPerson(service);
    const client = randomUUID();
    await service.sql`update sessions set oauth_client_id = ${client} where user_id = ${id}`;
    return { client, refresh_token };
  }

  it('is renewed for it alone, and stays what it was when somebody else shows it', async () => {
    const { client, refresh_token } = await anApplication();

    const alone = await refresh(service, refresh_token);
    expect([alone.statusCode, alone.json().code]).toEqual([400, 'refresh_token_not_found']);
    await expect(
      refreshSession(service.deps, refresh_token, source, randomUUID()),
    ).rejects.toMatchObject({ code: 'refresh_token_not_found' });
    const renewed = await refreshSession(service.deps, refresh_token, source, client);
    expect(claimsOf(renewed).client_id).toBe(client);
  });

  it('is not that of a person', async () => {
    const { refresh_token } = await aPerson(service);

    await expect(
      refreshSession(service.deps, refresh_token, source, randomUUID()),
    ).rejects.toMatchObject({ code: 'refresh_token_not_found' });
  });
});
