import {
  AuthorizationResponseError,
  ClientError,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from 'openid-client';
import type { Deps } from '../../deps.ts';
import { refused } from '../../refusals/refusal.ts';

/** Translates a failure of the provider into a refusal; any other error stays as it is. */
export function translateFailure({ log }: Pick<Deps, 'log'>, provider: string, error: unknown) {
  if (isUnreachable(error)) {
    log.warn({ err: error, provider }, 'a provider does not answer');
    return refused('unavailable');
  }
  if (!isProviders(error)) return error;
  // The answer itself may hold tokens, so only its kind is written down.
  log.warn({ provider, reason: error.code }, 'a provider’s answer does not hold');
  return refused('bad_oauth_callback', 'Unable to exchange external code');
}

const isProviders = (error: unknown) =>
  error instanceof ClientError ||
  error instanceof ResponseBodyError ||
  error instanceof AuthorizationResponseError ||
  error instanceof WWWAuthenticateChallengeError;

/** `fetch` says so by a TypeError, as does a mistake of ours; only its own names what the network did. */
const isUnreachable = (error: unknown) =>
  (error instanceof TypeError && error.message === 'fetch failed') ||
  (error instanceof ClientError && error.code === 'OAUTH_TIMEOUT');
