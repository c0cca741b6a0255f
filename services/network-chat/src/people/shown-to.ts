import type { Db } from '@sidework/chassis/db/db';
import { isKid, type Person, toPersonCard } from '@sidework/chassis/people/people';
import { toApprovedCard } from '@sidework/chassis/people/plain-name';
import type { PersonCard } from '@sidework/contracts/kernel/values';
import { clientsApprovedFor, findPerson } from './queries.ts';

/**
 * An adult sees whole cards. A child sees whole cards of its guardians and other children, and of its clients the cards that
 * its guardians approved (D-108).
 */
export async function cardsFor(db: Db, viewerId: string): Promise<(person: Person) => PersonCard> {
  const viewer = await findPerson(db, viewerId);
  if (!viewer || !isKid(viewer)) return toPersonCard;
  const approved = viewer.mayAct ? await clientsApprovedFor(db, viewerId) : new Map();
  return (person) =>
    isKid(person) || viewer.guardianIds.includes(person.id)
      ? toPersonCard(person)
      : toApprovedCard(toPersonCard(person), approved.get(person.id) ?? null);
}
