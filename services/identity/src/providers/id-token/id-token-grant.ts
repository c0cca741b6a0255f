import type { Actor } from '@sidework/chassis/http/actor';
import type { Config } from '../../config.ts';
import { refused } from '../../refusals/refusal.ts';

export interface IdTokenGrant {
  provider?: string | undefined;
  id_token?: string | undefined;
  access_token?: string | undefined;
  nonce?: string | undefined;
  /** Instead of a provider's name. */
  issuer?: string | undefined;
  client_id?: string | undefined;
  /** Links the provider to the account of the bearer. */
  link_identity?: boolean | undefined;
}

export function requireIdToken({ id_token: token }: IdTokenGrant): string {
  if (!token) throw refused('validation_failed', 'id_token required');
  return token;
}

/** Reads the bearer token of a request to link. */
export function linkingTokenIn(authorization: string | undefined): string {
  const [, token] = /^bearer (\S+)$/i.exec(authorization ?? '') ?? [];
  if (!token) throw refused('no_authorization');
  return token;
}

/** Only a person's own session links a provider. */
export function requireOwnSession({ clientId, role }: Pick<Actor, 'clientId' | 'role'>): void {
  if (clientId || role !== 'authenticated') throw refused('bad_jwt');
}

/** Gives the name of the provider, which a client may also name by issuer and client id. */
export function providerOf(
  { OIDC_PROVIDERS }: Pick<Config, 'OIDC_PROVIDERS'>,
  { provider, issuer, client_id }: IdTokenGrant,
): string {
  if (provider) return provider.toLowerCase();
  if (!issuer || !client_id)
    throw refused('validation_failed', 'provider or client_id and issuer required');
  const named = Object.entries(OIDC_PROVIDERS).find(
    ([, each]) => each.issuer === issuer && each.clientId === client_id,
  );
  if (!named) throw refused('validation_failed', 'Custom OIDC provider not allowed');
  return named[0];
}
