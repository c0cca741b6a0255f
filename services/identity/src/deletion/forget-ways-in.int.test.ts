import { randomUUID } from 'node:crypto';
import type { Tx } from '@sidework/chassis/db/db';
import { describe, expect, it } from 'vitest';
import { aPerson, testIdentity } from '../../test/builders.ts';
import { lockUser } from '../accounts/queries.ts';
import type { User } from '../accounts/table.ts';
import type { Deps } from '../deps.ts';
import { takeOver } from '../providers/people/take-over-account.ts';
import { forgetAccount } from './forget-account.ts';

const service = testIdentity();

const ways = [
  'factors',
  'flow_states',
  'known_devices',
  'oauth_authorizations',
  'oauth_grants',
  'one_time_tokens',
  'passkey_challenges',
  'passkeys',
];

/** Creates a person whose account has every way in, complete and begun. */
async function anOpenAccount() {
  const { id } = await aPerson(service);
  const { sql } = service;
  const client = randomUUID();
  await sql`delete from known_devices where user_id = ${id}`;
  await sql`
    insert into oauth_clients (id, name, client_type, redirect_uris, grant_types, response_types, scope,
      registration_type, token_endpoint_auth_method, created_at, updated_at)
    values (${client}, 'Ledger', 'public', '[]', '[]', '[]', '', 'manual', 'none', now(), now())`;
  await sql`
    insert into factors (id, user_id, factor_type, status, created_at, updated_at)
    values (${randomUUID()}, ${id}, 'totp', 'verified', now(), now())`;
  await sql`
    insert into passkeys (id, user_id, credential_id, public_key, signature_count, transports, is_backed_up,
      created_at, updated_at)
    values (${randomUUID()}, ${id}, ${randomUUID()}, '', 0, '[]', false, now(), now())`;
  await sql`
    insert into passkey_challenges (id, kind, user_id, challenge, created_at, expires_at)
    values (${randomUUID()}, 'registration', ${id}, '', now(), now())`;
  await sql`
    insert into known_devices (user_id, device_hash, created_at, last_used_at)
    values (${id}, 'one', now(), now())`;
  await sql`
    insert into one_time_tokens (user_id, purpose, token_hash, created_at, expires_at)
    values (${id}, 'recovery', ${randomUUID()}, now(), now())`;
  for (const [user, target] of [
    [id, null],
    [null, id],
  ])
    await sql`
      insert into flow_states (id, user_id, linking_target_id, provider_type, authentication_method, created_at)
      values (${randomUUID()}, ${user ?? null}, ${target ?? null}, 'google', 'oauth', now())`;
  await sql`
    insert into oauth_grants (user_id, client_id, scopes, granted_at)
    values (${id}, ${client}, '[]', now())`;
  await sql`
    insert into oauth_authorizations (id, client_id, user_id, redirect_uri, scope, status, created_at, expires_at)
    values (${randomUUID()}, ${client}, ${id}, '', '', 'approved', now(), now())`;
  return id;
}

async function whatIsLeft(userId: string): Promise<string[]> {
  const left = [];
  for (const table of ways) {
    const rows =
      table === 'flow_states'
        ? await service.sql`
            select from flow_states where user_id = ${userId} or linking_target_id = ${userId}`
        : await service.sql`select from ${service.sql(table)} where user_id = ${userId}`;
    if (rows.length > 0) left.push(table);
  }
  return left;
}

const visitor = {
  id: 'their id',
  email: 'ada@example.com',
  isEmailVerified: true,
  fullName: 'Ada',
  data: {},
};

describe('an account that changes hands, or is nobody’s any more', () => {
  it.each<[string, (deps: Deps, tx: Tx, user: User) => Promise<void>]>([
    [
      'is taken over by its owner',
      (deps, tx, user) => takeOver(deps, tx, user, randomUUID(), visitor),
    ],
    ['is deleted', (deps, tx, user) => forgetAccount(deps, tx, user, null)],
  ])('keeps nothing that opens it when it %s', async (_, change) => {
    const id = await anOpenAccount();
    expect(await whatIsLeft(id)).toEqual(ways);

    await service.deps.db.transaction(async (tx) => {
      const user = await lockUser(tx, id);
      if (user) await change(service.deps as unknown as Deps, tx, user);
    });

    expect(await whatIsLeft(id)).toEqual([]);
  });
});
