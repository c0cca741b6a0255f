import type { Db, Tx } from '@sidework/chassis/db/db';
import { and, eq, isNotNull, ne, or } from 'drizzle-orm';
import { hashOf } from '../hashes.ts';
import { type FlowState, flowStates } from './table.ts';

export async function insertFlow(tx: Tx, flow: typeof flowStates.$inferInsert) {
  await tx.insert(flowStates).values(flow);
}

export async function saveFlow(tx: Tx, id: string, changes: Partial<FlowState>) {
  await tx.update(flowStates).set(changes).where(eq(flowStates.id, id));
}

export async function deleteFlow(tx: Tx, id: string) {
  await tx.delete(flowStates).where(eq(flowStates.id, id));
}

export async function lockFlowOfCode(tx: Tx, code: string): Promise<FlowState | undefined> {
  const [flow] = await tx
    .select()
    .from(flowStates)
    .where(eq(flowStates.authCodeHash, hashOf(code)))
    .for('update');
  return flow;
}

/** Takes the flow that a provider's answer belongs to, so that an answer counts once. */
export async function takeFlowOfState(db: Db, state: string): Promise<FlowState | undefined> {
  const [flow] = await db
    .update(flowStates)
    .set({ providerState: null })
    .where(eq(flowStates.providerState, hashOf(state)))
    .returning();
  return flow;
}

/** Ends flows that still hold a code to exchange, or that would link a provider on return. */
export async function endFlows(tx: Tx, userId: string) {
  const isProved = and(eq(flowStates.userId, userId), isNotNull(flowStates.authCodeHash));
  await tx.delete(flowStates).where(or(isProved, eq(flowStates.linkingTargetId, userId)));
}

export async function deleteFlowsOfUser(tx: Tx, userId: string, keptId: string | null) {
  const ofUser = or(eq(flowStates.userId, userId), eq(flowStates.linkingTargetId, userId));
  await tx.delete(flowStates).where(and(ofUser, keptId ? ne(flowStates.id, keptId) : undefined));
}
