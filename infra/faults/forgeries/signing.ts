import { createPrivateKey, type JsonWebKey, sign } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { PlatformUnderTest } from '../platform/platform-under-test.ts';

export type Fields = Record<string, unknown>;

/** The key that identity signs with, in the hands of a test. */
export interface SigningKey {
  kid: string;
  publicKey: JsonWebKey;
  sign(header: Fields, claims: unknown): string;
}

export const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
export const decode = (part = ''): Fields => JSON.parse(Buffer.from(part, 'base64url').toString());

export async function openSigningKey({ signingKeysFile }: PlatformUnderTest): Promise<SigningKey> {
  const { keys } = JSON.parse(await readFile(signingKeysFile, 'utf8')) as { keys: JsonWebKey[] };
  const [jwk] = keys;
  if (!jwk) throw new Error('Identity has no key.');
  const { d: _, ...publicKey } = jwk;
  const key = createPrivateKey({ key: jwk, format: 'jwk' });
  return {
    kid: String(jwk.kid),
    publicKey,
    sign(header, claims) {
      const signed = `${encode(header)}.${encode(claims)}`;
      const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
      return `${signed}.${signature.toString('base64url')}`;
    },
  };
}

/** Makes a token as identity's command gives it to a program. */
export function programToken(key: SigningKey, issuer: string, scope = 'identity.admin'): string {
  const now = Math.floor(Date.now() / 1000);
  return key.sign(
    { alg: 'ES256', typ: 'JWT', kid: key.kid },
    {
      iss: issuer,
      aud: 'sidework-administration',
      iat: now,
      exp: now + 3_600,
      role: 'service_role',
      scope,
    },
  );
}
