import { consumer } from '@sidework/chassis/events/consumer';
import { keepPerson, mayActSince } from '@sidework/chassis/people/people';
import { consentRevoked, profileChanged } from '@sidework/contracts/identity/events';
import { cancelComingSessionsOf } from '../sessions/queries.ts';
import { endEventsOfBanned } from './end-events-of.ts';
import { endEnrollments, endSeats } from './end-what-began.ts';

/** A guardian agrees no more: the child comes to nothing and learns nothing from then on. */
export const endWhatBeganWhenConsentRevoked = consumer({
  name: 'end-what-began-when-consent-revoked',
  event: consentRevoked,
  async handle(tx, { data: { childId }, sequence, occurredAt }) {
    if (await mayActSince(tx, childId, sequence)) return;
    await endSeats(tx, childId, 'registration_cancelled', occurredAt);
    await endEnrollments(tx, childId, 'registration_cancelled', occurredAt);
  },
});

/**
 * A banned organizer's events and live sessions end, and lifting the ban brings none back. The person is kept first, so that no event is
 * posted in between. Their courses are off the list while they may not act, which the queries of courses ask.
 */
export const cancelEventsWhenProfileChanged = consumer({
  name: 'cancel-events-when-profile-changed',
  event: profileChanged,
  async handle(tx, event) {
    await keepPerson(tx, event);
    const { id, isBanned } = event.data;
    if (isBanned && !(await mayActSince(tx, id, event.sequence))) {
      await endEventsOfBanned(tx, id, event.occurredAt);
      await cancelComingSessionsOf(tx, id, event.occurredAt);
    }
  },
});
