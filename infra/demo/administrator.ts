import { termsVersion } from '@sidework/contracts/identity/terms/terms';
import { generateSync } from 'otplib';
import { demoPassword } from './people.ts';

type Json = Record<string, unknown>;
type Ask = (method: string, path: string, token?: string, body?: Json) => Promise<Json>;

export interface DemoAdministrator {
  email: string;
  password: string;
  /** The secret of an authenticator app; without its codes /admin does not open. */
  totpSecret: string;
  /** The token of a session that showed both factors. */
  token: string;
}

const email = 'admin@demo.sidework.local';

/** Signs up, is made an administrator by `grant`, and takes an authenticator app whose secret is told. */
export async function joinAsAdministrator(
  ask: Ask,
  grant: (email: string) => Promise<unknown>,
): Promise<DemoAdministrator> {
  const { access_token: first } = await ask('POST', '/auth/v1/signup', undefined, {
    email,
    password: demoPassword,
    data: { full_name: 'Amara Stone', user_type: 'client' },
  });
  await ask('PUT', '/api/profiles/me', String(first), {
    fullName: 'Amara Stone',
    location: 'Newark, NJ',
    accountType: 'client',
    bio: 'Keeps an eye on Sidework.',
    dateOfBirth: '1984-06-11',
    agreedTerms: termsVersion,
  });
  await grant(email);
  const signIn = '/auth/v1/token?grant_type=password';
  const session = await ask('POST', signIn, undefined, { email, password: demoPassword });
  const token = String(session.access_token);
  const factor = await ask('POST', '/auth/v1/factors', token, {
    factor_type: 'totp',
    friendly_name: 'Authenticator app',
  });
  const { secret } = factor.totp as { secret: string };
  const own = `/auth/v1/factors/${factor.id}`;
  const challenge = await ask('POST', `${own}/challenge`, token, {});
  const assured = await ask('POST', `${own}/verify`, token, {
    challenge_id: challenge.id,
    code: generateSync({ secret }),
  });
  return {
    email,
    password: demoPassword,
    totpSecret: secret,
    token: String(assured.access_token),
  };
}
