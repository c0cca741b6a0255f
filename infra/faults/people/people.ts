import type { Sql } from 'postgres';
import { type Call, type Json, refusal } from './caller.ts';

export interface Person {
  id: string;
  email: string;
  token: string;
  /** Counts the changes of the profile; its full name ends with it. */
  version: number;
  setup: Json;
}

export const password = 'tap-ladder-orchard';

/** Signs up through the gateway and sets the profile up; the token knows the account type. */
export async function join(call: Call, name: string, kind: 'client' | 'professional') {
  const email = `${name}@faults.sidework.local`;
  const setup = {
    location: 'Newark, NJ',
    bio: 'Here while processes die.',
    dateOfBirth: '1990-05-17',
    accountType: kind === 'client' ? 'client' : 'gig_worker',
    ...(kind === 'professional' && { profession: 'Plumber' }),
  };
  const signedUp = await call({
    method: 'POST',
    path: '/auth/v1/signup',
    body: { email, password, data: { full_name: `${name} 0`, user_type: kind } },
  });
  const { id } = signedUp.body.user as Json;
  const { token, refreshToken } = sessionIn(signedUp.body);
  const person: Person = { id: String(id), email, token, version: 0, setup };
  const setUp = { method: 'PUT', path: '/api/profiles/me' };
  const answer = await call({ ...setUp, token, body: profileOf(person) });
  if (answer.status !== 200) throw refusal(setUp, answer);
  // The account type is in the token, so it takes one from after the setup.
  return { ...person, token: (await renew(call, refreshToken)).token };
}

export function profileOf({ email, version, setup }: Person): Json {
  return { ...setup, fullName: `${email.split('@')[0]} ${version}` };
}

export async function signIn(call: Call, { email }: Pick<Person, 'email'>) {
  const path = '/auth/v1/token?grant_type=password';
  const { status, body } = await call({ method: 'POST', path, body: { email, password } });
  if (status !== 200) throw new Error(`${email} could not sign in: ${status} ${body.message}`);
  return sessionIn(body);
}

/** The same session with what is known of its owner by now; no password is hashed for it. */
export async function renew(call: Call, refreshToken: string) {
  const path = '/auth/v1/token?grant_type=refresh_token';
  const { status, body } = await call({
    method: 'POST',
    path,
    body: { refresh_token: refreshToken },
  });
  if (status !== 200) throw new Error(`A session was not renewed: ${status} ${body.message}`);
  return sessionIn(body);
}

/** As a sign-up, a sign-in and a renewal are answered alike. */
export const sessionIn = ({ access_token, refresh_token }: Json) => ({
  token: String(access_token),
  refreshToken: String(refresh_token),
});

/** The session that an access token belongs to. */
export function sessionIdOf(token: string): string {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  return String(claims.session_id);
}

/** As if a second factor had been shown: what it takes to show one is tested where factors are. */
export async function assuredToken(
  sql: Sql,
  call: Call,
  { token, refreshToken }: ReturnType<typeof sessionIn>,
  factorId: string | null = null,
): Promise<string> {
  await sql`update identity.sessions set aal = 'aal2', factor_id = ${factorId} where id = ${sessionIdOf(token)}`;
  return (await renew(call, refreshToken)).token;
}
