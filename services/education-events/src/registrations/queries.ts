import type { Db, Tx } from '@sidework/chassis/db/db';
import { olderThan } from '@sidework/chassis/db/keyset';
import { notFound } from '@sidework/chassis/errors';
import type { PageOfDue } from '@sidework/chassis/jobs/each-alone';
import { people } from '@sidework/chassis/people/people';
import { doorHours } from '@sidework/contracts/education-events/event-options';
import { and, desc, eq, gt, inArray, lt, lte, or, sql } from 'drizzle-orm';
import { wholeRefund } from '../events/event-ticketing.ts';
import { lockEvent } from '../events/queries.ts';
import { events } from '../events/table.ts';
import type { Registration } from './registration.ts';
import { doorTaps, registrations } from './table.ts';

const withSeat = inArray(registrations.status, ['awaiting_guardian', 'held', 'confirmed']);

interface PageOf {
  cursor?: string | undefined;
  limit: number;
}

export async function insertRegistration(tx: Tx, registration: Registration): Promise<void> {
  await tx.insert(registrations).values(registration);
}

export async function saveRegistration(tx: Tx, { id, ...registration }: Registration) {
  await tx.update(registrations).set(registration).where(eq(registrations.id, id));
}

/** The one that has a seat; the event's row is locked where this is asked to decide. */
export async function findSeat(
  db: Db,
  eventId: string,
  userId: string,
  guestNumber = 0,
): Promise<Registration | undefined> {
  const isOf = and(eq(registrations.eventId, eventId), eq(registrations.userId, userId));
  const [row] = await db
    .select()
    .from(registrations)
    .where(and(isOf, eq(registrations.guestNumber, guestNumber), withSeat));
  return row;
}

/** The numbers of the guests who have a seat with this person. */
export async function guestNumbersOf(tx: Tx, eventId: string, userId: string): Promise<number[]> {
  const rows = await tx
    .select({ guestNumber: registrations.guestNumber })
    .from(registrations)
    .where(and(eq(registrations.eventId, eventId), eq(registrations.userId, userId), withSeat));
  return rows.map(({ guestNumber }) => guestNumber);
}

/** The seats that one payment was asked for, the person's own first; of a seat alone that seat. */
export const lockGroup = (tx: Tx, id: string): Promise<Registration[]> =>
  tx
    .select()
    .from(registrations)
    .where(or(eq(registrations.id, id), eq(registrations.groupId, id)))
    .orderBy(registrations.id)
    .for('update');

export async function findLatestRegistration(db: Db, eventId: string, userId: string) {
  const [row] = await db
    .select()
    .from(registrations)
    .where(
      and(
        eq(registrations.eventId, eventId),
        eq(registrations.userId, userId),
        eq(registrations.guestNumber, 0),
      ),
    )
    .orderBy(desc(registrations.createdAt), desc(registrations.id))
    .limit(1);
  return row;
}

export async function findRegistration(db: Db, id: string): Promise<Registration | undefined> {
  const [row] = await db.select().from(registrations).where(eq(registrations.id, id));
  return row;
}

/** Held until the end of the transaction; its event's row has to be locked before, as everywhere. */
export async function lockRegistration(tx: Tx, id: string): Promise<Registration> {
  const [row] = await tx.select().from(registrations).where(eq(registrations.id, id)).for('update');
  if (!row) throw notFound('registration_not_found');
  return row;
}

/** One's own registration and its event, locked in the order in which everybody locks them. */
export async function lockOwn(tx: Tx, actor: { id: string }, id: string) {
  const found = await findRegistration(tx, id);
  if (found?.userId !== actor.id) throw notFound('registration_not_found');
  const event = await lockEvent(tx, found.eventId);
  return { event, registration: await lockRegistration(tx, id) };
}

/** The seats of an event, or so many of them. */
export function lockSeatsOf(tx: Tx, eventId: string, limit?: number) {
  const seats = tx
    .select()
    .from(registrations)
    .where(and(eq(registrations.eventId, eventId), withSeat))
    .orderBy(registrations.id);
  return (limit ? seats.limit(limit) : seats).for('update');
}

/** The seats that connections see. */
export const lockShownSeatsOf = (tx: Tx, eventId: string) =>
  tx
    .select()
    .from(registrations)
    .where(and(eq(registrations.eventId, eventId), registrations.showsToKnown))
    .orderBy(registrations.id)
    .for('update');

/** The seats of an event that ended before, and of whose price a part was kept. */
export const lockKeptPartsOf = (tx: Tx, eventId: string, limit: number) =>
  tx
    .select()
    .from(registrations)
    .where(
      and(
        eq(registrations.eventId, eventId),
        lt(registrations.refundCents, registrations.paymentAmountCents),
      ),
    )
    .orderBy(registrations.id)
    .limit(limit)
    .for('update');

/** The event was moved, so that everybody who had bought before may still cancel for the whole price. */
export async function giveWholeRefund(tx: Tx, eventId: string): Promise<void> {
  const isKept = or(withSeat, eq(registrations.status, 'expired'));
  await tx
    .update(registrations)
    .set({ refundRule: wholeRefund })
    .where(and(eq(registrations.eventId, eventId), isKept));
}

