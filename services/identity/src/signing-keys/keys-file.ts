import { createHash, generateKeyPairSync, type JsonWebKey, randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rename, unlink } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';

const SigningKey = z.object({
  kid: z.string().min(1),
  alg: z.literal('ES256'),
  use: z.literal('sig'),
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  d: z.string(),
  /** The expiry of the last token that a retired key signed. */
  publishedUntil: z.iso.datetime().optional(),
});
export type SigningKey = z.infer<typeof SigningKey>;

const KeysFile = z.object({ keys: z.array(SigningKey).min(1) });

/** The keys of the file, which is made with two where it is missing. The first signs; all are published. */
export async function openKeysFile(path: string): Promise<SigningKey[]> {
  const kept = await readKeysFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return undefined;
  });
  if (kept) return kept;
  await create(path);
  return readKeysFile(path);
}

export async function readKeysFile(path: string): Promise<SigningKey[]> {
  return KeysFile.parse(JSON.parse(await readFile(path, 'utf8'))).keys;
}

/** Whole or not at all: linking fails where another process was first. */
async function create(path: string): Promise<void> {
  const aside = await writeAside(path, [newKey(), newKey()]);
  try {
    await link(aside, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await unlink(aside);
  }
}

/** The rename is atomic, so a simultaneous reader gets the old file or the new one. */
export async function replaceKeysFile(path: string, keys: SigningKey[]): Promise<void> {
  await rename(await writeAside(path, keys), path);
}

async function writeAside(path: string, keys: SigningKey[]): Promise<string> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const aside = `${path}.${randomUUID()}`;
  const file = await open(aside, 'wx', 0o600);
  try {
    await file.writeFile(JSON.stringify({ keys }, null, 2));
    await file.sync();
  } finally {
    await file.close();
  }
  return aside;
}

export function newKey(): SigningKey {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = privateKey.export({ format: 'jwk' });
  return SigningKey.parse({ ...jwk, kid: thumbprint(jwk), alg: 'ES256', use: 'sig' });
}

/** RFC 7638. */
function thumbprint({ crv, kty, x, y }: JsonWebKey): string {
  return createHash('sha256').update(JSON.stringify({ crv, kty, x, y })).digest('base64url');
}
