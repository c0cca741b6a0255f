import { randomBytes } from 'node:crypto';
import type { Tx } from '@sidework/chassis/db/db';
import { eq } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { hashOf } from '../hashes.ts';
import { flowStates } from './table.ts';

/** The code for who has proved to be the user; only the client that began the flow can exchange it. */
export async function giveCode(
  { now }: Deps,
  tx: Tx,
  flowStateId: string,
  userId: string,
): Promise<string> {
  const code = randomBytes(32).toString('base64url');
  await tx
    .update(flowStates)
    .set({ userId, authCodeHash: hashOf(code), authCodeIssuedAt: now() })
    .where(eq(flowStates.id, flowStateId));
  return code;
}
