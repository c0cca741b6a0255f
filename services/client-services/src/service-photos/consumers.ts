import { consumer } from '@sidework/chassis/events/consumer';
import { isKid, keepPerson } from '@sidework/chassis/people/people';
import { profileChanged } from '@sidework/contracts/identity/events';
import { removePhotosOfParty } from './queries.ts';

/** No photo stays of the work of an adult who is found to be a child. */
export const forgetPhotosOfChild = consumer({
  name: 'forget-photos-of-child',
  event: profileChanged,
  async handle(tx, event) {
    await keepPerson(tx, event);
    if (isKid(event.data)) await removePhotosOfParty(tx, event.data.id);
  },
});
