import type { Db, Tx } from '@sidework/chassis/db/db';
import type { AgeBand } from '@sidework/contracts/identity/profiles/age-bands';
import { and, eq, lt, sql } from 'drizzle-orm';
import { ageBands } from './table.ts';

/** A child of whom no band is known counts as the youngest. */
export async function ageBandOf(db: Db, personId: string): Promise<AgeBand> {
  const [known] = await db.select().from(ageBands).where(eq(ageBands.personId, personId));
  return known?.band ?? 'under_14';
}

/** Keeps the newest band; an adult has none. */
export async function keepAgeBand(
  tx: Tx,
  { personId, band, sequence }: { personId: string; band: AgeBand | null; sequence: number },
): Promise<void> {
  const isOlder = lt(ageBands.sequence, sequence);
  if (!band) {
    await tx.delete(ageBands).where(and(eq(ageBands.personId, personId), isOlder));
    return;
  }
  await tx
    .insert(ageBands)
    .values({ personId, band, sequence })
    .onConflictDoUpdate({
      target: ageBands.personId,
      set: { band, sequence },
      setWhere: sql`${ageBands.sequence} < ${sequence}`,
    });
}

export async function forgetAgeBand(tx: Tx, personId: string): Promise<void> {
  await tx.delete(ageBands).where(eq(ageBands.personId, personId));
}
