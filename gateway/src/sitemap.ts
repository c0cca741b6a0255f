import { listFindablePros } from '@sidework/contracts/marketplace/pros';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { askJson } from './ask-json.ts';
import { sendProblem } from './problem-answers.ts';
import type { Upstream } from './upstreams.ts';

const Found = z.object({
  items: z.array(z.object({ id: z.uuid() })),
  nextCursor: z.string().nullable(),
});

/** A sitemap holds 50,000 addresses at most. */
const mostPages = 50;
const hour = 60 * 60 * 1_000;
const open = ['/', '/jobs', '/gigs', '/education', '/events'];

/** The addresses that search engines may look at: the open lists, and the pages whose owners said so. */
export function sitemapRoute(app: FastifyInstance, marketplace: Upstream, publicUrl: string) {
  const base = publicUrl.replace(/\/$/, '');
  let kept: { xml: string; at: number } | undefined;
  app.get('/sitemap.xml', async (_request, reply) => {
    if (!kept || Date.now() - kept.at > hour) {
      const ids = await findable(marketplace);
      if (!ids) return sendProblem(reply, 503, 'unavailable');
      const paths = [...open, ...ids.map((id) => `/pro/${id}`)];
      kept = { xml: sitemapOf(paths.map((path) => `${base}${path}`)), at: Date.now() };
    }
    return reply.type('application/xml; charset=utf-8').send(kept.xml);
  });
}

async function findable(marketplace: Upstream): Promise<string[] | undefined> {
  const ids: string[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < mostPages; page += 1) {
    const query: string = cursor ? `?cursor=${encodeURIComponent(cursor)}` : '';
    const found: z.infer<typeof Found> | undefined = await askJson(
      marketplace,
      `${listFindablePros.url}${query}`,
      Found,
    );
    if (!found) return undefined;
    ids.push(...found.items.map(({ id }) => id));
    cursor = found.nextCursor;
    if (!cursor) break;
  }
  return ids;
}

const sitemapOf = (addresses: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.map((address) => `<url><loc>${address}</loc></url>`).join('\n')}
</urlset>
`;
