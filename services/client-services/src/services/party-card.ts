import { isKid, type Person, toPersonCard } from '@sidework/chassis/people/people';
import { toApprovedCard } from '@sidework/chassis/people/plain-name';
import type { ApprovedCard } from '@sidework/contracts/kernel/values';

/**
 * A child reads an adult's card as its guardian approved it while the child may act (D-108). Other readers of its
 * work read the same card.
 */
export function cardFor(
  reader: Person | null,
  person: Person | null,
  approved: ApprovedCard | null,
) {
  if (!person) return null;
  const card = toPersonCard(person);
  if (!reader || !isKid(reader) || isKid(person)) return card;
  return toApprovedCard(card, reader.mayAct ? approved : null);
}
