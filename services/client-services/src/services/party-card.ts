import { isKid, type Person, toPersonCard } from '@sidework/chassis/people/people';
import { toApprovedCard } from '@sidework/chassis/people/plain-name';
import type { ApprovedCard } from '@sidework/contracts/kernel/values';

/**
 * A child reads an adult's card as its guardian approved it (decision 108), while it may act itself, and so does whoever
 * looks at its work.
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
