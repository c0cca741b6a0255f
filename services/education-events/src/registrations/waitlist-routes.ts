import { toPage } from '@sidework/chassis/db/keyset';
import type { Actor } from '@sidework/chassis/http/actor';
import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/education-events/waitlists';
import type { Deps } from '../deps.ts';
import * as Event from '../events/event.ts';
import { getEvent } from '../events/queries.ts';
import { lineOf } from '../waitlists/queries.ts';
import { toEntryView, toPlaceView } from '../waitlists/view.ts';
import { joinWaitlist, leaveWaitlist } from './join-waitlist.ts';

/** Only the organizer learns who waits. */
async function listWaitlist(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  eventId: string,
  query: { cursor?: string | undefined; limit: number },
) {
  const { event } = await getEvent(db, eventId);
  Event.requireOrganizer(event, actor);
  return toPage(
    await lineOf(db, eventId, query),
    query.limit,
    ({ place, fullName }) => toEntryView(place, fullName, event),
    ({ place }) => [place.joinedAt.toISOString(), place.id],
  );
}

export function waitlistRoutes(app: App, deps: Deps) {
  app.route({
    ...api.joinWaitlist,
    config: { access: 'signed-in' },
    handler: async ({ actor, params, body }) =>
      toPlaceView(deps.db, await joinWaitlist(deps, actor, params.eventId, body)),
  });
  app.route({
    ...api.leaveWaitlist,
    config: { access: 'signed-in' },
    handler: async ({ actor, params }) =>
      toPlaceView(deps.db, await leaveWaitlist(deps, actor, params.eventId)),
  });
  app.route({
    ...api.listWaitlist,
    config: { access: 'adult' },
    handler: ({ actor, params, query }) => listWaitlist(deps, actor, params.eventId, query),
  });
}