/** A seat of this event alone, because a device may name any. */
export async function lockSeatOf(
  tx: Tx,
  eventId: string,
  id: string,
): Promise<Registration | undefined> {
  const [row] = await tx
    .select()
    .from(registrations)
    .where(and(eq(registrations.id, id), eq(registrations.eventId, eventId)))
    .for('update');
  return row;
}

export async function insertSettledTap(tx: Tx, tap: typeof doorTaps.$inferInsert): Promise<void> {
  await tx.insert(doorTaps).values(tap).onConflictDoNothing();
}

/** The ids of taps are chosen by devices, so that a tap of another event is unknown here. */
export async function findSettledTap(tx: Tx, eventId: string, id: string) {
  const [tap] = await tx
    .select()
    .from(doorTaps)
    .where(and(eq(doorTaps.id, id), eq(doorTaps.eventId, eventId)));
  return tap;
}

/** Once a door has closed nothing is settled at it any more; gives how many taps were forgotten. */
export async function forgetTapsAtClosedDoors(db: Db, now: Date, limit: number): Promise<number> {
  const closedBefore = new Date(now.getTime() - doorHours.after * 3_600_000);
  const due = db
    .select({ id: doorTaps.id })
    .from(doorTaps)
    .innerJoin(events, eq(events.id, doorTaps.eventId))
    .where(lt(events.endsAt, closedBefore))
    .limit(limit);
  const gone = await db
    .delete(doorTaps)
    .where(inArray(doorTaps.id, due))
    .returning({ id: doorTaps.id });
  return gone.length;
}

/** The people who ever registered for an event; a walk-in has no account and is an adult. */
export async function registeredPeople(db: Db, eventId: string): Promise<string[]> {
  const rows = await db
    .select({ userId: registrations.userId })
    .from(registrations)
    .where(and(eq(registrations.eventId, eventId), eq(registrations.isWalkIn, false)));
  return rows.map(({ userId }) => userId);
}

/** Their seats, and those that ran out, which a late payment could bring back; in the order in which events are locked. */
export const seatsOfPerson = (db: Db, userId: string) =>
  db
    .select()
    .from(registrations)
    .where(and(eq(registrations.userId, userId), or(withSeat, eq(registrations.status, 'expired'))))
    .orderBy(registrations.eventId, registrations.id);

export const dueRegistrations = (db: Db, now: Date, { after, limit }: PageOfDue) =>
  db
    .select({ id: registrations.id, eventId: registrations.eventId })
    .from(registrations)
    .where(
      and(
        inArray(registrations.status, ['awaiting_guardian', 'held']),
        lte(registrations.holdExpiresAt, now),
        after ? gt(registrations.id, after) : undefined,
      ),
    )
    .orderBy(registrations.id)
    .limit(limit);

export async function findByTicket(db: Db, eventId: string, code: string) {
  const [row] = await db
    .select()
    .from(registrations)
    .where(and(eq(registrations.ticketCode, code), eq(registrations.eventId, eventId)));
  return row;
}

export const shown = (db: Db) =>
  db
    .select({ registration: registrations, event: events, organizerName: people.fullName })
    .from(registrations)
    .innerJoin(events, eq(events.id, registrations.eventId))
    .leftJoin(people, eq(people.id, events.organizerId));
export type ShownRegistration = Awaited<ReturnType<typeof shown>>[number];

export function registrationsFor(db: Db, userId: string, { cursor, limit }: PageOf) {
  const { createdAt, id } = registrations;
  return shown(db)
    .where(and(eq(registrations.userId, userId), olderThan(createdAt, id, cursor)))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit + 1);
}

export async function getRegistrationFor(db: Db, userId: string, id: string) {
  const [row] = await shown(db).where(
    and(eq(registrations.id, id), eq(registrations.userId, userId)),
  );
  if (!row) throw notFound('registration_not_found');
  return row;
}

export async function findShownRegistration(
  db: Db,
  id: string,
): Promise<ShownRegistration | undefined> {
  const [row] = await shown(db).where(eq(registrations.id, id));
  return row;
}

export async function getShownRegistration(db: Db, id: string): Promise<ShownRegistration> {
  const row = await findShownRegistration(db, id);
  if (!row) throw notFound('registration_not_found');
  return row;
}

/** Which of those who wait for a guardian it is, in the order in which they asked; null of all others, which are not counted. */
const waitingNumber = sql<
  number | null
>`case when event_registrations.status = 'awaiting_guardian' then (
  select count(*)::int from event_registrations other
  where other.event_id = event_registrations.event_id and other.status = 'awaiting_guardian'
    and (other.created_at, other.id) <= (event_registrations.created_at, event_registrations.id)) end`;

/** The person who brought a guest, as the organizer knows them; a taker of the own ticket, perhaps a child, is not named. */
const groupOf = sql<string | null>`(
  select nullif(own.attendee_name, '') from event_registrations own
  where event_registrations.guest_number > 0 and own.id = event_registrations.group_id
    and own.user_id = event_registrations.user_id and own.transferred_at is null)`;

export function attendeesOf(db: Db, eventId: string, { cursor, limit }: PageOf) {
  const { createdAt, id } = registrations;
  return db
    .select({ registration: registrations, waitingNumber, groupOf })
    .from(registrations)
    .where(and(eq(registrations.eventId, eventId), withSeat, olderThan(createdAt, id, cursor)))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit + 1);
}
