import type { PersonCard } from '@sidework/contracts/kernel/values';
import { RatingText } from '../../ui/rating-text.tsx';

export function OwnerRating({ person }: { person: PersonCard }) {
  if (person.rating === null) return null;
  const { reviewCount } = person;
  return (
    <>
      <RatingText rating={person.rating} /> (
      {reviewCount === 1 ? '1 review' : `${reviewCount} reviews`}) ·{' '}
    </>
  );
}

export function completedText({ completedServicesAsProfessional: count }: PersonCard): string {
  if (count === 0) return 'No services completed yet';
  return count === 1 ? '1 service completed' : `${count} services completed`;
}
