import type { Config } from '../config.ts';
import { refused } from '../refusals/refusal.ts';

export interface Reached {
  email?: string | null | undefined;
  phone?: string | null | undefined;
}

export function requireOpen({ GOTRUE_DISABLE_SIGNUP: isClosed }: Config): void {
  if (isClosed) throw refused('signup_disabled');
}

export function requireAnonymous(config: Config): void {
  if (!config.GOTRUE_EXTERNAL_ANONYMOUS_USERS_ENABLED) throw refused('anonymous_provider_disabled');
  requireOpen(config);
}

export function requireOneWay({ email, phone }: Reached): void {
  if (email && phone)
    throw refused(
      'validation_failed',
      'Only an email address or phone number should be provided on signup.',
    );
}

/** A sign-up by phone gets a session at once, so there is no code to exchange. */
export function refuseChallenge(challenge: string | null | undefined): void {
  if (challenge) throw refused('validation_failed', 'PKCE not supported for phone signups');
}

/** If no message confirms the sign-up, the answer itself says that the address is taken. */
export function requireNew(isCreated: boolean): void {
  if (!isCreated) throw refused('user_already_exists');
}
