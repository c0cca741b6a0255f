import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { limits } from './limits.ts';

/** A ZIP code of a US town; a town alone is given with the ZIP code in its middle. */
export const PlaceView = z
  .object({
    name: z.string(),
    state: z.string(),
    zip: z.string(),
    latitude: z.number(),
    longitude: z.number(),
  })
  .meta({ id: 'PlaceView' });
export type PlaceView = z.infer<typeof PlaceView>;

export const PlaceSearch = z.object({
  search: z.string().trim().min(limits.placeSearch.min).max(limits.placeSearch.max),
});

export const searchPlaces = endpoint({
  method: 'GET',
  url: '/places',
  schema: {
    summary:
      'US towns and ZIP codes that begin so, the best match first; coordinates of GeoNames (CC BY 4.0)',
    querystring: PlaceSearch,
    response: { 200: z.object({ items: z.array(PlaceView) }) },
  },
});
