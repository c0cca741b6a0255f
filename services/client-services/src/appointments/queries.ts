import type { Db, Tx } from '@sidework/chassis/db/db';
import { notFound } from '@sidework/chassis/errors';
import { people } from '@sidework/chassis/people/people';
import { and, asc, count, eq, gt, lt, ne } from 'drizzle-orm';
import type { Appointment, NewAppointment } from './appointment.ts';
import { appointments } from './table.ts';

export async function insertAppointment(tx: Tx, appointment: NewAppointment): Promise<Appointment> {
  const [inserted] = await tx.insert(appointments).values(appointment).returning();
  if (!inserted) throw notFound('appointment_not_found');
  return inserted;
}

export const appointmentsOf = (db: Db, serviceId: string): Promise<Appointment[]> =>
  db
    .select()
    .from(appointments)
    .where(eq(appointments.serviceId, serviceId))
    .orderBy(asc(appointments.startsAt), asc(appointments.id))
    .limit(100);

export async function getAppointment(db: Db, id: string): Promise<Appointment> {
  const [found] = await db.select().from(appointments).where(eq(appointments.id, id));
  if (!found) throw notFound('appointment_not_found');
  return found;
}

export async function lockAppointment(tx: Tx, id: string): Promise<Appointment> {
  const [found] = await tx.select().from(appointments).where(eq(appointments.id, id)).for('update');
  if (!found) throw notFound('appointment_not_found');
  return found;
}

/** The coming ones of a service that ends. */
export const lockComingOf = (tx: Tx, serviceId: string, now: Date): Promise<Appointment[]> =>
  tx
    .select()
    .from(appointments)
    .where(
      and(
        eq(appointments.serviceId, serviceId),
        eq(appointments.status, 'agreed'),
        gt(appointments.startsAt, now),
      ),
    )
    .orderBy(appointments.id)
    .for('update');

/** The appointments of a professional between two moments, with their travel. */
export const takenOf = (db: Db, professionalId: string, { from, to }: { from: Date; to: Date }) =>
  db
    .select({ startsAt: appointments.startsAt, blockedUntil: appointments.blockedUntil })
    .from(appointments)
    .where(
      and(
        eq(appointments.professionalId, professionalId),
        eq(appointments.status, 'agreed'),
        lt(appointments.startsAt, to),
        gt(appointments.blockedUntil, from),
      ),
    );

export async function countComing(
  db: Db,
  { professionalId, clientId }: Pick<Appointment, 'professionalId' | 'clientId'>,
  now: Date,
): Promise<number> {
  const [row] = await db
    .select({ coming: count() })
    .from(appointments)
    .where(
      and(
        eq(appointments.clientId, clientId),
        eq(appointments.professionalId, professionalId),
        eq(appointments.status, 'agreed'),
        gt(appointments.startsAt, now),
      ),
    );
  return row?.coming ?? 0;
}

/**
 * Makes those wait who agree on another appointment with this professional: false where the professional is no adult who may
 * act. Without the lock two of them could hold one another up at the constraint.
 */
export async function lockCalendarOf(tx: Tx, professionalId: string): Promise<boolean> {
  const found = await tx
    .select({ id: people.id })
    .from(people)
    .where(
      and(
        eq(people.id, professionalId),
        people.isSetUp,
        people.mayAct,
        ne(people.accountType, 'sidework_kids'),
      ),
    )
    .for('no key update');
  return found.length > 0;
}
