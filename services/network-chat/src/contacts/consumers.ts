import { consumer } from '@sidework/chassis/events/consumer';
import { contactChanged } from '@sidework/contracts/identity/events';
import { forgetMailsOf, saveContact } from './queries.ts';

export const keepContactsWhenContactChanged = consumer({
  name: 'keep-contacts-when-contact-changed',
  event: contactChanged,
  async handle(tx, { data, sequence }) {
    if (data.email === null) await forgetMailsOf(tx, data.id);
    await saveContact(tx, { id: data.id, email: data.email, sequence });
  },
});
