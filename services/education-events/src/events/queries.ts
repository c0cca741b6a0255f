import type { Db, Tx } from '@sidework/chassis/db/db';
import type { PageOfDue } from '@sidework/chassis/jobs/each-alone';
import { people } from '@sidework/chassis/people/people';
import { limits } from '@sidework/contracts/education-events/limits';
import { and, asc, eq, gt, gte, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Audience } from '../people/audience.ts';
import { type Event, requireFound } from './event.ts';
import { events } from './table.ts';

export interface ShownEvent {
  event: Event;
  organizerName: string | null;
}

export const shown = (db: Db) =>
  db
    .select({ event: events, organizerName: people.fullName })
    .from(events)
    .leftJoin(people, eq(people.id, events.organizerId));

/** Children are shown the events that staff approved for them (D-118). */
export const shownTo = ({ isChild }: Pick<Audience, 'isChild'>) =>
  isChild ? forChildren : undefined;
// Written out, so that a kept plan knows its index.
const forChildren = sql`${events.youngPeople} = 'approved'`;

export async function findEvent(db: Db, id: string): Promise<Event | undefined> {
  const [event] = await db.select().from(events).where(eq(events.id, id));
  return event;
}

export async function getEvent(db: Db, id: string): Promise<ShownEvent> {
  const [row] = await shown(db).where(eq(events.id, id));
  requireFound(row?.event);
  return { event: row.event, organizerName: row.organizerName };
}

/** A child may also report an event that staff review again, or that is no longer open to children. */
export async function getReportableEvent(db: Db, { id: viewerId, isChild }: Audience, id: string) {
  const had = sql`exists (select from event_registrations where event_id = ${id} and user_id = ${viewerId ?? null})`;
  const seen = isChild ? or(ne(events.youngPeople, 'no'), had) : undefined;
  const [event] = await db
    .select()
    .from(events)
    .where(and(eq(events.id, id), seen));
  requireFound(event);
  return event;
}

/** An event that is hidden from the reader is not found. */
export async function getEventFor(db: Db, audience: Audience, id: string): Promise<ShownEvent> {
  const [row] = await shown(db).where(and(eq(events.id, id), shownTo(audience)));
  requireFound(row?.event);
  return { event: row.event, organizerName: row.organizerName };
}

export async function insertEvent(tx: Tx, event: Event): Promise<void> {
  await tx.insert(events).values(event);
}

export async function lockEvent(tx: Tx, id: string): Promise<Event> {
  const [event] = await tx.select().from(events).where(eq(events.id, id)).for('update');
  requireFound(event);
  return event;
}

/** The later dates of its series, in their order. */
export async function lockLaterDates(tx: Tx, { seriesId, eventDate, id }: Event): Promise<Event[]> {
  if (!seriesId) return [];
  return tx
    .select()
    .from(events)
    .where(
      and(
        eq(events.seriesId, seriesId),
        eq(events.status, 'upcoming'),
        gt(events.eventDate, eventDate),
        ne(events.id, id),
      ),
    )
    .orderBy(asc(events.eventDate), asc(events.id))
    .limit(limits.seriesDates)
    .for('update');
}

/** The dates that have not begun of the series of an event, in their order; an event alone is a series of one. */
export async function comingDatesOf(db: Db, eventId: string, now: Date): Promise<{ id: string }[]> {
  const event = await findEvent(db, eventId);
  requireFound(event);
  const isOfSeries = event.seriesId ? eq(events.seriesId, event.seriesId) : eq(events.id, eventId);
  return db
    .select({ id: events.id })
    .from(events)
    .where(and(isOfSeries, eq(events.status, 'upcoming'), gt(events.eventDate, now)))
    .orderBy(asc(events.eventDate), asc(events.id))
    .limit(limits.seriesDates);
}

/** The dates of a series that the reader may see. */
export const datesOfSeries = (db: Db, audience: Audience, seriesId: string): Promise<Event[]> =>
  db
    .select()
    .from(events)
    .where(and(eq(events.seriesId, seriesId), isNull(events.takenDownAt), shownTo(audience)))
    .orderBy(asc(events.eventDate), asc(events.id))
    .limit(limits.seriesDates);

export async function saveEvent(tx: Tx, { id, ...event }: Event): Promise<void> {
  await tx.update(events).set(event).where(eq(events.id, id));
}

/** The events of an organizer whose pictures are to be fetched. */
export const awaitingPictures = (db: Db, organizerId: string) =>
  db
    .select({ id: events.id, pictureLink: events.pictureLink })
    .from(events)
    .where(and(eq(events.organizerId, organizerId), eq(events.pictureState, 'fetching')));

/** The events of an organizer whose money of tickets is still held, a day after their end at most. */
export const eventsNotSettled = (db: Db, organizerId: string, now: Date) =>
  db
    .select({ id: events.id })
    .from(events)
    .where(
      and(
        eq(events.organizerId, organizerId),
        ne(events.status, 'cancelled'),
        gt(events.endsAt, sql`${now.toISOString()}::timestamptz - interval '1 day'`),
      ),
    )
    .orderBy(events.id);

/** Events that are over and not yet completed. */
export const overEvents = (db: Db, now: Date, { after, limit }: PageOfDue) =>
  db
    .select({ id: events.id })
    .from(events)
    .where(
      and(
        eq(events.status, 'upcoming'),
        lt(events.endsAt, now),
        after ? gt(events.id, after) : undefined,
      ),
    )
    .orderBy(events.id)
    .limit(limit);

/** Some of the events of an organizer that were not taken down. */
export const inSightOf = (tx: Tx, organizerId: string, limit: number) =>
  tx
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.organizerId, organizerId), isNull(events.takenDownAt)))
    .orderBy(events.id)
    .limit(limit);

/** Some of the events of an organizer that are not over. */
export const upcomingOf = (tx: Tx, organizerId: string, now: Date, limit: number) =>
  tx
    .select({ id: events.id })
    .from(events)
    .where(
      and(
        eq(events.organizerId, organizerId),
        eq(events.status, 'upcoming'),
        gte(events.endsAt, now),
      ),
    )
    .orderBy(events.id)
    .limit(limit);
