import { listPaymentHistory } from '@sidework/contracts/client-services/escrow';
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

/** Whatever shows a job, a proposal or a service that the viewer has a part in. */
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
  listPaymentHistory,
  getOwnProfile,
];

/** One service tells of a hire before the next has made the work of it. */
const againAfterMs = 1_200;

/** Reads anew what is shown of work when the socket tells that something happened, and when the server says that it is no longer so. */
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
  // What is shown meanwhile is taken back first: until then SWR drops what is read anew.
  const refreshNext = useEffectEvent(() => setTimeout(() => void invalidate(...ofWork)));
  useEffect(() => onRefused('409', refreshNext), []);
  useEffect(() => () => clearTimeout(again.current), []);
}
