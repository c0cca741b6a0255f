import { consumer } from '@sidework/chassis/events/consumer';
import { keepPerson } from '@sidework/chassis/people/people';
import { profileChanged } from '@sidework/contracts/identity/events';
import { endAll, endWhatIsForOthers } from './end-what-is-for-others.ts';

/** Keeps the person as well: nothing is begun between its end and the other consumer's word that it may not be. */
export const endWhatIsForOthersWhenProfileChanged = consumer({
  name: 'end-what-is-for-others-when-profile-changed',
  event: profileChanged,
  async handle(tx, event) {
    await keepPerson(tx, event);
    await endWhatIsForOthers(tx, event.data.id, event.occurredAt);
    if (event.data.isBanned) await endAll(tx, event.data.id, event.occurredAt);
  },
});
