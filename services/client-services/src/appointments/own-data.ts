import { allRows } from '@sidework/chassis/db/all-rows';
import type { Db } from '@sidework/chassis/db/db';
import { and, eq, or } from 'drizzle-orm';
import type { OwnPart } from '../people/own-part.ts';
import { services } from '../services/table.ts';
import { appointments } from './table.ts';

/** The other side relies on the times that were agreed on, so they stay. */
export const ownAppointments: OwnPart = {
  gathers: [appointments],
  erases: [],
  files: (db, { userId }) => [
    {
      name: 'appointments.json',
      about: 'The appointments of your services.',
      rows: appointmentsOf(db, userId),
    },
  ],
};

const appointmentsOf = (db: Db, userId: string) =>
  allRows({
    order: [appointments.createdAt, appointments.id],
    ask: ({ after, limit }) =>
      db
        .select({ appointment: appointments, title: services.title })
        .from(appointments)
        .innerJoin(services, eq(services.id, appointments.serviceId))
        .where(
          and(
            or(eq(appointments.clientId, userId), eq(appointments.professionalId, userId)),
            after,
          ),
        )
        .orderBy(appointments.createdAt, appointments.id)
        .limit(limit),
    place: ({ appointment }) => [appointment.createdAt, appointment.id],
    present: ({ appointment, title }) => ({
      service: title,
      startsAt: appointment.startsAt.toISOString(),
      endsAt: appointment.endsAt.toISOString(),
      timeZone: appointment.timeZone,
      status: appointment.status,
      cancelledBy: appointment.cancelledBy,
      agreedAt: appointment.createdAt.toISOString(),
    }),
  });
