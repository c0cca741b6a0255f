import { type CryptoKey, importJWK, type JWK, type JWTPayload, SignJWT } from 'jose';
import type { Config } from '../config.ts';
import { openKeysFile, readKeysFile, type SigningKey } from './keys-file.ts';
import { isPublished } from './rotation.ts';

const algorithms = ['ES256', 'RS256', 'HS256'] as const;
export type Algorithm = (typeof algorithms)[number];

/** A key that tokens are verified with, and the one algorithm that it is for. */
export interface VerificationKey {
  alg: Algorithm;
  key: CryptoKey | Uint8Array;
}

export interface Signer {
  /** The key set as others may see it, as of the last look; a shared secret is not in it. */
  readonly published: { keys: JWK[] };
  /** Looks whether the keys have changed. */
  look(): Promise<void>;
  /** A JWT of `claims`, signed with the first key. */
  sign(claims: JWTPayload): Promise<string>;
  /** The key that a token's header names; undefined where there is none for it. */
  keyFor(header: Header): Promise<VerificationKey | undefined>;
}

interface Header {
  kid?: string | undefined;
  alg?: string | undefined;
}

type Settings = Pick<Config, 'SIGNING_KEYS_FILE' | 'GOTRUE_JWT_SECRET' | 'GOTRUE_JWT_KEYS'>;

/** Signs with the keys of the file; in a named configuration with given keys, or with a shared secret. */
export async function openSigner(settings: Settings): Promise<Signer> {
  if (settings.GOTRUE_JWT_KEYS)
    return unchanging(await ringOf(JSON.parse(settings.GOTRUE_JWT_KEYS)));
  if (settings.GOTRUE_JWT_SECRET) return unchanging(ringOfSecret(settings.GOTRUE_JWT_SECRET));
  return withKeysFile(settings.SIGNING_KEYS_FILE);
}

/** The keys of one moment. */
interface Ring {
  published: { keys: JWK[] };
  sign(claims: JWTPayload): Promise<string>;
  keyFor(header: Header): VerificationKey | undefined;
}

const unchanging = (ring: Ring): Signer => ({
  published: ring.published,
  look: async () => {},
  sign: ring.sign,
  keyFor: async (header) => ring.keyFor(header),
});

const lookEvery = 10_000;

/** Reads the file again now and then, since another process may have rotated the keys. */
async function withKeysFile(path: string): Promise<Signer> {
  const published = (keys: SigningKey[]) => keys.filter((key) => isPublished(key, new Date()));
  let ring = await ringOf(published(await openKeysFile(path)));
  let lookedAt = Date.now();
  const look = async () => {
    if (Math.abs(Date.now() - lookedAt) < lookEvery) return;
    lookedAt = Date.now();
    // If the file cannot be read just now, the known keys stay in use.
    ring = await readKeysFile(path)
      .then((keys) => ringOf(published(keys)))
      .catch(() => ring);
  };
  return {
    get published() {
      return ring.published;
    },
    look,
    async sign(claims) {
      await look();
      return ring.sign(claims);
    },
    async keyFor(header) {
      await look();
      return ring.keyFor(header);
    },
  };
}

async function ringOf(jwks: JWK[]): Promise<Ring> {
  const [first] = jwks;
  if (!first) throw new Error('There is no key to sign with.');
  const keys = new Map<string | undefined, VerificationKey>();
  for (const jwk of jwks) {
    const alg = algorithmOf(jwk);
    keys.set(jwk.kid, { alg, key: await importJWK(publicPart(jwk), alg) });
  }
  const alg = algorithmOf(first);
  const signing = await importJWK(first, alg);
  const header = { alg, typ: 'JWT', ...(first.kid && { kid: first.kid }) };
  return {
    published: { keys: jwks.map((jwk) => ({ ...publicPart(jwk), alg: algorithmOf(jwk) })) },
    sign: (claims) => new SignJWT(claims).setProtectedHeader(header).sign(signing),
    // A token without `kid` counts only where there is no choice.
    keyFor: ({ kid }) =>
      keys.get(kid) ?? (kid === undefined && keys.size === 1 ? [...keys.values()][0] : undefined),
  };
}

function ringOfSecret(secret: string): Ring {
  const key = new TextEncoder().encode(secret);
  return {
    published: { keys: [] },
    sign: (claims) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(key),
    keyFor: () => ({ alg: 'HS256', key }),
  };
}

/** The fields of a private key are not published, nor is what says that it signs. */
function publicPart({ kty, kid, crv, x, y, n, e }: JWK): JWK {
  const shape = kty === 'RSA' ? { n, e } : { crv, x, y };
  return { kty, ...(kid && { kid }), use: 'sig', key_ops: ['verify'], ...shape } as JWK;
}

function algorithmOf({ kty, alg }: JWK): Algorithm {
  if (kty === 'EC') return 'ES256';
  if (kty === 'RSA' && (alg === undefined || alg === 'RS256')) return 'RS256';
  throw new Error(`A key of the kind ${kty} ${alg} signs no tokens here.`);
}
