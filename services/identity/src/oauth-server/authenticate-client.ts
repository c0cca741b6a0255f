import type { Deps } from '../deps.ts';
import { findClient } from './client-queries.ts';
import { OauthRefusal } from './oauth-refusal.ts';
import { fits } from './secrets.ts';
import type { OauthClient } from './table.ts';

interface Credentials {
  client_id?: string | undefined;
  client_secret?: string | undefined;
}

/** The application that asks for tokens, once it has shown who it is (RFC 6749, 2.3). */
export async function authenticateClient(
  { db }: Deps,
  body: Credentials,
  authorization: string | undefined,
): Promise<OauthClient> {
  const { client_id, client_secret } = fromHeader(authorization) ?? body;
  if (body.client_id && client_id !== body.client_id) throw unknown();
  const client = await findClient(db, client_id);
  if (!client) throw unknown();
  if (client.secretHash === null) {
    if (client_secret) throw unknown();
    return client;
  }
  if (!client_secret || !fits(client_secret, client.secretHash)) throw unknown();
  return client;
}

const unknown = () => new OauthRefusal('invalid_client', 'invalid client credentials');

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
