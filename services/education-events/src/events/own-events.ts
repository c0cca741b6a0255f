import type { Db } from '@sidework/chassis/db/db';
import { fromCursor, idOf, momentOf, type Position } from '@sidework/chassis/db/keyset';
import { and, asc, desc, eq, gte, lt, sql } from 'drizzle-orm';
import { type ShownEvent, shown } from './queries.ts';
import { events } from './table.ts';

/** An event that began this long ago may be going on, and its organizer still needs its guest list. */
const goesOnMs = 12 * 3_600_000;

export interface OwnEventsPage {
  limit: number;
  /** It parts coming events from past ones; a later page keeps that of the first, so that none is left out. */
  since: string;
  after: { at: string; id: string } | undefined;
}

export function ownEventsPage(
  { cursor, limit }: { cursor?: string | undefined; limit: number },
  now: Date,
): OwnEventsPage {
  if (cursor === undefined)
    return { limit, since: new Date(now.getTime() - goesOnMs).toISOString(), after: undefined };
  const [since, at, id] = fromCursor(cursor, 3);
  return { limit, since: momentOf(since), after: { at: momentOf(at), id: idOf(id) } };
}

export const placeOfOwn = ({ event }: ShownEvent, { since }: OwnEventsPage): Position => [
  since,
  event.eventDate.toISOString(),
  event.id,
];

/** The events of an organizer: those to come, the next first, and then the past ones, the latest first. */
export async function ownEvents(db: Db, organizerId: string, page: OwnEventsPage) {
  const coming = await comingEvents(db, organizerId, page);
  if (coming.length > page.limit) return coming;
  return [...coming, ...(await pastEvents(db, organizerId, page, coming.length))];
}

const place = sql`(${events.eventDate}, ${events.id})`;
const positionOf = ({ at, id }: { at: string; id: string }) =>
  sql`(${at}::timestamptz, ${id}::uuid)`;

async function comingEvents(db: Db, organizerId: string, { since, after, limit }: OwnEventsPage) {
  if (after && after.at < since) return [];
  return shown(db)
    .where(
      and(
        eq(events.organizerId, organizerId),
        after ? sql`${place} > ${positionOf(after)}` : gte(events.eventDate, new Date(since)),
      ),
    )
    .orderBy(asc(events.eventDate), asc(events.id))
    .limit(limit + 1);
}

function pastEvents(
  db: Db,
  organizerId: string,
  { since, after, limit }: OwnEventsPage,
  found: number,
) {
  const isPast = after && after.at < since;
  return shown(db)
    .where(
      and(
        eq(events.organizerId, organizerId),
        isPast ? sql`${place} < ${positionOf(after)}` : lt(events.eventDate, new Date(since)),
      ),
    )
    .orderBy(desc(events.eventDate), desc(events.id))
    .limit(limit + 1 - found);
}
