import { createPublicKey, type JsonWebKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';

// Checks a proof without a network, and prints what it says:
//   node services/client-services/check-proof.ts proof.json keys.json
// The keys are those of `/api/proof-keys`. The page in `verifyAt` tells what ended after the proof was signed.
const read = (path = '') => JSON.parse(readFileSync(path, 'utf8'));
const decoded = (text: string) => JSON.parse(Buffer.from(text, 'base64url').toString());

const [proofPath, keysPath] = process.argv.slice(2);
const { payload, protected: head, signature } = read(proofPath);
const { alg, kid, typ } = decoded(head);
if (alg !== 'ES256' || typ !== 'sidework-proof+json') throw new Error('This is not a proof.');

const jwk = read(keysPath).keys.find((key: JsonWebKey) => key.kid === kid);
if (!jwk) throw new Error('No published key signed this.');
const isSigned = verify(
  'sha256',
  Buffer.from(`${head}.${payload}`),
  { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
  Buffer.from(signature, 'base64url'),
);
if (!isSigned) throw new Error('The proof was changed after it was signed.');
console.log(JSON.stringify(decoded(payload), null, 2));
