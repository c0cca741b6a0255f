import type { Need } from '@sidework/contracts/kernel/needs';
import type { IdentityNeed } from '@sidework/contracts/network-chat/need-kinds/identity';
import { webAddresses } from '@sidework/contracts/web-addresses';
import type { Consent } from './table.ts';

/** Staff decide about a form or a talk; a card decides by itself. The child is named only in the queue. */
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
