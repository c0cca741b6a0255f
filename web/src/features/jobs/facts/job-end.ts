import type { JobDetail, JobStatus, OwnJobView } from '@sidework/contracts/marketplace/jobs';

type Ending = Pick<JobDetail | OwnJobView, 'status' | 'expiresAt'>;

const words: Partial<Record<JobStatus, string>> = { open: 'Ends', expired: 'Ended' };

/** The sentence about the job's expiry, ahead or past; none for a job that its client ended. */
export const endWord = ({ status }: Ending): string | undefined => words[status];

const soonMs = 7 * 24 * 60 * 60 * 1000;

/** Whether it ends so soon that its client may want to extend it. */
export const endsSoon = ({ status, expiresAt }: Ending, now = Date.now()): boolean =>
  status === 'open' && Date.parse(expiresAt) - now < soonMs;
