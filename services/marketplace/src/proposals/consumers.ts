import { consumer } from '@sidework/chassis/events/consumer';
import { consentRevoked } from '@sidework/contracts/identity/events';
import { withdrawOnRevocation } from './withdraw-open-proposals.ts';

export const withdrawProposalsWhenConsentRevoked = consumer({
  name: 'withdraw-proposals-when-consent-revoked',
  event: consentRevoked,
  handle: (tx, { data, sequence, occurredAt }) =>
    withdrawOnRevocation(tx, { childId: data.childId, sequence, revokedAt: occurredAt }),
});
