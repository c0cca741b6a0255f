import type { Tx } from '@sidework/chassis/db/db';
import type { Deps } from '../deps.ts';
import { saveAuthorization } from './authorization-queries.ts';
import { backTo } from './authorize.ts';
import { hashOf, newSecret } from './secrets.ts';
import type { OauthAuthorization } from './table.ts';

export interface Redirection {
  redirect_url: string;
}

const codeLifetime = 60_000;

/** Gives an application the code that it exchanges for tokens, and the way back to it. */
export async function approve(
  { now }: Deps,
  tx: Tx,
  asked: OauthAuthorization,
): Promise<Redirection> {
  const code = newSecret();
  const decidedAt = now();
  await saveAuthorization(tx, {
    ...asked,
    status: 'approved',
    codeHash: hashOf(code),
    decidedAt,
    expiresAt: new Date(decidedAt.getTime() + codeLifetime),
  });
  return { redirect_url: backTo(asked.redirectUri, asked.state, { code }) };
}

export const scopesOf = ({ scope }: OauthAuthorization) => scope.split(' ').filter(Boolean);
