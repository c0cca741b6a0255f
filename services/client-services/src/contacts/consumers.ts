import { consumer } from '@sidework/chassis/events/consumer';
import { contactChanged } from '@sidework/contracts/identity/events';
import { keepContact } from './queries.ts';

export const keepContactsWhenContactChanged = consumer({
  name: 'keep-contacts-when-contact-changed',
  event: contactChanged,
  handle: (tx, { data, sequence }) => keepContact(tx, { ...data, sequence }),
});
