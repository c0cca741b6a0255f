import type { Tx } from '@sidework/chassis/db/db';
import { eq } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { refused } from '../refusals/refusal.ts';
import { codeHashOf } from './give-code.ts';
import { type FlowState, flowStates } from './table.ts';
import { isVerifierOf } from './verifier.ts';

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
  if (!isVerifierOf(flow, verifier)) throw refused('bad_code_verifier');
  await tx.delete(flowStates).where(eq(flowStates.id, flow.id));
  return { ...flow, userId: flow.userId };
}
