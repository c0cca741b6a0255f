import { once } from '@sidework/chassis/http/idempotency';
import type { App } from '@sidework/chassis/http/server';
import { tapAtDoor, addWalkIn as walkIn } from '@sidework/contracts/education-events/door';
import { getEventSales } from '@sidework/contracts/education-events/event-sales';
import * as api from '@sidework/contracts/education-events/registrations';
import { registerForSeries as registerForSeriesApi } from '@sidework/contracts/education-events/series-registrations';
import type { Deps } from '../deps.ts';
import { addWalkIn } from './add-walk-in.ts';
import {
  cancelRegistration,
  checkIn,
  markPaid,
  resendTicket,
  showAttendance,
} from './change-registration.ts';
import { eventSales } from './event-sales.ts';
import { listAttendees } from './list-attendees.ts';
import { listRegistrations } from './list-registrations.ts';
import { messageAttendees } from './message-attendees.ts';
import { registerForEvent } from './register-for-event.ts';
import { registerForSeries } from './register-for-series.ts';
import { settleTaps } from './settle-taps.ts';
import { linkTicketFile, openTicketFile } from './ticket-link.ts';
import { getRegistrationView, toAttendeeView, toViewOf } from './view.ts';

function attendeeRoutes(app: App, deps: Deps) {
  app.route({
    ...api.listAttendees,
    config: { access: 'adult' },
    handler: ({ actor, params, query }) => listAttendees(deps, actor, params.eventId, query),
  });
  app.route({
    ...getEventSales,
    config: { access: 'adult' },
    handler: ({ actor, params }) => eventSales(deps, actor, params.eventId),
  });
  app.route({
    ...api.markPaid,
    config: { access: 'adult' },
    handler: async ({ actor, params }) => toAttendeeView(await markPaid(deps, actor, params)),
  });
  app.route({
    ...api.messageAttendees,
    config: { access: 'adult' },
    handler: async ({ actor, params, body }) => ({
      recipientCount: await messageAttendees(deps, actor, params.eventId, body),
    }),
  });
  app.route({
    ...tapAtDoor,
    config: { access: 'adult' },
    handler: async ({ actor, params, body }) => ({
      results: await settleTaps(deps, actor, params.eventId, body.taps),
    }),
  });
  app.route({
    ...walkIn,
    config: { access: 'adult' },
    handler: (request, reply) =>
      once(deps, request, reply.code(201), async (within) => {
        const { actor, params, body } = request;
        return toAttendeeView(await addWalkIn(within, actor, params.eventId, body));
      }),
  });
  app.route({
    ...api.checkIn,
    config: { access: 'adult' },
    handler: async ({ actor, params, body }) => {
      const entry = await checkIn(deps, actor, params.eventId, body.code);
      return {
        isFirst: entry.isFirst,
        checkedInAt: entry.checkedInAt.toISOString(),
        attendee: toViewOf(entry.host, toAttendeeView(entry.registration)),
      };
    },
  });
}

export function registrationRoutes(app: App, deps: Deps) {
  attendeeRoutes(app, deps);
  app.route({
    ...registerForSeriesApi,
    config: { access: 'adult' },
    handler: ({ actor, params, body }) => registerForSeries(deps, actor, params.eventId, body),
  });
  app.route({
    ...api.registerForEvent,
    config: { access: 'signed-in' },
    handler: (request, reply) =>
      once(deps, request, reply.code(201), async (within) => {
        const { actor, params, body } = request;
        const id = await registerForEvent(within, actor, params.eventId, body);
        return getRegistrationView(within, actor, id);
      }),
  });
  app.route({
    ...api.listRegistrations,
    config: { access: 'signed-in' },
    handler: ({ actor, query }) => listRegistrations(deps, actor, query),
  });
  app.route({
    ...api.getRegistration,
    config: { access: 'signed-in' },
    handler: ({ actor, params }) => getRegistrationView(deps, actor, params.registrationId),
  });
  app.route({
    ...api.linkTicketFile,
    config: { access: 'signed-in' },
    handler: async ({ actor, params }) => ({ url: await linkTicketFile(deps, actor, params) }),
  });
  app.route({
    ...api.openTicketFile,
    config: { access: 'anyone' },
    handler: async ({ params }, reply) => {
      const { body, headers } = await openTicketFile(deps, params.token);
      return reply.headers(headers).send(body);
    },
  });
  app.route({
    ...api.resendTicket,
    config: { access: 'signed-in' },
    handler: async ({ actor, params }) => {
      await resendTicket(deps, actor, params.registrationId);
      return getRegistrationView(deps, actor, params.registrationId);
    },
  });
  app.route({
    ...api.showAttendance,
    config: { access: 'adult' },
    handler: async ({ actor, params, body }) => {
      await showAttendance(deps, actor, params.registrationId, body);
      return getRegistrationView(deps, actor, params.registrationId);
    },
  });
  app.route({
    ...api.cancelRegistration,
    config: { access: 'signed-in' },
    handler: async ({ actor, params }) => {
      await cancelRegistration(deps, actor, params.registrationId);
      return getRegistrationView(deps, actor, params.registrationId);
    },
  });
}
