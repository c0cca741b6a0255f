import type { AuthSession, AuthUser } from '@sidework/contracts/identity/accounts/auth';
import type { Deps } from '../deps.ts';
import type { Pkce } from '../flow-states/challenge.ts';
import { requireOneWay, requireOpen } from './registration.ts';
import { signInAnonymously } from './sign-in-anonymously.ts';
import { signUpByEmail } from './sign-up-by-email.ts';
import { signUpByPhone } from './sign-up-by-phone.ts';
import type { Visit } from './visit.ts';

export interface SignUp extends Pkce {
  email?: string | null | undefined;
  phone?: string | null | undefined;
  password?: string | null | undefined;
  data?: unknown;
  channel?: string | null | undefined;
}

export async function signUp(
  deps: Deps,
  { email, phone, password, ...body }: SignUp,
  visit: Visit,
): Promise<AuthSession | AuthUser> {
  if (!email && !phone) return signInAnonymously(deps, body.data, visit.source);
  requireOpen(deps.config);
  requireOneWay({ email, phone });
  if (email) return signUpByEmail(deps, { ...body, email, password: password ?? '' }, visit);
  return signUpByPhone(deps, { ...body, phone: phone ?? '', password: password ?? '' }, visit);
}
