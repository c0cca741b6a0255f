import { categoryLabel } from '@sidework/contracts/marketplace/categories';
import type { JobView } from '@sidework/contracts/marketplace/jobs';
import type { ReactNode } from 'react';
import { DateText } from '../../ui/date-text.tsx';
import classes from './job-facts.module.css';

interface Props {
  job: JobView;
  /** Whether the reader told where they are, so that a missing distance means something. */
  isLocated?: boolean;
  /** Another date than when it was posted. */
  when?: ReactNode;
}

/** What and where a job is, then its distance and date: one line, on a phone two. */
export function JobFacts({ job, isLocated = false, when }: Props) {
  const { category, location, distanceMiles } = job;
  return (
    <span className={classes.facts}>
      <span>
        {categoryLabel(category)}
        {location && ` · ${location}`}
      </span>
      {isLocated && (
        <span>
          {distanceMiles === null ? 'Distance unknown' : `${distanceMiles.toFixed(1)} mi`}
        </span>
      )}
      <span>
        {when || (
          <>
            Posted <DateText moment={job.createdAt} isShort />
          </>
        )}
      </span>
    </span>
  );
}
