import type { AuthSession } from '@sidework/contracts/identity/accounts/auth';
import { oauthErrors } from '../../refusals/oauth-error.ts';
import type { AuthRefusal } from '../../refusals/refusal.ts';

export type LinkEnd =
  | { session: AuthSession; type: string }
  | { code: string }
  | { message: string }
  | { refusal: AuthRefusal };

/**
 * How a link that was opened tells the page how it went: in the fragment, which no server sees, and for clients that wait
 * for a code also in the query, where they look.
 */
export function urlOf(target: string, end: LinkEnd, isPkce: boolean): string {
  const url = new URL(target);
  if ('code' in end) {
    url.searchParams.set('code', end.code);
    return url.href;
  }
  const told = new URLSearchParams(toldOf(end));
  if (isPkce && !('session' in end))
    for (const [name, value] of told) url.searchParams.set(name, value);
  url.hash = told.toString();
  return url.href;
}

function toldOf(end: Exclude<LinkEnd, { code: string }>): Record<string, string> {
  if ('message' in end) return { message: end.message };
  if ('refusal' in end) {
    const { code, message, statusCode } = end.refusal;
    const error = oauthErrors[statusCode];
    return { ...(error && { error }), error_code: code, error_description: message };
  }
  const { access_token, expires_at, expires_in, refresh_token, token_type } = end.session;
  return {
    access_token,
    expires_at: String(expires_at),
    expires_in: String(expires_in),
    refresh_token,
    token_type,
    type: end.type,
  };
}
