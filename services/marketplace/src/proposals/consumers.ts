import { consumer } from '@sidework/chassis/events/consumer';
import { consentRevoked } from '@sidework/contracts/identity/events';
import { withdrawWaiting } from './withdraw-waiting.ts';

export const withdrawProposalsWhenConsentRevoked = consumer({
  name: 'withdraw-proposals-when-consent-revoked',
  event: consentRevoked,
  handle: (tx, { data, sequence, occurredAt }) =>
    withdrawWaiting(tx, { childId: data.childId, sequence, revokedAt: occurredAt }),
});
