import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';

/** The cities and counties of a state that tax the income of those who live there. */
export const TaxPlaces = z
  .object({
    state: z.string(),
    places: z.array(
      z.object({
        name: z.string(),
        /** False where its rate is not known, and so no tax is estimated. */
        isModeled: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'TaxPlaces' });

export const listTaxPlaces = endpoint({
  method: 'GET',
  url: '/tax-places',
  schema: {
    summary: 'The cities and counties that tax income in a year, by state',
    querystring: z.strictObject({ year: z.coerce.number().int().min(2000).max(2199) }),
    response: { 200: z.object({ items: z.array(TaxPlaces) }) },
  },
});
