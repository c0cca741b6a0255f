import type { Db, Tx } from '@sidework/chassis/db/db';
import { isKid, type Person } from '@sidework/chassis/people/people';
import type { Stint } from '@sidework/contracts/client-services/youth-rules';
import { ageBandOf } from '../age-bands/queries.ts';
import { findPerson } from '../people/queries.ts';
import { requireHoursOfChild } from './child-appointment.ts';
import { stintsAround } from './queries.ts';

/** The child who does the work; undefined where an adult does. */
export async function childWhoWorks(
  db: Db,
  { professionalId }: { professionalId: string },
): Promise<Person | undefined> {
  const professional = await findPerson(db, professionalId);
  return professional && isKid(professional) ? professional : undefined;
}

/** Throws unless the child may work then, beside its other agreed work. */
export async function requireYouthHours(
  tx: Tx,
  { id, location }: Pick<Person, 'id' | 'location'>,
  stint: Stint,
  exceptId: string | null,
): Promise<void> {
  const band = await ageBandOf(tx, id);
  const others = await stintsAround(tx, id, stint.startsAt, exceptId);
  requireHoursOfChild(stint, others, { band, location });
}
