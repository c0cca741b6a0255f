import type { Db, Tx } from '@sidework/chassis/db/db';
import { forbidden } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import { isKid, people, requireActing } from '@sidework/chassis/people/people';
import { eq } from 'drizzle-orm';

/** Money is earned before anybody is verified: children write down their income and deductions all the same (1.6). */
export async function requireBookkeeper(tx: Tx, actor: Actor): Promise<void> {
  const [person] = await tx.select().from(people).where(eq(people.id, actor.id));
  if (person && isKid(person)) return;
  await requireActing(tx, actor);
}

/** What else is kept here is shown to no child that may not act. */
export async function requireReader(db: Db, actor: Actor): Promise<void> {
  const [person] = await db.select().from(people).where(eq(people.id, actor.id));
  if (person && isKid(person) && !person.mayAct) throw forbidden('age_verification_required');
}
