import type { Tx } from '@sidework/chassis/db/db';
import { eq } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { hashOf } from '../hashes.ts';
import { requireFinished } from './flow.ts';
import { type FlowState, flowStates } from './table.ts';

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
    .where(eq(flowStates.authCodeHash, hashOf(code)))
    .for('update');
  const finished = requireFinished(flow, verifier, now());
  await tx.delete(flowStates).where(eq(flowStates.id, finished.id));
  return finished;
}
