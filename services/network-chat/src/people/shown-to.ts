import type { Db } from '@sidework/chassis/db/db';
import { isKid, type Person, toPersonCard } from '@sidework/chassis/people/people';
import { toApprovedCard } from '@sidework/chassis/people/plain-name';
import type { PersonCard } from '@sidework/contracts/kernel/values';
import { clientsApprovedFor, findPerson } from './queries.ts';

/**
 * How people are shown to a viewer. An adult sees whole cards; a child sees whole cards of its guardians, and those that
 * its guardians approved of the clients for whom it works (decision 108).
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
