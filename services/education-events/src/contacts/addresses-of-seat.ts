import type { Db } from '@sidework/chassis/db/db';
import { isKid } from '@sidework/chassis/people/people';
import { findPerson } from '../people/queries.ts';
import type { Registration } from '../registrations/registration.ts';
import { addressesOfHolder, emailsOf } from './queries.ts';

export interface ReadersOfSeat {
  addresses: string[];
  isChild: boolean;
}

/** A ticket given away before there were invitations is mailed to its giver, and one that waits for an answer has no holder. */
export async function holdersOfTicket(db: Db, registration: Registration): Promise<ReadersOfSeat> {
  if (!registration.transferredAt) return readersOfSeat(db, registration);
  const holder = await addressesOfHolder(db, registration.id);
  const isOlder = holder.length === 0 && registration.transferAcceptedAt !== null;
  return isOlder ? readersOfSeat(db, registration) : { addresses: holder, isChild: false };
}

/** The holder of the ticket and the person who registered both hear that the seat is gone. */
export async function addressesOfSeat(db: Db, registration: Registration): Promise<string[]> {
  const { addresses } = await readersOfSeat(db, registration);
  return [...new Set([...addresses, ...(await addressesOfHolder(db, registration.id))])];
}

/**
 * Mail about a seat goes to the confirmed address of its account, not to the address that was typed for the organizer's list
 * (D-122). For a child's seat the guardian who agreed is mailed. All guardians are mailed while none has agreed, and
 * when the one who agreed no longer looks after the child.
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
