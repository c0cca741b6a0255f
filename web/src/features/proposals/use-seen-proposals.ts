import { listOwnJobs } from '@sidework/contracts/marketplace/jobs';
import { limits } from '@sidework/contracts/marketplace/limits';
import { type ProposalView, seeProposals } from '@sidework/contracts/marketplace/proposals';
import { useEffect, useEffectEvent, useState } from 'react';
import { call, useInvalidate } from '../../lib/api.ts';
import { useIsLookedAt } from '../../lib/use-is-looked-at.ts';

/** Says which new ones the client was shown, in a window that is looked at; they stay marked for this visit. */
export function useSeenProposals(jobId: string, items: ProposalView[] = []) {
  const isLookedAt = useIsLookedAt();
  const invalidate = useInvalidate();
  const [told, setTold] = useState<ReadonlySet<string>>(new Set());
  const untold = items
    .filter(({ id, isNew }) => isLookedAt && isNew && !told.has(id))
    .slice(0, limits.proposalsSeen)
    .map(({ id }) => id);

  const tell = useEffectEvent(async (proposalIds: string[]) => {
    setTold((before) => new Set([...before, ...proposalIds]));
    try {
      await call(seeProposals, { params: { jobId }, body: { proposalIds } });
      await invalidate(listOwnJobs);
    } catch {
      // They stay new, which is told at the next visit.
    }
  });
  const shown = untold.join();
  useEffect(() => {
    if (shown) void tell(shown.split(','));
  }, [shown]);

  return { isNew: ({ id, isNew }: ProposalView) => isNew || told.has(id) };
}
