import { type OauthScope, oauthScopes } from '@sidework/contracts/identity/oauth-server/auth-oauth';

const isKnown = (scope: string): scope is OauthScope =>
  (oauthScopes as readonly string[]).includes(scope);

/** The scopes that a text names, each once; nothing where it names one that is none. */
export function readScopes(text: string): OauthScope[] | undefined {
  const named = [...new Set(text.split(' ').filter((scope) => scope !== ''))];
  return named.every(isKnown) ? named : undefined;
}
