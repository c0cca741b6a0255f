import { consumer } from '@sidework/chassis/events/consumer';
import { consentRevoked } from '@sidework/contracts/identity/events';
import { endEnrollments, endSeats } from './end-what-began.ts';

/** A guardian agrees no more: the child comes to nothing and learns nothing from then on. */
export const endWhatBeganWhenConsentRevoked = consumer({
  name: 'end-what-began-when-consent-revoked',
  event: consentRevoked,
  async handle(tx, { data: { childId }, occurredAt }) {
    await endSeats(tx, childId, 'registration_cancelled', occurredAt);
    await endEnrollments(tx, childId, occurredAt);
  },
});
