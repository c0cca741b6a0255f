import type { Db, Tx } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import type { StageChangeRecord } from '@sidework/contracts/client-services/services';
import { and, desc, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Service } from '../services/service.ts';
import { stageChanges } from './table.ts';

export async function recordStageChange(
  tx: Tx,
  { from, to, reason }: { from: Service; to: Service; reason: string | undefined },
  by: Actor,
  changedAt: Date,
): Promise<void> {
  await tx.insert(stageChanges).values({
    id: uuidv7(),
    serviceId: to.id,
    fromStage: from.progressStage,
    toStage: to.progressStage,
    reason: reason ?? null,
    changedBy: by.id,
    changedAt,
  });
}

/** Whether its client has had it reopened after a completion. */
export async function wasReopened(tx: Tx, serviceId: string): Promise<boolean> {
  const reopened = and(
    eq(stageChanges.serviceId, serviceId),
    eq(stageChanges.fromStage, 'completed'),
  );
  return (await tx.$count(stageChanges, reopened)) > 0;
}

/** The latest first. */
export async function stageChangesOf(db: Db, serviceId: string): Promise<StageChangeRecord[]> {
  const rows = await db
    .select()
    .from(stageChanges)
    .where(eq(stageChanges.serviceId, serviceId))
    .orderBy(desc(stageChanges.changedAt), desc(stageChanges.id));
  return rows.map(({ serviceId: _, changedAt, ...row }) => ({
    ...row,
    changedAt: changedAt.toISOString(),
  }));
}
