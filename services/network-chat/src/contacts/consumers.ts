import { consumer } from '@sidework/chassis/events/consumer';
import { contactChanged, profileChanged } from '@sidework/contracts/identity/events';
import { forgetMailsOf, saveContact, saveTimeZone } from './queries.ts';

export const keepContactsWhenContactChanged = consumer({
  name: 'keep-contacts-when-contact-changed',
  event: contactChanged,
  async handle(tx, { data, sequence }) {
    if (data.email === null) await forgetMailsOf(tx, data.id);
    await saveContact(tx, { id: data.id, email: data.email, sequence });
  },
});

/** A guardian's digest comes in the evening of where the guardian lives. */
export const keepTimeZoneWhenProfileChanged = consumer({
  name: 'keep-time-zone-when-profile-changed',
  event: profileChanged,
  async handle(tx, { data: { id: personId, timeZone }, sequence }) {
    if (timeZone) await saveTimeZone(tx, { personId, sequence, timeZone });
  },
});
