import type { Db } from '@sidework/chassis/db/db';
import { type ChildReach, isOneChild } from '@sidework/chassis/people/news';
import { findEvent } from './events/queries.ts';
import { findByTicket, findRegistration, registeredPeople } from './registrations/queries.ts';
import { readTicket } from './registrations/registration-ticket.ts';
import { findSubmission } from './submissions/queries.ts';

/** Adults alone come without a ticket. */
const isOfChild = async (db: Db, seat: { userId: string; isWalkIn: boolean } | undefined) =>
  seat !== undefined && !seat.isWalkIn && isOneChild(db, [seat.userId]);

export const childReach: ChildReach = {
  allowsKids: (_db, isAsked) => isAsked === 'true',
  /** It is or may become for children, or one asked for a seat. */
  async eventId(db, id) {
    const event = await findEvent(db, id);
    if (event?.youngPeople === 'asked' || event?.youngPeople === 'approved') return true;
    return isOneChild(db, await registeredPeople(db, id));
  },
  async registrationId(db, id) {
    return isOfChild(db, await findRegistration(db, id));
  },
  async code(db, text, { eventId }) {
    const ticket = readTicket(text);
    const found = ticket && (await findByTicket(db, String(eventId), ticket.code));
    return isOfChild(db, found);
  },
  async submissionId(db, id) {
    return (await findSubmission(db, id))?.draft.allowsKids ?? false;
  },
};
