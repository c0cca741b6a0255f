import type { PersonCard } from '@sidework/contracts/kernel/values';
import { RatingText } from '../../ui/rating-text.tsx';

/** A fact breaks between lines only before or after it. */
const unbroken = (fact: string) => fact.replaceAll(' ', '\u00a0');

export function OwnerRating({ person }: { person: PersonCard }) {
  if (person.rating === null) return null;
  const { reviewCount } = person;
  return (
    <>
      <RatingText rating={person.rating} />
      {unbroken(reviewCount === 1 ? ' (1 review) ·' : ` (${reviewCount} reviews) ·`)}{' '}
    </>
  );
}

export function completedText({ completedServicesAsProfessional: count }: PersonCard): string {
  if (count === 0) return 'No services completed yet';
  return unbroken(count === 1 ? '1 service completed' : `${count} services completed`);
}
