import type { Logger } from '@sidework/chassis/operations/logger';
import type { AuthSession } from '@sidework/contracts/identity/accounts/auth';
import type { AuthRefusalCode } from '@sidework/contracts/identity/refusals/auth-refusals';
import { oauthErrors } from '../../refusals/oauth-error.ts';
import { AuthRefusal, refused } from '../../refusals/refusal.ts';
import { ProviderRefusal } from '../rules/provider-refusal.ts';

/* How the end of a sign-in is written into the address that the browser goes on to. */

export function withCode(target: string, code: string): string {
  const url = new URL(target);
  url.searchParams.set('code', code);
  return url.href;
}

/** In the fragment, which no server and no log gets to see. */
export function withSession(target: string, session: AuthSession): string {
  const url = new URL(target);
  const { access_token, refresh_token, expires_in, expires_at, token_type } = session;
  url.hash = new URLSearchParams({
    access_token,
    expires_at: String(expires_at),
    expires_in: String(expires_in),
    ...(session.provider_token && { provider_token: session.provider_token }),
    ...(session.provider_refresh_token && {
      provider_refresh_token: session.provider_refresh_token,
    }),
    refresh_token,
    token_type,
  }).toString();
  return url.href;
}

/** We refuse these people although the provider admitted them. */
const errorOfCode: Partial<Record<AuthRefusalCode, string>> = {
  signup_disabled: 'access_denied',
  user_banned: 'access_denied',
  provider_email_needs_verification: 'access_denied',
};

/** In the query and in the fragment, for clients of either flow. */
export function withRefusal(target: string, cause: unknown, log: Logger): string {
  const told = new URLSearchParams(describe(cause, log));
  const url = new URL(target);
  for (const [name, value] of told) url.searchParams.set(name, value);
  url.hash = told.toString();
  return url.href;
}

function describe(cause: unknown, log: Logger): Record<string, string> {
  if (cause instanceof ProviderRefusal)
    return { error: cause.error, error_description: cause.message };
  if (!(cause instanceof AuthRefusal))
    log.error({ err: cause }, 'a sign-in over a provider failed');
  const { code, statusCode, message } =
    cause instanceof AuthRefusal ? cause : refused('unexpected_failure');
  return {
    error: errorOfCode[code] ?? oauthErrors[statusCode] ?? 'server_error',
    error_code: code,
    error_description: message,
  };
}
