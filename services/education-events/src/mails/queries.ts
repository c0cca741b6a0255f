import type { Db } from '@sidework/chassis/db/db';
import { people } from '@sidework/chassis/people/people';
import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { contacts } from '../contacts/table.ts';
import { courses } from '../courses/table.ts';
import { enrollments } from '../enrollments/table.ts';
import { payments } from '../payments/table.ts';
import type { Registration } from '../registrations/registration.ts';
import { registrations } from '../registrations/table.ts';

/** An enrollment with its learner and the title of its course. */
export async function findEnrolled(db: Db, enrollmentId: string) {
  const [row] = await db
    .select({ enrollment: enrollments, title: courses.title, person: people })
    .from(enrollments)
    .innerJoin(courses, eq(courses.id, enrollments.courseId))
    .innerJoin(people, eq(people.id, enrollments.userId))
    .where(eq(enrollments.id, enrollmentId));
  return row;
}

/** Whether who reads mail at this address has another ticket for the event, also as the guardian who agreed to it. */
export async function hasOtherTicket(
  db: Db,
  { id, eventId }: Pick<Registration, 'id' | 'eventId'>,
  address: string,
): Promise<boolean> {
  const reader = sql`coalesce(${registrations.approvedBy}, ${registrations.userId})`;
  const [other] = await db
    .select({ id: registrations.id })
    .from(registrations)
    .innerJoin(contacts, eq(contacts.id, reader))
    .where(
      and(
        eq(registrations.eventId, eventId),
        ne(registrations.id, id),
        eq(registrations.status, 'confirmed'),
        isNull(registrations.transferredAt),
        eq(contacts.email, address),
      ),
    )
    .limit(1);
  return other !== undefined;
}

/** The addresses that hear of a refund as of their own money. */
export async function payersOf(db: Db, registrationId: string): Promise<(string | null)[]> {
  const paid = ['succeeded', 'refund_requested', 'refunded'] as const;
  const rows = await db
    .select({ email: contacts.email })
    .from(payments)
    .innerJoin(contacts, eq(contacts.id, payments.payerId))
    .where(and(eq(payments.subjectId, registrationId), inArray(payments.status, paid)));
  return rows.map(({ email }) => email);
}
