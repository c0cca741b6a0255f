import type { Db } from '@sidework/chassis/db/db';
import { forbidden } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import { isKid, type Person, people } from '@sidework/chassis/people/people';
import { canAccessCrm } from '@sidework/contracts/identity/profiles/account-types';
import { eq } from 'drizzle-orm';

/** Who has no clients is refused by what is known of them, whatever the token says (decision 1). */
export async function requireCrm(db: Db, actor: Actor): Promise<Person> {
  const [person] = await db.select().from(people).where(eq(people.id, actor.id));
  if (!person || !canAccessCrm(person)) throw forbidden('no_crm_access');
  if (isKid(person) && !person.mayAct) throw forbidden('age_verification_required');
  return person;
}
