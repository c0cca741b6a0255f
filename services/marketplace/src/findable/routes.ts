import { toPage } from '@sidework/chassis/db/keyset';
import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/marketplace/pros';
import type { Deps } from '../deps.ts';
import { findablePros } from './queries.ts';
import { setFindable } from './set-findable.ts';

export function findableRoutes(app: App, deps: Deps) {
  app.route({
    ...api.listFindablePros,
    config: { access: 'public' },
    handler: async ({ query }) =>
      toPage(
        await findablePros(deps.db, query),
        query.limit,
        ({ id }) => ({ id }),
        ({ id }) => [id],
      ),
  });
  app.route({
    ...api.setFindable,
    config: { access: 'adult' },
    handler: ({ actor, body }) => setFindable(deps, actor, body.isFindable),
  });
}
