import { toPage } from '@sidework/chassis/db/keyset';
import type { Actor } from '@sidework/chassis/http/actor';
import type { Deps } from '../deps.ts';
import * as Event from '../events/event.ts';
import { getEvent } from '../events/queries.ts';
import { attendeesOf } from './queries.ts';
import { toAttendeeView } from './view.ts';

/** Only the organizer learns who comes. */
export async function listAttendees(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  eventId: string,
  query: { cursor?: string | undefined; limit: number },
) {
  Event.requireOrganizer((await getEvent(db, eventId)).event, actor);
  const rows = await attendeesOf(db, eventId, query);
  return toPage(
    rows,
    query.limit,
    ({ registration, ...more }) => toAttendeeView(registration, more),
    ({ registration }) => [registration.createdAt.toISOString(), registration.id],
  );
}
