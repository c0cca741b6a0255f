import { consumer } from '@sidework/chassis/events/consumer';
import { mayActSince } from '@sidework/chassis/people/people';
import { consentRevoked } from '@sidework/contracts/identity/events';
import { refuse } from './connection.ts';
import { lockPendingOf, saveConnection, saveStanding } from './queries.ts';
import { meetRequestNeeds } from './tell.ts';

/** A child's pending requests, sent and received, end with its guardian's consent. */
export const rejectConnectionsWhenConsentRevoked = consumer({
  name: 'reject-connections-when-consent-revoked',
  event: consentRevoked,
  async handle(tx, { data: { childId }, sequence, occurredAt }) {
    if (await mayActSince(tx, childId, sequence)) return;
    for (const before of await lockPendingOf(tx, childId)) {
      const after = refuse(before, occurredAt);
      await saveConnection(tx, before, after);
      await meetRequestNeeds(tx, after, occurredAt);
    }
    await saveStanding(tx, { childId, givenBy: childId, givenAt: occurredAt }, false);
  },
});
