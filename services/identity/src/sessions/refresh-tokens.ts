import { createHmac, hkdfSync, randomBytes } from 'node:crypto';

/**
 * A refresh token is random, and each following one the HMAC of the one before: it can be given again to who presents
 * its parent, though only hashes are kept. The key lies outside the database.
 */
export interface RefreshTokens {
  first(): string;
  after(token: string): string;
}

export function refreshTokensFor(secret: string): RefreshTokens {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'sidework refresh tokens', 32));
  return {
    first: () => randomBytes(32).toString('base64url'),
    after: (token) => createHmac('sha256', key).update(token).digest('base64url'),
  };
}
