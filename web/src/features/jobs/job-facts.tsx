import { categoryLabel } from '@sidework/contracts/marketplace/categories';
import type { JobView } from '@sidework/contracts/marketplace/jobs';
import type { ReactNode } from 'react';
import { DateText } from '../../ui/date-text.tsx';
import classes from './job-facts.module.css';

interface Props {
  job: JobView;
  /** Whether the reader told where they are, so that a missing distance means something. */
  isLocated?: boolean;
  more?: ReactNode;
}

/** Category, place, distance and age of a job, in one line. */
export function JobFacts({ job, isLocated = false, more }: Props) {
  return (
    <span className={classes.facts}>
      <span>{categoryLabel(job.category)}</span>
      {job.location && <span>{job.location}</span>}
      {isLocated && (
        <span className={classes.figures}>
          {job.distanceMiles === null ? 'Distance unknown' : milesText(job.distanceMiles)}
        </span>
      )}
      <span>
        Posted <DateText moment={job.createdAt} />
      </span>
      {more}
    </span>
  );
}

function milesText(miles: number): string {
  return `${miles.toFixed(1)} mi`;
}
