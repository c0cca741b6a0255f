import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/marketplace/places';
import { searchPlaces } from './search-places.ts';

export function placeRoutes(app: App) {
  app.route({
    ...api.searchPlaces,
    config: { access: 'public' },
    handler: async ({ query }) => ({ items: await searchPlaces(query.search) }),
  });
}
