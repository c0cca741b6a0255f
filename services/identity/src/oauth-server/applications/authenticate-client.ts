import type { Deps } from '../../deps.ts';
import { type Credentials, credentialsOf, requireAuthentic } from './client.ts';
import { findClient } from './queries.ts';
import type { OauthClient } from './table.ts';

/** The application that asks for tokens, once it has shown who it is. */
export async function authenticateClient(
  { db }: Deps,
  body: Credentials,
  authorization: string | undefined,
): Promise<OauthClient> {
  const credentials = credentialsOf(body, authorization);
  return requireAuthentic(await findClient(db, credentials.client_id), credentials);
}
