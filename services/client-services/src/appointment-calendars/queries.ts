import type { Db, Tx } from '@sidework/chassis/db/db';
import { people } from '@sidework/chassis/people/people';
import { and, asc, eq, gt, lt, ne, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { appointments } from '../appointments/table.ts';
import { services } from '../services/table.ts';
import { appointmentCalendars } from './table.ts';

export async function calendarOf(db: Db, personId: string) {
  const [calendar] = await db
    .select()
    .from(appointmentCalendars)
    .where(eq(appointmentCalendars.personId, personId));
  return calendar;
}

/** The adult whose calendar a token opens; a banned person's opens nothing. */
export async function ownerOf(db: Db, token: string): Promise<string | undefined> {
  const [found] = await db
    .select({ personId: appointmentCalendars.personId })
    .from(appointmentCalendars)
    .innerJoin(people, eq(people.id, appointmentCalendars.personId))
    .where(
      and(
        eq(appointmentCalendars.token, token),
        people.mayAct,
        ne(people.accountType, 'sidework_kids'),
      ),
    );
  return found?.personId;
}

export async function saveCalendar(tx: Tx, personId: string, token: string, createdAt: Date) {
  await tx
    .insert(appointmentCalendars)
    .values({ personId, token, createdAt })
    .onConflictDoUpdate({ target: appointmentCalendars.personId, set: { token, createdAt } });
}

export async function removeCalendar(tx: Tx, personId: string): Promise<void> {
  await tx.delete(appointmentCalendars).where(eq(appointmentCalendars.personId, personId));
}

const clients = alias(people, 'client');
const professionals = alias(people, 'professional');

interface Span {
  from: Date;
  to: Date;
}

/** The agreed appointments of a person's work within a span, the earliest first. */
export const ownAppointments = (db: Db, personId: string, { from, to }: Span, limit: number) =>
  db
    .select({
      appointment: appointments,
      title: services.title,
      client: clients,
      professional: professionals,
    })
    .from(appointments)
    .innerJoin(services, eq(services.id, appointments.serviceId))
    .leftJoin(clients, eq(clients.id, appointments.clientId))
    .leftJoin(professionals, eq(professionals.id, appointments.professionalId))
    .where(
      and(
        or(eq(appointments.clientId, personId), eq(appointments.professionalId, personId)),
        eq(appointments.status, 'agreed'),
        lt(appointments.startsAt, to),
        gt(appointments.endsAt, from),
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.id))
    .limit(limit);

export type OwnAppointment = Awaited<ReturnType<typeof ownAppointments>>[number];
