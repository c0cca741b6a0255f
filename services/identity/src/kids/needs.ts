import type { Need } from '@sidework/contracts/kernel/needs';
import type { IdentityNeed } from '@sidework/contracts/network-chat/need-kinds/identity';
import { webAddresses } from '@sidework/contracts/web-addresses';
import type { KidsProfile } from './table.ts';

/** Staff verify a child that has a guardian's consent. The child is named only in the queue. */
export function needsOf({
  profileId,
  idVerificationStatus,
  parentConsentGiven,
}: KidsProfile): Need<IdentityNeed>[] {
  if (idVerificationStatus !== 'pending' || !parentConsentGiven) return [];
  return [
    {
      kind: 'verification_waits',
      subjectId: profileId,
      receivers: ['moderator'],
      title: '',
      details: {},
      path: webAddresses.waitingVerifications,
    },
  ];
}
