import type { PersonCard } from '@sidework/contracts/kernel/values';
import { DottedLine } from '../../ui/dotted-line.tsx';
import { RatingText } from '../../ui/rating-text.tsx';

interface Props {
  person: PersonCard;
  /** The month that they joined in, where it is of interest. */
  since?: string | undefined;
}

/** What others say of an owner, and how much they have done. */
export function OwnerFacts({ person, since }: Props) {
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
        completedText(completed),
        since && `On Sidework since ${since}`,
      ]}
    />
  );
}

function completedText(count: number): string {
  if (count === 0) return 'No services completed yet';
  return count === 1 ? '1 service completed' : `${count} services completed`;
}
