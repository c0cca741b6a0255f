import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { testGateway } from '../test/running-gateway.ts';

const root = mkdtempSync(join(tmpdir(), 'pro-head-'));
writeFileSync(
  join(root, 'index.html'),
  '<!doctype html><html><head><title>Sidework</title></head><body></body></html>',
);
afterAll(() => rmSync(root, { recursive: true }));

const ids = {
  found: '0193d2a0-0000-7000-8000-000000000001',
  hidden: '0193d2a0-0000-7000-8000-000000000002',
};
const pro = (id: string, isFindable: boolean) => ({
  id,
  fullName: 'Pat "<b>" Delgado',
  avatarUrl: 'http://localhost:8081/pictures/pat.webp',
  profession: 'Plumber',
  location: 'Newark, NJ',
  completedServicesAsProfessional: 31,
  rating: 4.8,
  reviewCount: 12,
  licenses: [],
  area: null,
  isFindable,
  identity: null,
});

const gateway = testGateway({ WEB_ROOT: root }, (app) => {
  app.get('/pros/:id', ({ params }, reply) => {
    const { id } = params as { id: string };
    if (id === ids.found || id === ids.hidden) return reply.send(pro(id, id === ids.found));
    return reply.code(404).send({ code: 'pro_not_found' });
  });
  app.get('/pros', ({ query }, reply) =>
    (query as { cursor?: string }).cursor
      ? reply.send({ items: [{ id: ids.hidden }], nextCursor: null })
      : reply.send({ items: [{ id: ids.found }], nextCursor: 'next' }),
  );
});
const pageOf = async (path: string) =>
  (await gateway.ask(path, { headers: { accept: 'text/html' } })).text;
const noIndex = '<meta name="robots" content="noindex">';

describe('the page of a professional, before any script', () => {
  it('has its title, its words and its picture for previews of links', async () => {
    const html = await pageOf(`/pro/${ids.found}`);
    const name = 'Pat &quot;&lt;b&gt;&quot; Delgado';
    expect(html).toContain(`<title>${name}, Plumber in Newark, NJ | Sidework</title>`);
    expect(html).toContain(`<meta property="og:title" content="${name}, Plumber in Newark, NJ">`);
    expect(html).toContain('content="4.8 of 5 stars from 12 reviews. 31 services completed.');
    expect(html).toContain(
      '<meta property="og:image" content="http://localhost:8081/pictures/pat.webp">',
    );
    expect(html).toContain(`<link rel="canonical" href="http://localhost:8080/pro/${ids.found}">`);
    expect(html).not.toContain('<b>');
  });

  it('tells search engines its facts where its owner said so', async () => {
    const html = await pageOf(`/pro/${ids.found}`);
    const [, facts = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(facts)).toMatchObject({
      '@type': 'LocalBusiness',
      name: 'Pat "<b>" Delgado',
      aggregateRating: { ratingValue: 4.8, reviewCount: 12 },
    });
    expect(html).not.toContain(noIndex);
  });

  it.each([
    ['is kept from search engines', `/pro/${ids.hidden}`],
    ['is of nobody, or of a child', '/pro/0193d2a0-0000-7000-8000-000000000003'],
  ])('that %s is not to be listed', async (_, path) => {
    const html = await pageOf(path);
    expect(html).toContain(noIndex);
    expect(html).not.toContain('ld+json');
  });

  it('is the same at an address in capitals or with escapes, which the app opens too', async () => {
    for (const path of [`/PRO/${ids.hidden.toUpperCase()}`, `/%70ro/${ids.hidden}//`]) {
      const html = await pageOf(path);
      expect(html).toContain(noIndex);
      expect(html).toContain(
        `<link rel="canonical" href="http://localhost:8080/pro/${ids.hidden}">`,
      );
    }
  });

  it('keeps the page of a shared document from search engines', async () => {
    expect(await pageOf('/shared-document')).toContain(noIndex);
  });

  it('leaves other pages as they are', async () => {
    expect(await pageOf('/jobs')).not.toMatch(/og:title|noindex/);
    expect(await pageOf('/pro/none')).not.toMatch(/og:title|noindex/);
  });
});

describe('words that could end the head', () => {
  const evil = '</title></head><script>alert(1)</script>\u2028$&"\'';
  const id = '0193d2a0-0000-7000-8000-000000000004';
  const { ask } = testGateway({ WEB_ROOT: root }, (app) => {
    app.get('/pros/:id', () => ({
      ...pro(id, true),
      fullName: evil,
      profession: evil,
      location: evil,
      avatarUrl: 'http://[',
    }));
  });

  it('stay words', async () => {
    const { status, text } = await ask(`/pro/${id}`, { headers: { accept: 'text/html' } });
    expect(status).toBe(200);
    expect(text).not.toContain('<script>alert');
    expect(text.match(/<\/(title|head|script)>/g)).toEqual(['</title>', '</script>', '</head>']);
    const [, facts = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text) ?? [];
    expect(JSON.parse(facts)).toMatchObject({ name: evil });
  });
});

describe('a sitemap', () => {
  let asked = 0;
  const many = testGateway({ WEB_ROOT: root }, (app) => {
    app.get('/pros', (_request, reply) => {
      asked += 1;
      const idOf = (each: number) =>
        `0193d2a0-0000-7000-8000-${String(asked * 1_000 + each).padStart(12, '0')}`;
      const items = Array.from({ length: 1_000 }, (_, each) => ({ id: idOf(each) }));
      return reply.send({ items, nextCursor: `after ${asked}` });
    });
  });

  it('has 50,000 addresses at most, and is made once for all who ask meanwhile', async () => {
    const answers = await Promise.all([many.ask('/sitemap.xml'), many.ask('/sitemap.xml')]);
    expect(asked).toBe(50);
    for (const { text } of answers) expect(text.match(/<loc>/g)).toHaveLength(50_000);
  });
});

it('the sitemap has the open lists and the pages that may be found, of all pages of the list', async () => {
  const { headers, text } = await gateway.ask('/sitemap.xml');
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  for (const path of ['/', '/jobs', '/gigs', `/pro/${ids.found}`, `/pro/${ids.hidden}`])
    expect(text).toContain(`<loc>http://localhost:8080${path}</loc>`);
});

it('search engines learn of the sitemap by robots.txt', async () => {
  const { headers, text } = await gateway.ask('/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  const lines = text.split('\n');
  expect(lines).toContain('Disallow: /api/');
  expect(lines).toContain('Sitemap: http://localhost:8080/sitemap.xml');
});
