import { createHash } from 'node:crypto';
import { openDatabase } from '@sidework/chassis/db/db';
import * as api from '@sidework/contracts/identity/accounts/auth';
import * as codes from '@sidework/contracts/identity/one-time-tokens/auth-codes';
import { describe, expect, it } from 'vitest';
import { aPerson, testIdentity } from '../test/builders.ts';
import { identity } from './app.ts';
import { purgeOld, purgeOldJob } from './purge-old.ts';

const service = testIdentity();

const refresh = (refresh_token: string) =>
  service.visitor.call(api.issueToken, {
    query: { grant_type: 'refresh_token' },
    body: { refresh_token },
  });

/** A person whose refresh tokens were replaced that many days ago, and the newest, which is active. */
async function aPersonWhoRenewed(...daysAgo: number[]) {
  const person = await aPerson(service);
  const tokens = [person.refresh_token];
  for (const days of daysAgo) {
    const used = tokens.at(-1) ?? '';
    tokens.push((await refresh(used)).json<api.AuthSession>().refresh_token);
    await service.sql`
      update refresh_tokens set replaced_at = now() - ${days} * interval '1 day'
      where token_hash = ${createHash('sha256').update(used).digest('hex')}`;
  }
  return { ...person, tokens };
}

async function aPersonWhoLeft(daysAgo: number) {
  const person = await aPersonWhoRenewed(0);
  await service.sql`
    update sessions set revoked_at = now() - ${daysAgo} * interval '1 day'
    where user_id = ${person.id}`;
  return person;
}

async function aLinkExpired(daysAgo: number) {
  const { id, email } = await aPerson(service);
  await service.visitor.call(codes.recover, { body: { email } });
  await service.sql`
    update one_time_tokens set expires_at = now() - ${daysAgo} * interval '1 day'
    where user_id = ${id}`;
  return id;
}

async function keptOf(userId: string) {
  const [kept] = await service.sql<{ links: number; sessions: number; tokens: number }[]>`
    select
      (select count(*)::int from one_time_tokens where user_id = ${userId}) as links,
      (select count(*)::int from sessions where user_id = ${userId}) as sessions,
      (select count(*)::int from refresh_tokens
       where session_id in (select id from sessions where user_id = ${userId})) as tokens`;
  return kept;
}

