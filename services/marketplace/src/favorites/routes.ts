import { toPage } from '@sidework/chassis/db/keyset';
import type { App } from '@sidework/chassis/http/server';
import { toPersonCard } from '@sidework/chassis/people/people';
import * as api from '@sidework/contracts/marketplace/favorites';
import type { Deps } from '../deps.ts';
import { toListedGig } from '../gigs/view.ts';
import { favoriteGigs, favoritePeople, isFavorite } from './queries.ts';
import { setFavorite } from './set-favorite.ts';

export function favoriteRoutes(app: App, deps: Deps) {
  app.route({
    ...api.listFavoritePeople,
    config: { access: 'adult' },
    handler: async ({ actor, query }) =>
      toPage(
        await favoritePeople(deps.db, actor.id, query),
        query.limit,
        ({ person }) => toPersonCard(person),
        ({ person, at }) => [at.toISOString(), person.id],
      ),
  });
  app.route({
    ...api.listFavoriteGigs,
    config: { access: 'adult' },
    handler: async ({ actor, query }) =>
      toPage(
        await favoriteGigs(deps.sql, actor.id, query),
        query.limit,
        toListedGig(deps.config, { id: actor.id, isChild: false }),
        ({ at }) => at,
      ),
  });
  app.route({
    ...api.getFavorite,
    config: { access: 'adult' },
    handler: async ({ actor, params }) => ({
      isFavorite: await isFavorite(deps.db, { ownerId: actor.id, ...params }),
    }),
  });
  app.route({
    ...api.setFavorite,
    config: { access: 'adult' },
    handler: ({ actor, params, body }) => setFavorite(deps, actor, params, body.isFavorite),
  });
}
