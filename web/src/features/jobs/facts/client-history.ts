import type { JobDetail } from '@sidework/contracts/marketplace/jobs';

/** Whether a client hires, for who thinks of proposing. */
export function clientHistory({
  jobsPosted,
  jobsFilled,
}: NonNullable<JobDetail['client']>): string {
  const posted = jobsPosted === 1 ? 'First job here' : `${jobsPosted} jobs posted`;
  return jobsPosted === 1 && jobsFilled === 0 ? posted : `${posted}, ${jobsFilled} filled`;
}
