import type { Db } from '@sidework/chassis/db/db';
import { isKid, people } from '@sidework/chassis/people/people';
import { eq } from 'drizzle-orm';
import { emailsOf } from '../contacts/queries.ts';
import type { Registration } from '../registrations/registration.ts';

export interface ReadersOfSeat {
  addresses: string[];
  isChild: boolean;
}

/**
 * Where mail about a seat goes: to the confirmed address of the account that has it, whatever was typed for the organizer's
 * list (decision 122). Of a child's seat the guardian who agreed is mailed, and all of them while none has, or while the one
 * who did looks after the child no more.
 */
export async function readersOfSeat(
  db: Db,
  { userId, approvedBy }: Pick<Registration, 'userId' | 'approvedBy'>,
): Promise<ReadersOfSeat> {
  const [person] = await db.select().from(people).where(eq(people.id, userId));
  if (!person || !isKid(person)) return { addresses: await emailsOf(db, [userId]), isChild: false };
  const agreed = person.guardianIds.filter((id) => id === approvedBy);
  const guardianIds = agreed.length > 0 ? agreed : person.guardianIds;
  return { addresses: await emailsOf(db, guardianIds), isChild: true };
}
