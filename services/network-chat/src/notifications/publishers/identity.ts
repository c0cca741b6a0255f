import * as events from '@sidework/contracts/identity/events';
import { webAddresses } from '@sidework/contracts/web-addresses';
import { type Notice, ofChange } from '../notice.ts';
import { notifyWhen } from '../notify-when.ts';

interface Family {
  childId: string;
  guardianIds: string[];
  /** The guardian who did it. */
  by?: string | undefined;
}

const toChild = (kind: Notice['kind'], { childId, by }: Family, details = {}): Notice => ({
  kind,
  receiverId: childId,
  actorId: by ?? childId,
  title: '',
  details,
  path: webAddresses.profileSetup,
});

const toGuardians = (
  kind: Notice['kind'],
  { childId, guardianIds }: Pick<Family, 'childId' | 'guardianIds'>,
  details = {},
): Notice[] =>
  guardianIds.map((receiverId) => ({
    kind,
    receiverId,
    actorId: childId,
    title: '',
    details,
    path: webAddresses.child(childId),
  }));

/** The guardian who did it is not told. */
const othersOf = ({ childId, guardianIds, by }: Family) => ({
  childId,
  guardianIds: guardianIds.filter((id) => id !== by),
});

const ofPause = (family: Family, reason: 'paused' | 'resumed'): Notice[] => [
  toChild('account_paused', family, { reason }),
  ...toGuardians('child_paused', othersOf(family), { reason }).map((notice) =>
    ofChange(notice, family.childId),
  ),
];

/** The notices of identity's events. A guardian is told of the child, and not which guardian did it. */
export const identityNotifications = [
  notifyWhen('notify-when-consent-given', events.consentGiven, ({ guardianId: by, ...data }) => [
    toChild('consent_given', { ...data, by }),
    ...toGuardians('child_consent_given', data),
  ]),
  notifyWhen(
    'notify-when-consent-rejected',
    events.consentRejected,
    ({ consentId, childId, guardianId }) =>
      toGuardians('child_consent_rejected', { childId, guardianIds: [guardianId] }).map(
        (notice) => ({ ...notice, path: webAddresses.guardianConsentForm(consentId) }),
      ),
  ),
  notifyWhen(
    'notify-when-consent-revoked',
    events.consentRevoked,
    ({ childId, guardianIds, revokedBy: by }) => {
      // Events of older releases name no guardians.
      if (!guardianIds) return undefined;
      const family = { childId, guardianIds, by };
      return [
        toChild('consent_revoked', family),
        ...toGuardians('child_consent_revoked', othersOf(family)),
      ];
    },
  ),
  notifyWhen(
    'notify-when-verification-changed',
    events.verificationChanged,
    ({ status: reason, ...data }) => [
      toChild('account_checked', data, { reason }),
      ...toGuardians('child_checked', data, { reason }),
    ],
  ),
  notifyWhen('notify-when-child-paused', events.childPaused, ({ guardianId: by, ...data }) =>
    ofPause({ ...data, by }, 'paused'),
  ),
  notifyWhen('notify-when-child-resumed', events.childResumed, ({ guardianId: by, ...data }) =>
    ofPause({ ...data, by }, 'resumed'),
  ),
];
