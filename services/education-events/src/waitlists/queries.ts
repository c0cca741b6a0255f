import type { Db, Tx } from '@sidework/chassis/db/db';
import { momentAndId } from '@sidework/chassis/db/keyset';
import type { PageOfDue } from '@sidework/chassis/jobs/each-alone';
import { people } from '@sidework/chassis/people/people';
import { and, asc, eq, exists, gt, inArray, isNull, lte, ne, not, or, sql } from 'drizzle-orm';
import type { Event } from '../events/event.ts';
import { isForYoungPeople } from '../events/event-young-people.ts';
import { events } from '../events/table.ts';
import { registrations } from '../registrations/table.ts';
import { waitlistPlaces } from './table.ts';
import { servedBy, type WaitlistPlace } from './waitlist-place.ts';

// Written out, so that a kept plan knows its index.
const isOpen = sql`${waitlistPlaces.status} in ('waiting', 'offered')`;

export async function insertPlace(tx: Tx, place: WaitlistPlace): Promise<void> {
  await tx.insert(waitlistPlaces).values(place);
}

export async function savePlace(tx: Tx, { id, ...place }: WaitlistPlace): Promise<void> {
  await tx.update(waitlistPlaces).set(place).where(eq(waitlistPlaces.id, id));
}

/** A person's open place; the event's row is locked where this is asked to decide. */
export async function findOpenPlace(
  db: Db,
  eventId: string,
  userId: string,
): Promise<WaitlistPlace | undefined> {
  const [place] = await db
    .select()
    .from(waitlistPlaces)
    .where(and(eq(waitlistPlaces.eventId, eventId), eq(waitlistPlaces.userId, userId), isOpen));
  return place;
}

export async function findPlace(db: Db, id: string): Promise<WaitlistPlace | undefined> {
  const [place] = await db.select().from(waitlistPlaces).where(eq(waitlistPlaces.id, id));
  return place;
}

/** The offers of an event that adults have not answered; a child's goes on to the next while staff look at a change. */
export const offeredPlacesOf = (db: Db, eventId: string): Promise<WaitlistPlace[]> =>
  db
    .select()
    .from(waitlistPlaces)
    .where(
      and(
        eq(waitlistPlaces.eventId, eventId),
        eq(waitlistPlaces.status, 'offered'),
        eq(waitlistPlaces.isChild, false),
      ),
    )
    .orderBy(waitlistPlaces.id);

/** The own seat of who waits; the seats of their guests do not count. */
const seatOfPlace = (db: Db) =>
  db
    .select({ id: registrations.id })
    .from(registrations)
    .where(
      and(
        eq(registrations.eventId, waitlistPlaces.eventId),
        eq(registrations.userId, waitlistPlaces.userId),
        eq(registrations.guestNumber, 0),
        inArray(registrations.status, ['awaiting_guardian', 'held', 'confirmed']),
      ),
    );

/** The first in line whom a free seat of the event could serve; its row is locked before. */
export async function findFirstServed(
  db: Db,
  event: Event,
  now: Date,
): Promise<WaitlistPlace | undefined> {
  const { typeIds, servesAny } = servedBy(event, now);
  if (!servesAny) return undefined;
  const { eventId, ticketTypeId, isChild, joinedAt, id } = waitlistPlaces;
  const [first] = await db
    .select({ place: waitlistPlaces })
    .from(waitlistPlaces)
    .innerJoin(people, and(eq(people.id, waitlistPlaces.userId), eq(people.mayAct, true)))
    .where(
      and(
        eq(eventId, event.id),
        isOpen,
        eq(waitlistPlaces.status, 'waiting'),
        or(isNull(ticketTypeId), inArray(ticketTypeId, typeIds)),
        isForYoungPeople(event) ? undefined : eq(isChild, false),
        not(exists(seatOfPlace(db))),
      ),
    )
    .orderBy(asc(joinedAt), asc(id))
    .limit(1);
  return first?.place;
}

/** How many wait before a place. */
export async function countAhead(db: Db, { eventId, joinedAt, id }: WaitlistPlace) {
  return db.$count(
    waitlistPlaces,
    and(
      eq(waitlistPlaces.eventId, eventId),
      isOpen,
      eq(waitlistPlaces.status, 'waiting'),
      sql`(${waitlistPlaces.joinedAt}, ${waitlistPlaces.id}) < (${joinedAt.toISOString()}::timestamptz, ${id}::uuid)`,
    ),
  );
}

/** The line for an event, the first to be served first. */
export function lineOf(
  db: Db,
  eventId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) {
  const after = momentAndId(cursor);
  return db
    .select({ place: waitlistPlaces, fullName: people.fullName })
    .from(waitlistPlaces)
    .leftJoin(people, eq(people.id, waitlistPlaces.userId))
    .where(
      and(
        eq(waitlistPlaces.eventId, eventId),
        isOpen,
        after &&
          sql`(${waitlistPlaces.joinedAt}, ${waitlistPlaces.id}) > (${after.at}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(asc(waitlistPlaces.joinedAt), asc(waitlistPlaces.id))
    .limit(limit + 1);
}

/** Places whose offer ran out or cannot be taken now, or that can bring no seat any more. */
export const duePlaces = (db: Db, now: Date, { after, limit }: PageOfDue) =>
  db
    .select({ id: waitlistPlaces.id, eventId: waitlistPlaces.eventId })
    .from(waitlistPlaces)
    .innerJoin(events, eq(events.id, waitlistPlaces.eventId))
    .leftJoin(people, eq(people.id, waitlistPlaces.userId))
    .where(
      and(
        isOpen,
        or(
          and(
            eq(waitlistPlaces.status, 'offered'),
            or(
              eq(people.mayAct, false),
              and(eq(waitlistPlaces.isChild, true), eq(events.youngPeople, 'asked')),
            ),
          ),
          lte(waitlistPlaces.offerExpiresAt, now),
          ne(events.status, 'upcoming'),
          lte(events.eventDate, now),
          and(eq(waitlistPlaces.isChild, true), inArray(events.youngPeople, ['no', 'refused'])),
        ),
        after ? gt(waitlistPlaces.id, after) : undefined,
      ),
    )
    .orderBy(waitlistPlaces.id)
    .limit(limit);

/** Events that have a free seat, and a line. */
export const eventsToOffer = (db: Db, now: Date, { after, limit }: PageOfDue) =>
  db
    .select({ id: events.id })
    .from(events)
    .where(
      and(
        eq(events.status, 'upcoming'),
        gt(events.eventDate, now),
        sql`${events.taken} < ${events.capacity}`,
        inArray(
          events.id,
          db
            .select({ id: waitlistPlaces.eventId })
            .from(waitlistPlaces)
            .where(and(isOpen, eq(waitlistPlaces.status, 'waiting'))),
        ),
        after ? gt(events.id, after) : undefined,
      ),
    )
    .orderBy(events.id)
    .limit(limit);

/** The ticket types that people wait for. */
export async function waitedTypesOf(db: Db, eventId: string): Promise<(string | null)[]> {
  const rows = await db
    .selectDistinct({ id: waitlistPlaces.ticketTypeId })
    .from(waitlistPlaces)
    .where(and(eq(waitlistPlaces.eventId, eventId), isOpen));
  return rows.map(({ id }) => id);
}

/** The open places of a person, in the order in which events are locked. */
export const openPlacesOf = (db: Db, userId: string) =>
  db
    .select()
    .from(waitlistPlaces)
    .where(and(eq(waitlistPlaces.userId, userId), isOpen))
    .orderBy(waitlistPlaces.eventId);
