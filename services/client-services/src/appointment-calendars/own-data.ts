import type { Db } from '@sidework/chassis/db/db';
import type { OwnPart } from '../people/own-part.ts';
import { calendarOf, removeCalendar } from './queries.ts';
import { appointmentCalendars } from './table.ts';

/** The address opens the calendar, so the export says when it was made and not what it is. */
export const ownAppointmentCalendars: OwnPart = {
  gathers: [appointmentCalendars],
  erases: [appointmentCalendars],
  files: (db, { userId }) => [
    {
      name: 'appointment-calendar.json',
      about: 'When you made a private address for the calendar of your appointments.',
      rows: madeBy(db, userId),
    },
  ],
  erase: removeCalendar,
};

async function* madeBy(db: Db, userId: string) {
  const calendar = await calendarOf(db, userId);
  if (calendar) yield { madeAt: calendar.createdAt.toISOString() };
}
