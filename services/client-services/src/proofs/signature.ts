import {
  createHash,
  createPrivateKey,
  generateKeyPairSync,
  type JsonWebKey,
  sign as signWith,
} from 'node:crypto';
import type { ProofPayload, SignedProof } from '@sidework/contracts/client-services/proofs';
import { z } from 'zod';

const PrivateKey = z.object({
  kid: z.string(),
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  alg: z.literal('ES256'),
  use: z.literal('sig'),
  x: z.string(),
  y: z.string(),
  d: z.string(),
});
export type PrivateKey = z.infer<typeof PrivateKey>;

export function newKey(): PrivateKey {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = privateKey.export({ format: 'jwk' });
  return PrivateKey.parse({ ...jwk, kid: thumbprint(jwk), alg: 'ES256', use: 'sig' });
}

/** RFC 7638. */
const thumbprint = ({ crv, kty, x, y }: JsonWebKey) =>
  createHash('sha256').update(JSON.stringify({ crv, kty, x, y })).digest('base64url');

export const toPublicKey = ({ d: _secret, ...key }: PrivateKey) => key;

/** Its type keeps a proof from being taken for a token. */
const proofType = 'sidework-proof+json';

/** The payload stands in the proof as the bytes that were signed, so that a reader need not write it again in the same way. */
export function sign(payload: ProofPayload, key: PrivateKey): SignedProof {
  const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const parts = {
    payload: encoded(payload),
    protected: encoded({ alg: key.alg, kid: key.kid, typ: proofType }),
  };
  const signature = signWith('sha256', Buffer.from(`${parts.protected}.${parts.payload}`), {
    key: createPrivateKey({ key, format: 'jwk' }),
    dsaEncoding: 'ieee-p1363',
  });
  return { ...parts, signature: signature.toString('base64url') };
}

const yearMs = 365 * 24 * 3_600_000;

/** A key signs for a year; its proofs are checked with it for ever. */
export const isDueToRotate = (createdAt: Date, now: Date) =>
  now.getTime() - createdAt.getTime() >= yearMs;
