import { categoryLabel } from '@sidework/contracts/marketplace/categories';
import type { JobView } from '@sidework/contracts/marketplace/jobs';
import type { ReactNode } from 'react';
import { DateText } from '../../../ui/figures/date-text.tsx';
import { DottedLine } from '../../../ui/figures/dotted-line.tsx';

interface Props {
  job: JobView;
  /** Whether the reader told where they are, so that a missing distance means something. */
  isLocated?: boolean | undefined;
  /** Another date than when it was posted, or more words with it. */
  when?: ReactNode;
}

/** Distance, date and how many proposed come after the kind and the place. */
export function JobFacts({ job, isLocated, when }: Props) {
  const { category, location, distanceMiles, isDistanceAbout, proposalCount } = job;
  return (
    <DottedLine
      parts={[
        categoryLabel(category),
        location,
        isLocated &&
          (distanceMiles === null
            ? 'Distance unknown'
            : `${isDistanceAbout ? 'about ' : ''}${distanceMiles.toFixed(1)} mi`),
        when || <DateText moment={job.createdAt} isShort />,
        proposalCount ? `${proposalCount} proposal${proposalCount === 1 ? '' : 's'}` : null,
      ]}
    />
  );
}
