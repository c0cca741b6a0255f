import type { PersonCard } from '@sidework/contracts/kernel/values';
import { servicesCompleted } from '../../lib/services-completed.ts';
import { DottedLine } from '../../ui/figures/dotted-line.tsx';
import { RatingText } from '../../ui/figures/rating-text.tsx';

export function OwnerFacts({ person }: { person: PersonCard }) {
  const { rating, reviewCount, completedServicesAsProfessional: completed } = person;
  return (
    <DottedLine
      parts={[
        rating !== null && (
          <>
            <RatingText rating={rating} />
            {reviewCount === 1 ? ' (1 review)' : ` (${reviewCount} reviews)`}
          </>
        ),
        servicesCompleted(completed),
      ]}
    />
  );
}
