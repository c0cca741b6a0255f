import type { Tx } from '@sidework/chassis/db/db';
import { lt, sql } from 'drizzle-orm';
import { isGone } from './certificate-queries.ts';
import { ceAttendances } from './table.ts';

/**
 * Each event of a seat has a durable of its own, so its handlers wait here for each other. False if the door did something
 * later than this, or nothing is to be kept.
 */
export async function keepAttendance(
  tx: Tx,
  { registrationId, userId }: { registrationId: string; userId: string },
  latest: { isIn: boolean; sequence: number },
  at: Date,
): Promise<boolean> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended('seat ' || ${registrationId}, 0))`,
  );
  if (await isGone(tx, userId)) return false;
  const kept = await tx
    .insert(ceAttendances)
    .values({ registrationId, professionalId: userId, ...latest, createdAt: at })
    .onConflictDoUpdate({
      target: ceAttendances.registrationId,
      set: latest,
      setWhere: lt(ceAttendances.sequence, latest.sequence),
    })
    .returning({ registrationId: ceAttendances.registrationId });
  return kept.length > 0;
}
