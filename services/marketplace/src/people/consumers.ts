import { consumer } from '@sidework/chassis/events/consumer';
import { keepPerson, mayActSince } from '@sidework/chassis/people/people';
import { profileChanged } from '@sidework/contracts/identity/events';
import { keepOwnerOnGigs } from '../gigs/keep-owner-on-gigs.ts';
import { placeGigsOf } from '../gigs/place-gigs.ts';
import { endAll, endForAccountType } from './end-for-account-type.ts';

/** Keeps the person as well: nothing is begun between its end and the other consumer's word that it may not be. */
export const endWhatIsForOthersWhenProfileChanged = consumer({
  name: 'end-what-is-for-others-when-profile-changed',
  event: profileChanged,
  async handle(tx, event) {
    await keepPerson(tx, event);
    await endForAccountType(tx, event.data.id, event.occurredAt);
    const { id, isBanned } = event.data;
    if (isBanned && !(await mayActSince(tx, id, event.sequence)))
      await endAll(tx, id, event.occurredAt);
  },
});

/** Keeps the person as well, so that the gigs go by the newest word of who their owner is and where. */
export const placeGigsWhenProfileChanged = consumer({
  name: 'place-gigs-when-profile-changed',
  event: profileChanged,
  async handle(tx, event) {
    await keepPerson(tx, event);
    await placeGigsOf(tx, event.data.id);
    await keepOwnerOnGigs(tx, event.data.id);
  },
});
