import type { Config } from '../../config.ts';
import { administration } from '../../sessions/bearer.ts';
import { openSigner } from '../../signing-keys/signer.ts';

type Settings = Pick<
  Config,
  'JWT_ISSUER' | 'SIGNING_KEYS_FILE' | 'GOTRUE_JWT_SECRET' | 'GOTRUE_JWT_KEYS'
>;

/** For a program that acts in an administrator's place; it opens `/auth/v1/admin` and nothing else. */
export async function serviceToken(
  settings: Settings,
  minutes: number,
  now: Date,
): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  const signer = await openSigner(settings);
  return signer.sign({
    iss: settings.JWT_ISSUER,
    aud: administration,
    sub: 'service_role',
    role: 'service_role',
    scope: 'identity.admin',
    iat: issuedAt,
    exp: issuedAt + minutes * 60,
  });
}
