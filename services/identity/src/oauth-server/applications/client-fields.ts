import type { OauthClientChanges } from '@sidework/contracts/identity/oauth-server/auth-oauth';
import { refused } from '../../refusals/refusal.ts';
import { readScopes } from '../../sessions/scopes.ts';
import type { OauthClient } from './table.ts';

type Kind = Pick<OauthClient, 'clientType' | 'tokenEndpointAuthMethod'>;

/** Which of the two an application says decides the other; they must not contradict each other. */
export function kindOf({
  client_type,
  token_endpoint_auth_method: method,
}: OauthClientChanges): Kind {
  const implied = method === 'none' ? 'public' : 'confidential';
  if (client_type && method && client_type !== implied)
    throw refused(
      'validation_failed',
      `client_type '${client_type}' is inconsistent with token_endpoint_auth_method '${method}'`,
    );
  const clientType = client_type ?? implied;
  const usual = clientType === 'public' ? 'none' : 'client_secret_basic';
  return { clientType, tokenEndpointAuthMethod: method ?? usual };
}

export function fieldsOf(given: OauthClientChanges): Partial<OauthClient> {
  const { client_name, client_uri, logo_uri, redirect_uris, grant_types, scope } = given;
  return {
    ...(typeof client_name === 'string' && { name: client_name }),
    ...(client_uri !== undefined && { uri: client_uri || null }),
    ...(logo_uri !== undefined && { logoUri: logo_uri || null }),
    ...(redirect_uris && { redirectUris: [...new Set(redirect_uris.map(requireRedirectUri))] }),
    ...(grant_types && { grantTypes: [...new Set(grant_types)] }),
    ...(typeof scope === 'string' && { scope: scopeOf(scope) }),
  };
}

function scopeOf(text: string): string | null {
  const scopes = readScopes(text);
  if (!scopes)
    throw refused('validation_failed', 'scope may name openid, email, profile and phone');
  return scopes.join(' ') || null;
}

/** A page of the application: encrypted on its way, or on the person's own machine; what follows `#` no server sees. */
function requireRedirectUri(text: string): string {
  if (isRedirectUri(text)) return text;
  throw refused(
    'validation_failed',
    'redirect_uris must use HTTPS, or HTTP on localhost, without a fragment',
  );
}

function isRedirectUri(text: string): boolean {
  if (!URL.canParse(text) || /[\s\\#]/.test(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  if (username || password) return false;
  return protocol === 'https:' || (protocol === 'http:' && loopback.includes(hostname));
}

const loopback = ['localhost', '127.0.0.1', '[::1]'];
