import type { Db } from '@sidework/chassis/db/db';
import { momentAndId } from '@sidework/chassis/db/keyset';
import { people } from '@sidework/chassis/people/people';
import type { YoungPeopleState } from '@sidework/contracts/education-events/event-options';
import { and, asc, eq, gte, sql } from 'drizzle-orm';
import { events } from '../events/table.ts';

/** How many of an organizer's events were decided so. */
const ofOrganizer = (state: YoungPeopleState) => sql<number>`(
  select count(*)::int from events own
  where own.organizer_id = ${events.organizerId} and own.young_people = ${state})`;

/** The events that wait for staff, the longest waiting first. */
export function waitingEvents(
  db: Db,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
  now: Date,
) {
  const { youngPeopleAskedAt, id } = events;
  const after = momentAndId(cursor);
  return db
    .select({
      event: events,
      organizerName: people.fullName,
      approved: ofOrganizer('approved'),
      refused: ofOrganizer('refused'),
    })
    .from(events)
    .leftJoin(people, eq(people.id, events.organizerId))
    .where(
      and(
        eq(events.youngPeople, 'asked'),
        eq(events.status, 'upcoming'),
        gte(events.endsAt, now),
        after &&
          sql`(${youngPeopleAskedAt}, ${id}) > (${after.at}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(asc(youngPeopleAskedAt), asc(id))
    .limit(limit + 1);
}