describe('the purge', () => {
  it('forgets links a week after their expiry, and keeps those that still open', async () => {
    const [old, recent, open] = [
      await aLinkExpired(7.1),
      await aLinkExpired(6.9),
      await aLinkExpired(-0.1),
    ];
    await purgeOld(service.sql);

    expect(await keptOf(old)).toMatchObject({ links: 0, sessions: 1 });
    expect(await keptOf(recent)).toMatchObject({ links: 1 });
    expect(await keptOf(open)).toMatchObject({ links: 1 });
  });

  it('forgets sessions a week after their end, tokens and all', async () => {
    const [old, recent] = [await aPersonWhoLeft(7.1), await aPersonWhoLeft(6.9)];
    const [before] = await service.sql`select count(*)::int as all from refresh_tokens`;
    await purgeOld(service.sql);

    const [after] = await service.sql`select count(*)::int as all from refresh_tokens`;
    expect(before?.all - after?.all).toBe(2);
    expect(await keptOf(old.id)).toMatchObject({ sessions: 0, tokens: 0 });
    expect(await keptOf(recent.id)).toMatchObject({ sessions: 1, tokens: 2 });
    expect((await old.caller.call(api.getUser)).json().code).toBe('session_not_found');
    expect((await refresh(old.tokens[1] ?? '')).json().code).toBe('refresh_token_not_found');
  });

  it('keeps the used tokens of a month, whose replay still ends the session', async () => {
    const { id, tokens } = await aPersonWhoRenewed(30.1, 29.9, 0);
    await purgeOld(service.sql);

    expect(await keptOf(id)).toMatchObject({ sessions: 1, tokens: 3 });
    const [forgotten = '', kept = '', , active = ''] = tokens;
    expect((await refresh(forgotten)).json().code).toBe('refresh_token_not_found');
    const renewed = (await refresh(active)).json<api.AuthSession>();
    expect((await refresh(kept)).json().code).toBe('refresh_token_already_used');
    expect((await refresh(renewed.refresh_token)).statusCode).toBe(400);
  });

  it('keeps the active token of a session, however long nobody has renewed it', async () => {
    const { id, tokens } = await aPersonWhoRenewed(400);
    await service.sql`
      update sessions set created_at = now() - interval '400 days',
        refreshed_at = now() - interval '400 days'
      where user_id = ${id}`;
    await service.sql`
      update refresh_tokens set created_at = now() - interval '400 days'
      where session_id in (select id from sessions where user_id = ${id})`;
    await purgeOld(service.sql);

    expect((await refresh(tokens[1] ?? '')).statusCode).toBe(200);
  });

  it('forgets challenges an hour after their time, however many', async () => {
    const { id } = await aPerson(service);
    await service.sql`
      insert into passkey_challenges (id, kind, challenge, created_at, expires_at)
      select gen_random_uuid(), 'authentication', '', now(),
        now() - (case when n = 1 then interval '59 minutes' else interval '61 minutes' end)
      from generate_series(1, 2500) as n`;
    const [factor] = await service.sql`
      insert into factors (id, user_id, factor_type, status, created_at, updated_at)
      values (gen_random_uuid(), ${id}, 'totp', 'unverified', now(), now()) returning id`;
    await service.sql`
      insert into factor_challenges (id, factor_id, session_id, created_at, expires_at)
      select gen_random_uuid(), ${factor?.id}, gen_random_uuid(), now(),
        now() - minutes * interval '1 minute'
      from unnest(array[59, 61]) as minutes`;
    await purgeOld(service.sql);

    const [kept] = await service.sql`
      select (select count(*)::int from passkey_challenges) as passkeys,
        (select count(*)::int from factor_challenges) as factors`;
    expect(kept).toEqual({ passkeys: 1, factors: 1 });
  });

  it('forgets what passes by itself, each thing in its time', async () => {
    const { id } = await aPerson(service);
    const { sql } = service;
    const [client] = await sql`
      insert into oauth_clients (id, name, redirect_uris, grant_types, response_types, client_type,
        token_endpoint_auth_method, registration_type, created_at, updated_at)
      values (gen_random_uuid(), 'Invoices', '[]', '[]', '[]', 'public', 'none', 'manual', now(), now())
      returning id`;
    await sql`
      insert into flow_states (id, provider_type, authentication_method, created_at)
      select gen_random_uuid(), 'email', 'otp', now() - hours * interval '1 hour'
      from unnest(array[23, 25]) as hours`;
    await sql`
      insert into oauth_authorizations (id, client_id, redirect_uri, scope, status, created_at, expires_at)
      select gen_random_uuid(), ${client?.id}, '', '', 'pending', now(), now() - days * interval '1 day'
      from unnest(array[6, 8]) as days`;
    await sql`
      insert into rate_limits (key, arrives_at)
      select 'limit ' || minutes, now() + minutes * interval '1 minute'
      from unnest(array[-1, 1]) as minutes`;
    await sql`
      insert into password_attempts (id, account, at)
      select gen_random_uuid(), 'somebody', now() - minutes * interval '1 minute'
      from unnest(array[59, 61]) as minutes`;
    await sql`
      insert into known_devices (user_id, device_hash, created_at, last_used_at)
      select ${id}, 'device ' || days, now(), now() - days * interval '1 day'
      from unnest(array[89, 91]) as days`;
    await purgeOld(sql);

    const [kept] = await sql`
      select (select count(*)::int from flow_states) as flows,
        (select count(*)::int from oauth_authorizations) as authorizations,
        (select array_agg(key) from rate_limits where key like 'limit %') as limits,
        (select count(*)::int from password_attempts) as attempts,
        (select array_agg(device_hash) from known_devices where device_hash like 'device %') as devices`;
    expect(kept).toEqual({
      flows: 1,
      authorizations: 1,
      limits: ['limit 1'],
      attempts: 1,
      devices: ['device 89'],
    });
  });

  it('forgets an application that made itself known, unless somebody let it in', async () => {
    const { id } = await aPerson(service);
    const { sql } = service;
    const anApplication = async (name: string, kind: string, days: number) => {
      const [client] = await sql<{ id: string }[]>`
        insert into oauth_clients (id, name, redirect_uris, grant_types, response_types, client_type,
          token_endpoint_auth_method, registration_type, created_at, updated_at)
        values (gen_random_uuid(), ${name}, '[]', '[]', '[]', 'public', 'none', ${kind},
          now() - ${days} * interval '1 day', now())
        returning id`;
      return client?.id ?? '';
    };
    await anApplication('purged: old', 'dynamic', 8);
    await anApplication('kept: new', 'dynamic', 6);
    await anApplication('kept: made known by an administrator', 'manual', 8);
    const letIn = await anApplication('kept: let in', 'dynamic', 8);
    await sql`
      insert into oauth_grants (user_id, client_id, scopes, granted_at)
      values (${id}, ${letIn}, '[]', now())`;
    const asking = await anApplication('kept: asks just now', 'dynamic', 8);
    await sql`
      insert into oauth_authorizations (id, client_id, redirect_uri, scope, status, created_at, expires_at)
      values (gen_random_uuid(), ${asking}, '', '', 'pending', now(), now())`;
    await purgeOld(sql);

    const kept = await sql<{ name: string }[]>`
      select name from oauth_clients where name ~ '^(kept|purged)' order by name`;
    expect(kept.map(({ name }) => name)).toEqual([
      'kept: asks just now',
      'kept: let in',
      'kept: made known by an administrator',
      'kept: new',
    ]);
  });

  it('goes on until all that is old is gone', async () => {
    const { id } = await aPerson(service);
    await service.sql`
      insert into refresh_tokens (token_hash, session_id, generation, created_at, replaced_at)
      select 'old ' || n, (select id from sessions where user_id = ${id}), n + 1,
        now() - interval '40 days', now() - interval '31 days'
      from generate_series(1, 2500) as n`;
    await purgeOld(service.sql);

    expect(await keptOf(id)).toMatchObject({ tokens: 1 });
  });

  it('clears the tables after one that cannot be cleared now, and tells of it', async () => {
    const { id } = await aPersonWhoLeft(8);
    const other = openDatabase(service.deps.config.DATABASE_URL, 'test');
    await other.sql.begin(async (tx) => {
      await tx`lock table one_time_tokens in share mode`;
      await expect(purgeOld(service.sql)).rejects.toMatchObject({ code: '55P03' });
    });
    await other.close();
    expect(await keptOf(id)).toMatchObject({ sessions: 0, tokens: 0 });
  });

  it('is a background job of the service', async () => {
    const old = await aLinkExpired(8);
    expect(identity.background).toContain(purgeOldJob);
    await purgeOldJob.run(service.deps, new AbortController().signal);
    expect(await keptOf(old)).toMatchObject({ links: 0 });
  });
});
