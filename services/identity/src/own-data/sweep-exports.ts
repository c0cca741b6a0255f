import type { BackgroundJob } from '@sidework/chassis/jobs/background';
import { discardObject } from '@sidework/chassis/objects/stored-objects';
import { and, eq, lte, ne, notExists } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { dataExports, exportParts } from './table.ts';

type SweepDeps = Pick<Deps, 'db' | 'handover' | 'now'>;

const batch = 100;
const days = (count: number) => count * 86_400_000;
/** After so long nobody waits for a part any more. */
const givenUpAfter = days(7);
const forgottenAfter = days(30);

/** Takes away what had its time: ZIPs that expired, parts that a ZIP holds or nobody waits for, and old rows. */
export async function sweepExports(deps: SweepDeps): Promise<void> {
  await expire(deps);
  await giveUp(deps);
  await removeParts(deps);
  await forget(deps);
}

function expire({ db, now }: SweepDeps) {
  return db.transaction(async (tx) => {
    const over = await tx
      .select({ id: dataExports.id, objectKey: dataExports.objectKey })
      .from(dataExports)
      .where(and(eq(dataExports.state, 'ready'), lte(dataExports.expiresAt, now())))
      .limit(batch)
      .for('update', { skipLocked: true });
    for (const { id, objectKey } of over) {
      if (objectKey) await discardObject(tx, objectKey);
      const expired = { state: 'expired', objectKey: null } as const;
      await tx.update(dataExports).set(expired).where(eq(dataExports.id, id));
    }
  });
}

async function giveUp({ db, now }: SweepDeps) {
  const since = new Date(now().getTime() - givenUpAfter);
  await db
    .update(dataExports)
    .set({ state: 'failed' })
    .where(and(eq(dataExports.state, 'gathering'), lte(dataExports.requestedAt, since)));
}

async function removeParts({ db, handover }: SweepDeps) {
  const needless = await db
    .select({ part: exportParts })
    .from(exportParts)
    .innerJoin(dataExports, eq(dataExports.id, exportParts.exportId))
    .where(ne(dataExports.state, 'gathering'))
    .limit(batch);
  for (const { part } of needless) {
    await handover.remove(part.key);
    const { exportId, service } = exportParts;
    await db.delete(exportParts).where(and(eq(exportId, part.exportId), eq(service, part.service)));
  }
}

async function forget({ db, now }: SweepDeps) {
  const since = new Date(now().getTime() - forgottenAfter);
  const parts = db.select().from(exportParts).where(eq(exportParts.exportId, dataExports.id));
  await db
    .delete(dataExports)
    .where(
      and(
        lte(dataExports.requestedAt, since),
        ne(dataExports.state, 'gathering'),
        ne(dataExports.state, 'ready'),
        notExists(parts),
      ),
    );
}

export const sweepExportsJob: BackgroundJob<SweepDeps> = {
  name: 'sweep-exports',
  every: 60_000,
  run: sweepExports,
};
