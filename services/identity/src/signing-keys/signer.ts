import { createPrivateKey, sign } from 'node:crypto';
import { openKeysFile, type SigningKey } from './keys-file.ts';

export type PublicKey = Omit<SigningKey, 'd'>;

export interface Signer {
  /** The key set as others may see it. */
  published: { keys: PublicKey[] };
  /** A JWT of `claims`, signed with the first key. */
  sign(claims: Record<string, unknown>): string;
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

export async function openSigner(keysFile: string): Promise<Signer> {
  const keys = await openKeysFile(keysFile);
  const [first] = keys as [SigningKey, ...SigningKey[]];
  const key = createPrivateKey({ format: 'jwk', key: first });
  const head = encode({ alg: 'ES256', typ: 'JWT', kid: first.kid });
  return {
    published: { keys: keys.map(({ d: _private, ...published }) => published) },
    sign(claims) {
      const signed = `${head}.${encode(claims)}`;
      const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
      return `${signed}.${signature.toString('base64url')}`;
    },
  };
}
