import { randomUUID } from 'node:crypto';
import type { Actor, FamilyThing, Thing } from '@sidework/contracts/acceptance/permission';
import postgres from 'postgres';
import { openSigningKey, programToken } from '../faults/forgeries/signing.ts';
import { type Call, callerAt } from '../faults/people/caller.ts';
import {
  assuredToken,
  join,
  password,
  sessionIdOf,
  sessionIn,
  signIn,
} from '../faults/people/people.ts';
import type { PlatformUnderTest } from '../faults/platform/platform-under-test.ts';
import { openBook } from '../faults/traffic/book.ts';

/** An owner of things, with or without a second factor. */
export interface Owner {
  assured: string;
  unassured: string;
  things: Record<Exclude<Thing, FamilyThing | 'ownSession'>, string>;
}

/** The callers that an endpoint can tell apart, with tokens as identity gives them. */
export interface Cast {
  /** Undefined for who brings none; an owner's own tokens are with the owner. */
  tokens: Record<
    Exclude<Actor, 'NU' | 'OW' | 'OW1' | 'CP' | 'OK' | 'KN' | 'KU' | 'PA' | 'PA2'>,
    string | undefined
  >;
  /** A new one each time, since what is asked may take things away. */
  anOwner(): Promise<Owner>;
  /** The token of a person who has signed up and done nothing else. */
  aNewcomer(): Promise<string>;
  leave(): Promise<void>;
}

export async function openCast(platform: PlatformUnderTest): Promise<Cast> {
  const sql = postgres(platform.databaseUrl, { max: 1, onnotice: () => {} });
  const call = callerAt(platform.url, openBook());
  const stranger = await join(call, 'stranger', 'client');
  const staff = await join(call, 'staff', 'client');
  const moderator = await join(call, 'moderator', 'client');
  await sql`
    insert into identity.user_roles (user_id, role, created_at)
    values (${staff.id}, 'admin', now()), (${moderator.id}, 'moderator', now())`;
  let owners = 0;
  let newcomers = 0;
  return {
    tokens: {
      AN: undefined,
      BT: 'a.b.c',
      OU: stranger.token,
      AD1: (await signIn(call, staff)).token,
      AD: await assuredToken(sql, call, await signIn(call, staff)),
      MO: await assuredToken(sql, call, await signIn(call, moderator)),
      AP: await applicationToken(sql, call),
      SV: programToken(await openSigningKey(platform), platform.issuer),
    },
    anOwner() {
      owners += 1;
      return anOwner(sql, call, `owner-${owners}@permissions.sidework.local`);
    },
    async aNewcomer() {
      newcomers += 1;
      const email = `newcomer-${newcomers}@permissions.sidework.local`;
      const data = { full_name: 'Nora Newcomer', user_type: 'client' };
      const path = '/auth/v1/signup';
      const { body } = await call({ method: 'POST', path, body: { email, password, data } });
      return String(body.access_token);
    },
    leave: () => sql.end(),
  };
}

/** Makes a token as if a person had let an application in, which has tests of its own. */
async function applicationToken(sql: Sql, call: Call): Promise<string> {
  const person = await join(call, 'host', 'client');
  const application = await anApplication(sql, 'public');
  const scope = 'openid email profile phone';
  await sql`
    insert into identity.oauth_grants (user_id, client_id, scopes, granted_at)
    values (${person.id}, ${application}, ${JSON.stringify(scope.split(' '))}, now())`;
  const { token, refreshToken } = await signIn(call, person);
  await sql`
    update identity.sessions set oauth_client_id = ${application}, oauth_scope = ${scope}
    where id = ${sessionIdOf(token)}`;
  const { body } = await call({
    method: 'POST',
    path: '/auth/v1/oauth/token',
    body: { grant_type: 'refresh_token', refresh_token: refreshToken, client_id: application },
  });
  return String(body.access_token);
}

async function anApplication(sql: Sql, clientType: 'confidential' | 'public'): Promise<string> {
  const id = randomUUID();
  const [method, secret] =
    clientType === 'public' ? ['none', null] : ['client_secret_post', 'none'];
  await sql`
    insert into identity.oauth_clients (id, name, redirect_uris, grant_types, response_types, client_type,
      token_endpoint_auth_method, registration_type, secret_hash, created_at, updated_at)
    values (${id}, 'Ledger', '["https://ledger.example/back"]', '["authorization_code", "refresh_token"]',
      '["code"]', ${clientType}, ${method}, 'manual', ${secret}, now(), now())`;
  return id;
}

type Sql = ReturnType<typeof postgres>;

async function anOwner(sql: Sql, call: Call, email: string): Promise<Owner> {
  const { body } = await call({
    method: 'POST',
    path: '/auth/v1/signup',
    body: { email, password, data: { full_name: 'Olga Owner', user_type: 'client' } },
  });
  const { id: user } = body.user as { id: string };
  const session = sessionIn(body);
  const setup = { fullName: 'Olga Owner', location: 'Newark, NJ', dateOfBirth: '1990-05-17' };
  await call({
    method: 'PUT',
    path: '/api/profiles/me',
    token: session.token,
    body: { ...setup, accountType: 'client' },
  });
  const own = await thingsOf(sql, user);
  const assured = await assuredToken(sql, call, session, own.factor);
  const things = { ...own, user, session: sessionIdOf(assured) };
  return { assured, unassured: (await signIn(call, { email })).token, things };
}

/** Set down as they are kept: how each comes about is tested where it belongs. */
async function thingsOf(sql: Sql, userId: string) {
  const ids = {
    factor: randomUUID(),
    passkey: randomUUID(),
    identity: randomUUID(),
    application: await anApplication(sql, 'confidential'),
    authorization: randomUUID(),
  };
  await sql`
    insert into identity.factors (id, user_id, factor_type, status, friendly_name, created_at, updated_at)
    values (${ids.factor}, ${userId}, 'totp', 'verified', 'Phone at home', now(), now())`;
  await sql`
    insert into identity.passkeys (id, user_id, credential_id, public_key, signature_count, transports,
      is_backed_up, created_at, updated_at)
    values (${ids.passkey}, ${userId}, ${ids.passkey}, 'none', 0, '[]', false, now(), now())`;
  await sql`
    insert into identity.identities (id, user_id, provider, provider_id, identity_data, created_at, updated_at)
    values (${ids.identity}, ${userId}, 'google', ${ids.identity}, '{}', now(), now())`;
  await sql`
    insert into identity.oauth_authorizations (id, client_id, user_id, redirect_uri, scope, status,
      created_at, expires_at)
    values (${ids.authorization}, ${ids.application}, ${userId}, 'https://ledger.example/back', 'openid',
      'pending', now(), now() + interval '1 hour')`;
  return ids;
}
