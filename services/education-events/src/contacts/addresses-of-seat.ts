import type { Db } from '@sidework/chassis/db/db';
import { isKid } from '@sidework/chassis/people/people';
import { findPerson } from '../people/queries.ts';
import type { Registration } from '../registrations/registration.ts';
import { addressesOfHolder, emailsOf } from './queries.ts';

export interface ReadersOfSeat {
  addresses: string[];
  isChild: boolean;
}

/** Who has the ticket: the giver of one that is older than invitations hands it on, and one that waits is nobody's. */
export async function holdersOfTicket(db: Db, registration: Registration): Promise<ReadersOfSeat> {
  if (!registration.transferredAt) return readersOfSeat(db, registration);
  const holder = await addressesOfHolder(db, registration.id);
  const isOlder = holder.length === 0 && registration.transferAcceptedAt !== null;
  return isOlder ? readersOfSeat(db, registration) : { addresses: holder, isChild: false };
}

/** Who hears that there is no seat any more: who has the ticket, and whose seat it was. */
export async function allOfSeat(db: Db, registration: Registration): Promise<string[]> {
  const { addresses } = await readersOfSeat(db, registration);
  return [...new Set([...addresses, ...(await addressesOfHolder(db, registration.id))])];
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
  const person = await findPerson(db, userId);
  if (!person || !isKid(person)) return { addresses: await emailsOf(db, [userId]), isChild: false };
  const agreed = person.guardianIds.filter((id) => id === approvedBy);
  const guardianIds = agreed.length > 0 ? agreed : person.guardianIds;
  return { addresses: await emailsOf(db, guardianIds), isChild: true };
}
