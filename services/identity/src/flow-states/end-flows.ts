import type { Tx } from '@sidework/chassis/db/db';
import { and, eq, isNotNull, or } from 'drizzle-orm';
import { flowStates } from './table.ts';

/** Whoever holds a code to exchange, or is on the way back from a provider to link it, has come too late. */
export async function endFlows(tx: Tx, userId: string) {
  const isProved = and(eq(flowStates.userId, userId), isNotNull(flowStates.authCodeHash));
  await tx.delete(flowStates).where(or(isProved, eq(flowStates.linkingTargetId, userId)));
}
