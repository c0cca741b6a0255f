import { listOwnJobs } from '@sidework/contracts/marketplace/jobs';
import { usePages } from '../../../lib/api.ts';

/** The viewer's own jobs; proposals arrive on them meanwhile. */
export function useOwnJobs() {
  return usePages(listOwnJobs, {}, { isLive: true });
}
