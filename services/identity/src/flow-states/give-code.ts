import { randomBytes } from 'node:crypto';
import type { Tx } from '@sidework/chassis/db/db';
import type { Deps } from '../deps.ts';
import { hashOf } from '../hashes.ts';
import { saveFlow } from './queries.ts';

/** The code for who has proved to be the user; only the client that began the flow can exchange it. */
export async function giveCode(
  { now }: Deps,
  tx: Tx,
  flowStateId: string,
  userId: string,
): Promise<string> {
  const code = randomBytes(32).toString('base64url');
  const given = { userId, authCodeHash: hashOf(code), authCodeIssuedAt: now() };
  await saveFlow(tx, flowStateId, given);
  return code;
}
