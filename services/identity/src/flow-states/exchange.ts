import type { Tx } from '@sidework/chassis/db/db';
import type { Deps } from '../deps.ts';
import { requireFinished } from './flow.ts';
import { deleteFlow, lockFlowOfCode } from './queries.ts';
import type { FlowState } from './table.ts';

/** Uses up the flow that a code belongs to; of many who present it at once one gets it. */
export async function takeFlow(
  { now }: Deps,
  tx: Tx,
  code: string,
  verifier: string,
): Promise<FlowState & { userId: string }> {
  const flow = await lockFlowOfCode(tx, code);
  const finished = requireFinished(flow, verifier, now());
  await deleteFlow(tx, finished.id);
  return finished;
}
