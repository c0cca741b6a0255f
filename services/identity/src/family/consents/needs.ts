import type { Need } from '@sidework/contracts/kernel/needs';
import type { IdentityNeed } from '@sidework/contracts/network-chat/need-kinds/identity';
import { webAddresses } from '@sidework/contracts/web-addresses';
import type { Consent } from './table.ts';

/**
 * What waits because of a consent: that staff decide about a form or a talk. A card decides by itself. The child is named in
 * the queue alone.
 */
export function needsOf({ id, status, method }: Consent): Need<IdentityNeed>[] {
  if (status !== 'pending' || method === 'card') return [];
  return [
    {
      kind: 'consent_waits',
      subjectId: id,
      receivers: ['moderator'],
      title: '',
      details: {},
      path: webAddresses.waitingConsents,
    },
  ];
}
