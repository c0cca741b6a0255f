import { createHash, generateKeyPairSync, type JsonWebKey, randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, unlink } from 'node:fs/promises';
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
});
export type SigningKey = z.infer<typeof SigningKey>;

const KeysFile = z.object({ keys: z.array(SigningKey).min(1) });

/** The keys of the file, which is made with two where it is missing. The first signs; all are published. */
export async function openKeysFile(path: string): Promise<SigningKey[]> {
  const kept = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return undefined;
  });
  if (kept !== undefined) return KeysFile.parse(JSON.parse(kept)).keys;
  await create(path);
  return openKeysFile(path);
}

/** Whole or not at all: the file is written aside and then linked, which fails where another process was first. */
async function create(path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const aside = `${path}.${randomUUID()}`;
  const file = await open(aside, 'wx', 0o600);
  try {
    await file.writeFile(JSON.stringify({ keys: [newKey(), newKey()] }, null, 2));
    await file.sync();
    await link(aside, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await file.close();
    await unlink(aside);
  }
}

function newKey(): SigningKey {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = privateKey.export({ format: 'jwk' });
  return SigningKey.parse({ ...jwk, kid: thumbprint(jwk), alg: 'ES256', use: 'sig' });
}

/** RFC 7638. */
function thumbprint({ crv, kty, x, y }: JsonWebKey): string {
  return createHash('sha256').update(JSON.stringify({ crv, kty, x, y })).digest('base64url');
}
