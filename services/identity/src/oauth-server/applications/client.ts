import type { OauthClientChanges } from '@sidework/contracts/identity/oauth-server/auth-oauth';
import type { Config } from '../../config.ts';
import { OauthRefusal } from '../../refusals/oauth-refusal.ts';
import { refused } from '../../refusals/refusal.ts';
import { fits } from './secrets.ts';
import type { OauthClient } from './table.ts';

export interface Credentials {
  client_id?: string | undefined;
  client_secret?: string | undefined;
}

const unknown = () => new OauthRefusal('invalid_client', 'invalid client credentials');

/** Reads the credentials of an application (RFC 6749, 2.3); a header and a body must not differ. */
export function credentialsOf(body: Credentials, authorization: string | undefined): Credentials {
  const credentials = fromHeader(authorization) ?? body;
  if (body.client_id && credentials.client_id !== body.client_id) throw unknown();
  return credentials;
}

export function requireAuthentic(
  client: OauthClient | undefined,
  { client_secret: secret }: Credentials,
): OauthClient {
  if (!client) throw unknown();
  const isRight =
    client.secretHash === null ? !secret : Boolean(secret) && fits(secret ?? '', client.secretHash);
  if (!isRight) throw unknown();
  return client;
}

/** RFC 6749, 2.3.1: both parts are written as a form writes them. */
function fromHeader(authorization: string | undefined): Credentials | undefined {
  const [, encoded] = /^basic (\S+)$/i.exec(authorization ?? '') ?? [];
  if (encoded === undefined) return undefined;
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const at = text.indexOf(':');
  if (at < 0) throw unknown();
  try {
    const [client_id, client_secret] = [text.slice(0, at), text.slice(at + 1)].map((part) =>
      decodeURIComponent(part.replaceAll('+', ' ')),
    );
    return { client_id, client_secret };
  } catch {
    throw unknown();
  }
}

export function requireServing({ GOTRUE_OAUTH_SERVER_ENABLED: isOn }: Config): void {
  if (!isOn) throw refused('feature_disabled', 'OAuth server is disabled');
}

export function requireMayRegister(config: Config): void {
  if (!config.GOTRUE_OAUTH_SERVER_ALLOW_DYNAMIC_REGISTRATION)
    throw refused('oauth_dynamic_client_registration_disabled');
}

export function requireChanges(
  fields: Partial<OauthClient>,
  { token_endpoint_auth_method: method }: OauthClientChanges,
): void {
  if (Object.keys(fields).length === 0 && !method)
    throw refused('validation_failed', 'No fields provided for update');
}

export function withNewSecret(client: OauthClient, secretHash: string, now: Date): OauthClient {
  if (client.clientType === 'public')
    throw refused('validation_failed', 'Cannot regenerate secret for public client');
  return { ...client, secretHash, updatedAt: now };
}

/** The row of a deleted application stays, and its secret opens nothing. */
export const ended = (client: OauthClient, now: Date): OauthClient => ({
  ...client,
  secretHash: null,
  updatedAt: now,
  deletedAt: now,
});
