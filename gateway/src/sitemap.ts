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

/** The protocol of sitemaps allows no more in one file. */
const mostAddresses = 50_000;
const hour = 60 * 60 * 1_000;
const robots = ['User-agent: *', 'Allow: /', 'Disallow: /api/', 'Disallow: /auth/v1/'];
const open = ['/', '/jobs', '/gigs', '/education', '/events'];

/** The addresses that search engines may look at: the open lists, and the pages whose owners said so. `robots.txt` leads there. */
export function sitemapRoute(app: FastifyInstance, marketplace: Upstream, publicUrl: string) {
  const base = publicUrl.replace(/\/$/, '');
  let kept: { xml: string; at: number } | undefined;
  let making: Promise<string | undefined> | undefined;

  async function make(): Promise<string | undefined> {
    const ids = await findable(marketplace, mostAddresses - open.length);
    if (!ids) return undefined;
    const paths = [...open, ...ids.map((id) => `/pro/${id}`)];
    const xml = sitemapOf(paths.map((path) => `${base}${path}`));
    kept = { xml, at: Date.now() };
    return xml;
  }

  const rules = [...robots, '', `Sitemap: ${base}/sitemap.xml`, ''].join('\n');
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(rules));
  app.get('/sitemap.xml', async (_request, reply) => {
    const isNew = kept !== undefined && Date.now() - kept.at < hour;
    if (!isNew)
      making ??= make().finally(() => {
        making = undefined;
      });
    const xml = isNew ? kept?.xml : await making;
    if (!xml) return sendProblem(reply, 503, 'unavailable');
    return reply.type('application/xml; charset=utf-8').send(xml);
  });
}

async function findable(marketplace: Upstream, most: number): Promise<string[] | undefined> {
  const ids: string[] = [];
  let cursor: string | null = null;
  while (ids.length < most) {
    const query: string = cursor ? `?cursor=${encodeURIComponent(cursor)}` : '';
    const found: z.infer<typeof Found> | undefined = await askJson(
      marketplace,
      `${listFindablePros.url}${query}`,
      Found,
    );
    if (!found) return undefined;
    ids.push(...found.items.map(({ id }) => id));
    cursor = found.nextCursor;
    if (!cursor || found.items.length === 0) break;
  }
  return ids.slice(0, most);
}

const sitemapOf = (addresses: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.map((address) => `<url><loc>${address}</loc></url>`).join('\n')}
</urlset>
`;
