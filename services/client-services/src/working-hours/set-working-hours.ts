import type { Actor } from '@sidework/chassis/http/actor';
import { requireActingAdult } from '@sidework/chassis/people/people';
import type { WorkingHours } from '@sidework/contracts/client-services/working-hours';
import type { Deps } from '../deps.ts';
import { saveWorkingHours } from './queries.ts';

/** Appointments that were booked before stay, also outside the new hours. */
export function setWorkingHours(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  hours: WorkingHours,
): Promise<{ hours: WorkingHours }> {
  return db.transaction(async (tx) => {
    await requireActingAdult(tx, actor);
    await saveWorkingHours(tx, actor.id, hours, now());
    return { hours };
  });
}
