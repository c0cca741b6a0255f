import type { Actor, Thing } from '@sidework/contracts/acceptance/permission';
import postgres from 'postgres';
import { openBook } from './book.ts';
import { type Call, callerAt, type Json } from './caller.ts';
import { join, password, sessionIdOf, signIn } from './people.ts';
import type { PlatformUnderTest } from './platform-under-test.ts';
import { openSigningKey, programToken } from './signing.ts';

/** Somebody who has things, and shows a second factor or not. */
export interface Owner {
  assured: string;
  unassured: string;
  things: Record<Thing, string>;
}

/** Whoever an endpoint can tell apart, with tokens as identity gives them. */
export interface Cast {
  /** Undefined for who brings none; an owner's own tokens are with the owner. */
  tokens: Record<Exclude<Actor, 'OW' | 'OW1' | 'CP' | 'OK' | 'KU' | 'PA'>, string | undefined>;
  /** A new one each time, since what is asked may take things away. */
  anOwner(): Promise<Owner>;
  leave(): Promise<void>;
}

export async function openCast(platform: PlatformUnderTest): Promise<Cast> {
  const sql = postgres(platform.databaseUrl, { max: 1, onnotice: () => {} });
  const call = callerAt(platform.url, openBook());
  const stranger = await join(call, 'stranger', 'client');
  const staff = await join(call, 'staff', 'client');
  await sql`insert into identity.user_roles (user_id, role, created_at) values (${staff.id}, 'admin', now())`;
  let owners = 0;
  return {
    tokens: {
      AN: undefined,
      BT: 'a.b.c',
      OU: stranger.token,
      AD1: (await signIn(call, staff)).token,
      AD: await assuredToken(sql, call, staff),
      SV: programToken(await openSigningKey(platform), platform.issuer),
    },
    anOwner() {
      owners += 1;
      return anOwner(sql, call, `owner-${owners}@permissions.sidework.local`);
    },
    leave: () => sql.end(),
  };
}

type Sql = ReturnType<typeof postgres>;

async function anOwner(sql: Sql, call: Call, email: string): Promise<Owner> {
  const { body } = await call({
    method: 'POST',
    path: '/auth/v1/signup',
    body: { email, password, data: { full_name: 'Olga Owner', user_type: 'client' } },
  });
  const { id } = body.user as { id: string };
  const [factor] = await sql<{ id: string }[]>`
    insert into identity.factors (id, user_id, factor_type, status, friendly_name, created_at, updated_at)
    values (gen_random_uuid(), ${id}, 'totp', 'verified', 'Phone at home', now(), now()) returning id`;
  const [passkey] = await sql<{ id: string }[]>`
    insert into identity.passkeys (id, user_id, credential_id, public_key, signature_count, transports,
      is_backed_up, created_at, updated_at)
    values (gen_random_uuid(), ${id}, gen_random_uuid(), 'none', 0, '[]', false, now(), now()) returning id`;
  const [identity] = await sql<{ id: string }[]>`
    insert into identity.identities (id, user_id, provider, provider_id, identity_data, created_at, updated_at)
    values (gen_random_uuid(), ${id}, 'google', gen_random_uuid(), '{}', now(), now()) returning id`;
  const assured = await assuredToken(sql, call, { email }, factor?.id);
  return {
    assured,
    unassured: String(body.access_token),
    things: {
      user: id,
      session: sessionIdOf(assured),
      factor: factor?.id ?? '',
      passkey: passkey?.id ?? '',
      identity: identity?.id ?? '',
    },
  };
}

/** As if a second factor had been shown: what it takes to show one is tested where factors are. */
async function assuredToken(
  sql: Sql,
  call: Call,
  person: { email: string },
  factorId: string | null = null,
): Promise<string> {
  const { token, refreshToken } = await signIn(call, person);
  await sql`update identity.sessions set aal = 'aal2', factor_id = ${factorId} where id = ${sessionIdOf(token)}`;
  const path = '/auth/v1/token?grant_type=refresh_token';
  const { body } = await call({ method: 'POST', path, body: { refresh_token: refreshToken } });
  return String((body as Json).access_token);
}
