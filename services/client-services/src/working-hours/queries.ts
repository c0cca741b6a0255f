import type { Db, Tx } from '@sidework/chassis/db/db';
import type { WorkingHours } from '@sidework/contracts/client-services/working-hours';
import { eq } from 'drizzle-orm';
import { workingHours } from './table.ts';

export async function workingHoursOf(
  db: Db,
  professionalId: string,
): Promise<WorkingHours | undefined> {
  const [row] = await db
    .select({ hours: workingHours.hours })
    .from(workingHours)
    .where(eq(workingHours.professionalId, professionalId));
  return row?.hours;
}

export async function saveWorkingHours(
  tx: Tx,
  professionalId: string,
  hours: WorkingHours,
  changedAt: Date,
): Promise<void> {
  await tx
    .insert(workingHours)
    .values({ professionalId, hours, changedAt })
    .onConflictDoUpdate({ target: workingHours.professionalId, set: { hours, changedAt } });
}

export async function forgetWorkingHours(tx: Tx, professionalId: string): Promise<void> {
  await tx.delete(workingHours).where(eq(workingHours.professionalId, professionalId));
}
