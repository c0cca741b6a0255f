import { toPage } from '@sidework/chassis/db/keyset';
import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/education-events/co-hosts';
import type { Deps } from '../deps.ts';
import * as Event from '../events/event.ts';
import { getEvent } from '../events/queries.ts';
import { acceptCoHosting, inviteCoHost, leaveCoHosting, removeCoHost } from './change-co-hosts.ts';
import { coHostingOf, getCoHosting } from './queries.ts';
import { coHostViews, toCoHostingView } from './view.ts';

export function coHostRoutes(app: App, deps: Deps) {
  app.route({
    ...api.listCoHosts,
    config: { access: 'adult' },
    handler: async ({ actor, params }) => {
      Event.requireOrganizer((await getEvent(deps.db, params.eventId)).event, actor);
      return coHostViews(deps.db, params.eventId);
    },
  });
  app.route({
    ...api.inviteCoHost,
    config: { access: 'adult' },
    handler: async ({ actor, params, body }) => {
      await inviteCoHost(deps, actor, params.eventId, body.email);
      return coHostViews(deps.db, params.eventId);
    },
  });
  app.route({
    ...api.removeCoHost,
    config: { access: 'adult' },
    handler: async ({ actor, params }) => {
      await removeCoHost(deps, actor, params);
      return coHostViews(deps.db, params.eventId);
    },
  });
  app.route({
    ...api.listCoHosting,
    config: { access: 'adult' },
    handler: async ({ actor, query }) =>
      toPage(
        await coHostingOf(deps.db, actor.id, query),
        query.limit,
        toCoHostingView,
        ({ coHost }) => [coHost.invitedAt.toISOString(), coHost.id],
      ),
  });
  app.route({
    ...api.acceptCoHosting,
    config: { access: 'adult' },
    handler: async ({ actor, params }) => {
      await acceptCoHosting(deps, actor, params.coHostId);
      return toCoHostingView(await getCoHosting(deps.db, params.coHostId));
    },
  });
  app.route({
    ...api.leaveCoHosting,
    config: { access: 'adult' },
    handler: async ({ actor, params }, reply) => {
      await leaveCoHosting(deps, actor, params.coHostId);
      return reply.code(204).send(null);
    },
  });
}
