import { randomInt } from 'node:crypto';
import type { Db } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { requireActingAdult } from '@sidework/chassis/people/people';
import { proofCodeLength } from '@sidework/contracts/client-services/proofs';
import { educationAddresses } from '@sidework/contracts/education-events/addresses';
import { v7 as uuidv7 } from 'uuid';
import type { Deps } from '../deps.ts';
import { digestOf } from './facts-digest.ts';
import { gatherFacts } from './gather-facts.ts';
import { type Proof, requireProof, toPayload } from './proof.ts';
import { insertKey, insertOrFindProof, newestKey } from './queries.ts';
import { isDueToRotate, newKey, type PrivateKey, sign } from './signature.ts';

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** 120 bits, so that only a person who was shown the code can have it. */
const newCode = () =>
  Array.from({ length: proofCodeLength }, () => letters[randomInt(letters.length)]).join('');

export const issueProof = (
  { db, config, now }: Pick<Deps, 'db' | 'config' | 'now'>,
  actor: Actor,
): Promise<Proof> =>
  db.transaction(async (tx) => {
    const person = await requireActingAdult(tx, actor);
    const at = now();
    const facts = await gatherFacts(tx, person, at);
    const code = newCode();
    const payload = toPayload(
      facts,
      {
        code,
        issuer: config.PUBLIC_URL,
        verifyAt: new URL(educationAddresses.verify(code), config.PUBLIC_URL).href,
      },
      at,
    );
    const proof = {
      id: uuidv7(),
      code,
      personId: person.id,
      factsDigest: digestOf(facts),
      payload,
      signed: sign(payload, await signingKey(tx, at)),
      issuedOn: payload.issuedAt.slice(0, 10),
      issuedAt: at,
    };
    return requireProof(await insertOrFindProof(tx, proof));
  });

/** The newest key; a first one, or the next after a year, is made where it is needed. */
async function signingKey(db: Db, now: Date): Promise<PrivateKey> {
  const newest = await newestKey(db);
  if (newest && !isDueToRotate(newest.createdAt, now)) return newest.key;
  await insertKey(db, newKey(), (newest?.number ?? 0) + 1, now);
  const made = await newestKey(db);
  if (!made) throw new Error('the key of proofs was not kept');
  return made.key;
}
