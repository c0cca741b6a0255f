import { listPaymentHistory } from '@sidework/contracts/client-services/escrow';
import { listServiceSteps } from '@sidework/contracts/client-services/service-steps';
import {
  getService,
  listServices,
  listStageChanges,
} from '@sidework/contracts/client-services/services';
import { getOwnProfile } from '@sidework/contracts/identity/own-profile/own-profile';
import { getJob, listOwnJobs } from '@sidework/contracts/marketplace/jobs';
import {
  getProposal,
  listChildProposals,
  listOwnProposals,
  listProposalsForJob,
} from '@sidework/contracts/marketplace/proposals';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useInvalidate } from '../../lib/api.ts';
import { useRealtime } from '../../lib/realtime.ts';
import { onRefused } from '../../lib/refusals.ts';

/** The answers of these endpoints may show work of the viewer. */
const ofWork = [
  getJob,
  listOwnJobs,
  getProposal,
  listOwnProposals,
  listProposalsForJob,
  listChildProposals,
  listServices,
  getService,
  listStageChanges,
  listServiceSteps,
  listPaymentHistory,
  getOwnProfile,
];

/** One service tells of a hire before the next has made the work of it. */
const againAfterMs = 1_200;

/**
 * It fetches shown work again on a realtime event, and when the server refuses because of a changed
 * state.
 */
export function useRefreshedWork(): void {
  const invalidate = useInvalidate();
  const wasReady = useRef(false);
  const again = useRef<ReturnType<typeof setTimeout>>(undefined);

  function refresh() {
    void invalidate(...ofWork);
    clearTimeout(again.current);
    again.current = setTimeout(() => void invalidate(...ofWork), againAfterMs);
  }

  useRealtime('notification', refresh);
  useRealtime('resync', refresh);
  // The first comes with the page itself, the others after a line that was down.
  useRealtime('ready', () => {
    if (wasReady.current) refresh();
    wasReady.current = true;
  });
  // The optimistic change is rolled back first, since SWR drops a fetch that starts before.
  const refreshNext = useEffectEvent(() => setTimeout(() => void invalidate(...ofWork)));
  useEffect(() => onRefused('409', refreshNext), []);
  useEffect(() => () => clearTimeout(again.current), []);
}
