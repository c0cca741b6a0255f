import type { Tx } from '@sidework/chassis/db/db';
import type { Deps } from '../../deps.ts';
import { hashOf } from '../../hashes.ts';
import { newSecret } from '../applications/secrets.ts';
import { approved, backTo } from './authorization.ts';
import { saveAuthorization } from './queries.ts';
import type { OauthAuthorization } from './table.ts';

export interface Redirection {
  redirect_url: string;
}

/** Gives an application the code that it exchanges for tokens, and the way back to it. */
export async function approve(
  { now }: Deps,
  tx: Tx,
  asked: OauthAuthorization,
): Promise<Redirection> {
  const code = newSecret();
  await saveAuthorization(tx, approved(asked, hashOf(code), now()));
  return { redirect_url: backTo(asked.redirectUri, asked.state, { code }) };
}
