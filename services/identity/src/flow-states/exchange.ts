import { createHash, timingSafeEqual } from 'node:crypto';
import type { Tx } from '@sidework/chassis/db';
import { eq } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { refused } from '../refusals/refusal.ts';
import { codeHashOf } from './give-code.ts';
import { type FlowState, flowStates } from './table.ts';

const lifetime = 5 * 60_000;

/** Uses up the flow that a code belongs to; of many who present it at once one gets it. */
export async function takeFlow(
  { now }: Deps,
  tx: Tx,
  code: string,
  verifier: string,
): Promise<FlowState & { userId: string }> {
  const [flow] = await tx
    .select()
    .from(flowStates)
    .where(eq(flowStates.authCodeHash, codeHashOf(code)))
    .for('update');
  if (!flow?.userId || !flow.authCodeIssuedAt) throw refused('flow_state_not_found');
  if (now().getTime() - flow.authCodeIssuedAt.getTime() > lifetime)
    throw refused('flow_state_expired');
  if (!fits(flow, verifier)) throw refused('bad_code_verifier');
  await tx.delete(flowStates).where(eq(flowStates.id, flow.id));
  return { ...flow, userId: flow.userId };
}

/** RFC 7636, 4.6. */
function fits({ codeChallenge, codeChallengeMethod }: FlowState, verifier: string): boolean {
  if (!codeChallenge) return false;
  const shown =
    codeChallengeMethod === 'plain'
      ? verifier
      : createHash('sha256').update(verifier).digest('base64url');
  const [expected, given] = [codeChallenge, shown].map((text) =>
    createHash('sha256').update(text).digest(),
  );
  return expected !== undefined && given !== undefined && timingSafeEqual(expected, given);
}
