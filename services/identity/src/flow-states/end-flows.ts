import type { Tx } from '@sidework/chassis/db/db';
import { and, eq, isNotNull, or } from 'drizzle-orm';
import { flowStates } from './table.ts';

/** Ends flows that still hold a code to exchange, or that would link a provider on return. */
export async function endFlows(tx: Tx, userId: string) {
  const isProved = and(eq(flowStates.userId, userId), isNotNull(flowStates.authCodeHash));
  await tx.delete(flowStates).where(or(isProved, eq(flowStates.linkingTargetId, userId)));
}
