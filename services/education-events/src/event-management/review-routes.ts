import { toPage } from '@sidework/chassis/db/keyset';
import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/education-events/event-reviews';
import type { Deps } from '../deps.ts';
import { getEvent } from '../events/queries.ts';
import { markOfTerms } from '../events/read-terms.ts';
import { toEventView } from '../events/view.ts';
import { approveEvent, refuseEvent } from './review-event.ts';
import { waitingEvents } from './review-queries.ts';

/** Staff decide whether an event is for young people (D-118). */
export function eventReviewRoutes(app: App, deps: Deps) {
  const viewOf = async (eventId: string, id: string) =>
    toEventView(await getEvent(deps.db, eventId), { id, isChild: false });

  app.route({
    ...api.listWaitingEvents,
    config: { access: 'moderator' },
    handler: async ({ actor, query }) =>
      toPage(
        await waitingEvents(deps.db, query, deps.now()),
        query.limit,
        ({ approved, refused, ...shown }) => ({
          ...toEventView(shown, { id: actor.id, isChild: false }),
          askedAt: (shown.event.youngPeopleAskedAt ?? shown.event.createdAt).toISOString(),
          terms: markOfTerms(shown.event),
          onlineLinks: shown.event.ticketTypes.flatMap(({ onlineLink }) => onlineLink ?? []),
          organizerRecord: { approved, refused },
        }),
        ({ event }) => [(event.youngPeopleAskedAt ?? event.createdAt).toISOString(), event.id],
      ),
  });
  app.route({
    ...api.approveEvent,
    config: { access: 'moderator' },
    handler: async ({ actor, params, body }) => {
      await approveEvent(deps, actor, { ...params, ...body });
      return viewOf(params.eventId, actor.id);
    },
  });
  app.route({
    ...api.refuseEvent,
    config: { access: 'moderator' },
    handler: async ({ actor, params, body }) => {
      await refuseEvent(deps, actor, { ...params, ...body });
      return viewOf(params.eventId, actor.id);
    },
  });
}
