import { consumer } from '@sidework/chassis/events/consumer';
import { isKid, keepPerson, mayActSince } from '@sidework/chassis/people/people';
import { profileChanged } from '@sidework/contracts/identity/events';
import { childWhoWorks } from '../appointments/youth.ts';
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
    if (isBanned && !(await mayActSince(tx, id, sequence)))
      await dropAppointmentsOf(tx, id, occurredAt);
    const child = await childWhoWorks(tx, { professionalId: id });
    if (!child) return;
    // A guardian approved the work and still looks after the child.
    const isLookedAfter = child.guardianIds.length > 0;
    await dropAppointmentsOf(
      tx,
      id,
      occurredAt,
      ({ professionalId, isGuardianApproved }) =>
        isLookedAfter && isGuardianApproved && professionalId === id,
    );
  },
});
