import {
  type ChildView,
  getChild,
  inviteGuardian,
  listChildren,
  pauseChild,
  resumeChild,
  revokeConsent,
  setPermits,
  setQuietHours,
} from '@sidework/contracts/identity/family/guardians';
import type { OfferedPermit, QuietHours } from '@sidework/contracts/identity/kids/kids';
import { call, useApi, useInvalidate } from '../../lib/api.ts';
import { onceAsked } from '../../lib/once-asked.ts';

/** A child of the viewer's, and what can be decided for it. */
export function useChild(childId: string) {
  const { data, error, mutate } = useApi(getChild, { params: { childId } }, onceAsked);
  const invalidate = useInvalidate();
  const params = { childId };

  /** Every decision is answered with the child as it is then. */
  async function keep(changed: Promise<ChildView>) {
    await mutate(await changed, { revalidate: false });
    await invalidate(listChildren);
  }

  return {
    child: data,
    error,
    reload: () => mutate(),
    pause: () => keep(call(pauseChild, { params })),
    resume: () => keep(call(resumeChild, { params })),
    revoke: () => keep(call(revokeConsent, { params })),
    permit: (permits: OfferedPermit[]) => keep(call(setPermits, { params, body: { permits } })),
    keepQuiet: (quietHours: QuietHours | null) =>
      keep(call(setQuietHours, { params, body: { quietHours } })),
    invite: (email: string) => call(inviteGuardian, { params, body: { email } }),
  };
}

export type Decisions = Omit<ReturnType<typeof useChild>, 'child' | 'error' | 'reload'>;
