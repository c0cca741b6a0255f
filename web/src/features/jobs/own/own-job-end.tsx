import type { OwnJobView } from '@sidework/contracts/marketplace/jobs';
import { DateText } from '../../../ui/figures/date-text.tsx';
import { Words } from '../../../ui/layout/words.tsx';
import { endsSoon, endWord } from '../facts/job-end.ts';

/** When an open job ends by itself, or did. */
export function OwnJobEnd({ job }: { job: OwnJobView }) {
  const word = endWord(job);
  return (
    word && (
      <Words as="span" tone={endsSoon(job) ? 'due' : 'plain'} isStrong={endsSoon(job)}>
        {word} <DateText moment={job.expiresAt} isShort />
      </Words>
    )
  );
}
