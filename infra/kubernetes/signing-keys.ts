import { createHash, generateKeyPairSync, type JsonWebKey } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { tolerate } from '../local/tolerate.ts';

/**
 * The file of identity's signing keys, made with two where it is missing. On one machine identity makes it; in a cluster
 * its instances share it, and none of them may write it.
 */
export async function openSigningKeys(path: string): Promise<string> {
  const kept = await readFile(path, 'utf8').catch(tolerate('ENOENT'));
  if (kept) return kept;
  const made = JSON.stringify({ keys: [newKey(), newKey()] }, null, 2);
  await writeFile(path, made, { mode: 0o600, flag: 'wx' });
  return made;
}

function newKey() {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = privateKey.export({ format: 'jwk' });
  return { ...jwk, kid: thumbprint(jwk), alg: 'ES256', use: 'sig' };
}

/** The key's name is the hash of its public half (RFC 7638), as identity names its own. */
function thumbprint({ crv, kty, x, y }: JsonWebKey): string {
  return createHash('sha256').update(JSON.stringify({ crv, kty, x, y })).digest('base64url');
}
