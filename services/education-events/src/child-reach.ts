import { type ChildReach, isOneChild } from '@sidework/chassis/people/news';
import { eq } from 'drizzle-orm';
import { events } from './events/table.ts';
import { findByTicket, findRegistration } from './registrations/queries.ts';
import { readTicket } from './registrations/registration-ticket.ts';
import { registrations } from './registrations/table.ts';
import { courseSubmissions } from './submissions/table.ts';

export const childReach: ChildReach = {
  allowsKids: (_db, isAsked) => isAsked === 'true',
  /** It is or may become for children, or one asked for a seat. */
  async eventId(db, id) {
    const [event] = await db.select().from(events).where(eq(events.id, id));
    if (event?.youngPeople === 'asked' || event?.youngPeople === 'approved') return true;
    const seats = await db
      .select({ userId: registrations.userId })
      .from(registrations)
      .where(eq(registrations.eventId, id));
    return isOneChild(
      db,
      seats.map(({ userId }) => userId),
    );
  },
  async registrationId(db, id) {
    return isOneChild(db, [(await findRegistration(db, id))?.userId]);
  },
  async code(db, text, { eventId }) {
    const ticket = readTicket(text);
    const found = ticket && (await findByTicket(db, String(eventId), ticket.code));
    return isOneChild(db, [found?.userId]);
  },
  async submissionId(db, id) {
    const [found] = await db.select().from(courseSubmissions).where(eq(courseSubmissions.id, id));
    return found?.draft.allowsKids ?? false;
  },
};
