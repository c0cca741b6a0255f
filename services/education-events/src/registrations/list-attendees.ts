import { toPage } from '@sidework/chassis/db/keyset';
import type { Actor } from '@sidework/chassis/http/actor';
import { requireHost } from '../co-hosts/require-host.ts';
import type { Deps } from '../deps.ts';
import { getEvent } from '../events/queries.ts';
import { attendeesOf } from './queries.ts';
import { toAttendeeView, toViewOf } from './view.ts';

/** Only hosts learn who comes, and addresses are the organizer's alone. */
export async function listAttendees(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  eventId: string,
  query: { cursor?: string | undefined; limit: number },
) {
  const host = await requireHost(db, (await getEvent(db, eventId)).event, actor, now());
  const rows = await attendeesOf(db, eventId, query);
  return toPage(
    rows,
    query.limit,
    ({ registration, ...more }) => toViewOf(host, toAttendeeView(registration, more)),
    ({ registration }) => [registration.createdAt.toISOString(), registration.id],
  );
}
