import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/marketplace/saved-searches';
import type { Deps } from '../deps.ts';
import { changeSearchAlert, deleteSearch } from './change-search.ts';
import { searchesOf } from './queries.ts';
import { saveSearch } from './save-search.ts';
import { toSavedSearchView } from './view.ts';

export function savedSearchRoutes(app: App, deps: Deps) {
  app.route({
    ...api.listSavedSearches,
    config: { access: 'adult' },
    handler: async ({ actor }) => ({
      items: await Promise.all((await searchesOf(deps.db, actor.id)).map(toSavedSearchView)),
    }),
  });
  app.route({
    ...api.saveSearch,
    config: { access: 'adult' },
    handler: async ({ actor, body }, reply) => {
      reply.code(201);
      return toSavedSearchView(await saveSearch(deps, actor, body));
    },
  });
  app.route({
    ...api.changeSearchAlert,
    config: { access: 'adult' },
    handler: async ({ actor, params, body }) =>
      toSavedSearchView(await changeSearchAlert(deps, actor, params.savedSearchId, body.alert)),
  });
  app.route({
    ...api.deleteSavedSearch,
    config: { access: 'adult' },
    handler: async ({ actor, params }, reply) => {
      await deleteSearch(deps, actor, params.savedSearchId);
      return reply.code(204).send(null);
    },
  });
}
