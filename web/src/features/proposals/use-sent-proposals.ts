import {
  listOwnProposals,
  type ProposalStatus,
  type ProposalView,
} from '@sidework/contracts/marketplace/proposals';
import { useApi } from '../../lib/api.ts';
import { useSession } from '../../lib/session.ts';

/** As many as one answer holds. On a job proposed to before those, the server's refusal says it. */
const latest = { limit: 100 };

/** How the viewer's own proposals stand, by job. */
export function useSentProposals() {
  const isSignedIn = useSession() !== null;
  const { data, error, mutate } = useApi(listOwnProposals, isSignedIn ? { query: latest } : null);
  const byJob = new Map<string, ProposalStatus>(
    data?.items.map(({ jobRequestId, status }) => [jobRequestId, status]),
  );

  function add(proposal: ProposalView) {
    return mutate(
      (known) => ({ nextCursor: null, ...known, items: [proposal, ...(known?.items ?? [])] }),
      { revalidate: false },
    );
  }

  return { byJob, isSettled: !isSignedIn || Boolean(data ?? error), add };
}
