import type { OwnJobView } from '@sidework/contracts/marketplace/jobs';
import { DateText } from '../../ui/date-text.tsx';
import { endsSoon, endWord } from './job-end.ts';
import classes from './own-job-end.module.css';

/** When an open job ends by itself, or did. */
export function OwnJobEnd({ job }: { job: OwnJobView }) {
  const word = endWord(job);
  return (
    word && (
      <span className={classes.end} data-soon={endsSoon(job)}>
        {word} <DateText moment={job.expiresAt} />
      </span>
    )
  );
}
