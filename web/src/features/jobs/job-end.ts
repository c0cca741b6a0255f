import type { JobDetail, JobStatus, OwnJobView } from '@sidework/contracts/marketplace/jobs';

type Ending = Pick<JobDetail | OwnJobView, 'status' | 'expiresAt'>;

const words: Partial<Record<JobStatus, string>> = { open: 'Ends', expired: 'Ended' };

/** What time does to the job, or did: the word for it. Of one that somebody ended there is none. */
export const endWord = ({ status }: Ending): string | undefined => words[status];

const soonMs = 7 * 24 * 60 * 60 * 1000;

/** Whether it ends so soon that its client may want to extend it. */
export const endsSoon = ({ status, expiresAt }: Ending, now = Date.now()): boolean =>
  status === 'open' && Date.parse(expiresAt) - now < soonMs;
