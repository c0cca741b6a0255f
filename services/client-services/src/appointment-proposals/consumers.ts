import { consumer } from '@sidework/chassis/events/consumer';
import { isKid, keepPerson, mayActSince } from '@sidework/chassis/people/people';
import { profileChanged } from '@sidework/contracts/identity/events';
import { dropAppointmentsOf } from './drop-appointments.ts';

/** Keeps the person as well: no time is agreed on between the end of theirs and the other consumer's word. */
export const dropAppointmentsWhenProfileChanged = consumer({
  name: 'drop-appointments-when-profile-changed',
  event: profileChanged,
  async handle(tx, event) {
    const { data, occurredAt, sequence } = event;
    const { id, isBanned } = data;
    if (!isKid(data) && !isBanned) return;
    await keepPerson(tx, event);
    if (isKid(data) || !(await mayActSince(tx, id, sequence)))
      await dropAppointmentsOf(tx, id, occurredAt);
  },
});
