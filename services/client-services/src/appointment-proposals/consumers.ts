import { consumer } from '@sidework/chassis/events/consumer';
import { isKid } from '@sidework/chassis/people/people';
import { profileChanged } from '@sidework/contracts/identity/events';
import { dropChilds } from './drop-childs.ts';

export const dropAppointmentsWhenProfileChanged = consumer({
  name: 'drop-appointments-when-profile-changed',
  event: profileChanged,
  async handle(tx, { data, occurredAt }) {
    if (isKid(data)) await dropChilds(tx, data.id, occurredAt);
  },
});
