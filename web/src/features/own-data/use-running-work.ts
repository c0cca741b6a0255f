import { listServices } from '@sidework/contracts/client-services/services';
import { listOwnJobs } from '@sidework/contracts/marketplace/jobs';
import { listOwnProposals } from '@sidework/contracts/marketplace/proposals';
import { useApi } from '../../lib/api.ts';

/** It is the most that a list gives at once, and few people have more work running. */
const limit = 100;

interface Listed {
  items: { status: string }[];
}

const countOf = (list: Listed | undefined, state: string) =>
  list?.items.filter(({ status }) => status === state).length ?? 0;

/** How much of the viewer's is under way; what cannot be read counts for nothing. */
export function useRunningWork() {
  const received = useApi(listServices, { query: { as: 'client', limit } }).data;
  const done = useApi(listServices, { query: { as: 'professional', limit } }).data;
  const jobs = useApi(listOwnJobs, { query: { limit } }).data;
  const proposals = useApi(listOwnProposals, { query: { limit } }).data;
  return {
    received: countOf(received, 'in_progress'),
    done: countOf(done, 'in_progress'),
    jobs: countOf(jobs, 'open'),
    proposals: countOf(proposals, 'submitted'),
  };
}
