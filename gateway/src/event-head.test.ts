import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { testGateway } from '../test/running-gateway.ts';

const root = mkdtempSync(join(tmpdir(), 'event-head-'));
writeFileSync(
  join(root, 'index.html'),
  '<!doctype html><html><head><title>Sidework</title></head><body></body></html>',
);
afterAll(() => rmSync(root, { recursive: true }));

const id = '0193d2a0-0000-7000-8000-000000000001';
const event = {
  id,
  organizerId: '0193d2a0-0000-7000-8000-000000000002',
  organizerName: 'Naomi Feld',
  title: 'Taxes </script><b> in one evening',
  description: 'Bring last year’s return.\n\nWe fill in this year’s.',
  category: 'Workshop',
  startsAt: '2098-12-03T23:00:00.000Z',
  endsAt: '2098-12-04T01:30:00.000Z',
  timeZone: 'America/New_York',
  location: 'Newark Public Library',
  capacity: 30,
  registeredCount: 30,
  priceCents: 2_500,
  ticketTypes: [],
  questions: [],
  refundRule: { percent: 100, untilHours: 0 },
  education: null,
  imageUrl: 'http://localhost:8081/event-pictures/a.webp',
  status: 'upcoming',
  allowsKids: false,
  youngPeople: null,
  isOwn: false,
  seriesId: null,
};

const gateway = testGateway({ WEB_ROOT: root }, (app) => {
  app.get('/events/:id', ({ params }, reply) =>
    (params as { id: string }).id === id
      ? reply.send(event)
      : reply.code(404).send({ code: 'event_not_found' }),
  );
});
const pageOf = async (path: string) =>
  (await gateway.ask(path, { headers: { accept: 'text/html' } })).text;

describe('the page of an event, before any script [F-1.6]', () => {
  it('has its title, time, place and picture for previews of links', async () => {
    const html = await pageOf(`/event/${id}`);
    expect(html).toContain(
      '<title>Taxes &lt;/script&gt;&lt;b&gt; in one evening | Sidework</title>',
    );
    expect(html).toContain(
      'content="Wed, Dec 3, 2098, 6:00 PM to 8:30 PM EST. Newark Public Library. Bring',
    );
    expect(html).toContain(`<meta property="og:image" content="${event.imageUrl}">`);
    expect(html).toContain(`<link rel="canonical" href="http://localhost:8080/event/${id}">`);
  });

  it('tells search engines the same facts, and no words of it end the script', async () => {
    const html = await pageOf(`/event/${id}`);
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'Event',
      name: event.title,
      startDate: event.startsAt,
      eventStatus: 'https://schema.org/EventScheduled',
      offers: { price: '25.00', availability: 'https://schema.org/SoldOut' },
    });
  });

  it('that there is none of is kept from search engines', async () => {
    const html = await pageOf(`/event/${id.replace(/1$/, '9')}`);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(await pageOf(`/event/${id}/edit`)).not.toContain('og:title');
  });
});
