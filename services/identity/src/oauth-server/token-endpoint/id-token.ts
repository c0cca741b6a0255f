import { createHash } from 'node:crypto';
import type { Db } from '@sidework/chassis/db/db';
import { getAccount } from '../../accounts/queries.ts';
import type { Deps } from '../../deps.ts';
import type { OauthAuthorization } from '../authorization/table.ts';
import { userInfoOf } from './user-info.ts';

/** Makes the ID token for the application (OpenID Connect Core 2), only if it asked for `openid`. */
export async function idTokenFor(
  { config, now, signer }: Deps,
  db: Db,
  { userId, clientId, scope, nonce, decidedAt }: OauthAuthorization & { userId: string },
  accessToken: string,
): Promise<string | undefined> {
  if (!scope.split(' ').includes('openid')) return undefined;
  const issuedAt = Math.floor(now().getTime() / 1000);
  const hash = createHash('sha256').update(accessToken).digest().subarray(0, 16);
  return signer.sign({
    ...userInfoOf(await getAccount(db, userId), scope),
    iss: config.JWT_ISSUER,
    aud: clientId,
    iat: issuedAt,
    exp: issuedAt + config.GOTRUE_JWT_EXP,
    auth_time: Math.floor((decidedAt ?? now()).getTime() / 1000),
    at_hash: hash.toString('base64url'),
    ...(nonce !== null && { nonce }),
  });
}
