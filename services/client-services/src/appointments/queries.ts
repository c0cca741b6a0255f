import type { Db, Tx } from '@sidework/chassis/db/db';
import { notFound } from '@sidework/chassis/errors';
import { people } from '@sidework/chassis/people/people';
import { daysAfter } from '@sidework/contracts/kernel/local-day';
import { and, asc, between, countDistinct, eq, gt, lt, ne, or, sql } from 'drizzle-orm';
import { services } from '../services/table.ts';
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

/** An appointment of a locked service. */
export async function getAppointmentIn(
  tx: Tx,
  serviceId: string,
  id: string,
): Promise<Appointment> {
  const [found] = await tx
    .select()
    .from(appointments)
    .where(and(eq(appointments.id, id), eq(appointments.serviceId, serviceId)))
    .for('update');
  if (!found) throw notFound('appointment_not_found');
  return found;
}

/** The services in which a person has a coming appointment. */
export async function servicesWithComing(db: Db, personId: string, now: Date): Promise<string[]> {
  const found = await db
    .selectDistinct({ serviceId: appointments.serviceId })
    .from(appointments)
    .where(
      and(
        or(eq(appointments.clientId, personId), eq(appointments.professionalId, personId)),
        ne(appointments.status, 'cancelled'),
        gt(appointments.startsAt, now),
      ),
    );
  return found.map(({ serviceId }) => serviceId);
}

/** The coming ones of a service that ends. */
export const lockComingOf = (tx: Tx, serviceId: string, now: Date): Promise<Appointment[]> =>
  tx
    .select()
    .from(appointments)
    .where(
      and(
        eq(appointments.serviceId, serviceId),
        ne(appointments.status, 'cancelled'),
        gt(appointments.startsAt, now),
      ),
    )
    .orderBy(appointments.id)
    .for('update');

/** Some coming appointments whose next reminder may be due; those that another process has locked are skipped. */
export const lockUnreminded = (tx: Tx, now: Date, limit: number): Promise<Appointment[]> =>
  tx
    .select()
    .from(appointments)
    .where(
      and(
        eq(appointments.status, 'agreed'),
        lt(appointments.remindersPast, 2),
        gt(appointments.startsAt, now),
        sql`${appointments.startsAt} <= ${now.toISOString()}::timestamptz
          + case when ${appointments.remindersPast} = 0 then interval '24 hours' else interval '2 hours' end`,
      ),
    )
    .orderBy(appointments.startsAt, appointments.id)
    .limit(limit)
    .for('no key update', { skipLocked: true });

/** The appointments of a professional between two moments, with their travel. */
export const takenOf = (db: Db, professionalId: string, { from, to }: { from: Date; to: Date }) =>
  db
    .select({
      id: appointments.id,
      startsAt: appointments.startsAt,
      blockedUntil: appointments.blockedUntil,
    })
    .from(appointments)
    .where(
      and(
        eq(appointments.professionalId, professionalId),
        eq(appointments.status, 'agreed'),
        lt(appointments.startsAt, to),
        gt(appointments.blockedUntil, from),
      ),
    );

/** The agreed work of a child within a week of a moment, apart from one appointment. */
export const stintsAround = (db: Db, childId: string, moment: Date, exceptId: string | null) =>
  db
    .select({ startsAt: appointments.startsAt, endsAt: appointments.endsAt })
    .from(appointments)
    .where(
      and(
        eq(appointments.professionalId, childId),
        eq(appointments.status, 'agreed'),
        between(appointments.startsAt, daysAfter(moment, -8), daysAfter(moment, 8)),
        exceptId ? ne(appointments.id, exceptId) : undefined,
      ),
    );

/** Makes those wait who confirm another appointment of this child. */
export async function lockCalendarOfChild(tx: Tx, childId: string): Promise<void> {
  await tx
    .select({ id: people.id })
    .from(people)
    .where(eq(people.id, childId))
    .for('no key update');
}

/** A booking makes the first appointment of its service. */
export async function isBooked(db: Db, serviceId: string): Promise<boolean> {
  const found = await db
    .select({ id: appointments.id })
    .from(appointments)
    .where(and(eq(appointments.serviceId, serviceId), appointments.isBooking))
    .limit(1);
  return found.length > 0;
}

/** Counts the booked services of the two that have not ended, also those without an appointment that is still agreed. */
export async function countBooked(
  db: Db,
  { professionalId, clientId }: Pick<Appointment, 'professionalId' | 'clientId'>,
): Promise<number> {
  const [row] = await db
    .select({ booked: countDistinct(services.id) })
    .from(appointments)
    .innerJoin(services, eq(services.id, appointments.serviceId))
    .where(
      and(
        eq(appointments.clientId, clientId),
        eq(appointments.professionalId, professionalId),
        appointments.isBooking,
        eq(services.status, 'in_progress'),
      ),
    );
  return row?.booked ?? 0;
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
