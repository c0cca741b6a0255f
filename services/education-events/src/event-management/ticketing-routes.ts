import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/education-events/ticketing';
import type { Deps } from '../deps.ts';
import * as Event from '../events/event.ts';
import { getEvent } from '../events/queries.ts';
import { toTicketingView } from '../events/view.ts';
import { changeTicketing } from './change-ticketing.ts';

/** How an event is sold is its organizer's to know. */
export function ticketingRoutes(app: App, deps: Deps) {
  app.route({
    ...api.getTicketing,
    config: { access: 'adult' },
    handler: async ({ actor, params }) => {
      const { event } = await getEvent(deps.db, params.eventId);
      Event.requireOrganizer(event, actor);
      return toTicketingView(event);
    },
  });
  app.route({
    ...api.changeTicketing,
    config: { access: 'adult' },
    handler: async ({ actor, params, body }) =>
      toTicketingView(await changeTicketing(deps, actor, params.eventId, body)),
  });
}
