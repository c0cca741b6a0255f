import {
  getQueueCounts,
  listWaitingVerifications,
  rejectChild,
  verifyChild,
} from '@sidework/contracts/identity/staff/staff';
import { call, useInvalidate, usePages } from '../../../lib/api.ts';
import { useDecisions } from './use-decisions.ts';

/** Children whose guardian agreed, and who wait to be verified. */
export function useWaitingVerifications() {
  const list = usePages(listWaitingVerifications, {}, { isLive: true });
  const invalidate = useInvalidate();
  const { decide, ...decisions } = useDecisions(() =>
    Promise.all([list.mutate(), invalidate(getQueueCounts)]),
  );

  const verify = (childId: string, reason: string) =>
    decide(childId, () => call(verifyChild, { params: { childId }, body: { reason } }));

  const reject = (childId: string, reason: string) =>
    decide(childId, () => call(rejectChild, { params: { childId }, body: { reason } }));

  return { ...list, ...decisions, verify, reject };
}
