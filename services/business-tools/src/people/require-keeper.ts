import type { Db, Tx } from '@sidework/chassis/db/db';
import { forbidden } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import { isKid, people, requireActing } from '@sidework/chassis/people/people';
import { eq } from 'drizzle-orm';

/** A child keeps income and deductions before it is verified, since it may earn before (1.6). */
export async function requireBookkeeper(tx: Tx, actor: Actor): Promise<void> {
  const [person] = await tx.select().from(people).where(eq(people.id, actor.id));
  if (person && isKid(person)) return;
  await requireActing(tx, actor);
}

/** A child that may not act sees nothing else of this service. */
export async function requireReader(db: Db, actor: Actor): Promise<void> {
  const [person] = await db.select().from(people).where(eq(people.id, actor.id));
  if (person && isKid(person) && !person.mayAct) throw forbidden('age_verification_required');
}
