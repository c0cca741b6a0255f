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

/** Somebody who signs up by phone gets a session at once, so there is no code to exchange. */
export function refuseChallenge(challenge: string | null | undefined): void {
  if (challenge) throw refused('validation_failed', 'PKCE not supported for phone signups');
}

/** Where nothing is confirmed by a message, the answer itself says that somebody has the address. */
export function requireNew(isCreated: boolean): void {
  if (!isCreated) throw refused('user_already_exists');
}
