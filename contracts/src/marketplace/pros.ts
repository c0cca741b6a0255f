import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Page, PageQuery } from '../kernel/values.ts';

/** Pages of many, since only a sitemap reads it. */
export const listFindablePros = endpoint({
  method: 'GET',
  url: '/pros',
  schema: {
    summary: 'The adults with an active gig who let search engines find their page',
    querystring: PageQuery.extend({
      limit: z.coerce.number().int().min(1).max(1_000).default(1_000),
    }),
    response: { 200: Page(z.object({ id: z.uuid() })) },
  },
});

const Findable = z.strictObject({ isFindable: z.boolean() }).meta({ id: 'Findable' });

export const setFindable = endpoint({
  method: 'PUT',
  url: '/pros/mine/findable',
  stakes: 'protection',
  schema: {
    summary: 'Let search engines find your page, or not',
    body: Findable,
    response: { 200: Findable },
  },
});
