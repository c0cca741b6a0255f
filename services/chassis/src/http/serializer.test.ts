import { catalogue } from '@sidework/contracts/catalogue';
import { Page } from '@sidework/contracts/kernel/values';
import { JobView } from '@sidework/contracts/marketplace/jobs';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { makeSerializer, serializerFor } from './serializer.ts';

const job = {
  id: '0193a1b0-0000-7000-8000-000000000001',
  title: 'Fix "the" sink\n',
  description: 'It drips.',
  category: 'plumbing',
  budgetMinCents: null,
  budgetMaxCents: 100_000_000_000,
  location: null,
  latitude: 40.71,
  longitude: -74.01,
  distanceMiles: null,
  isDistanceAbout: false,
  status: 'open',
  isOwn: false,
  proposalCount: null,
  createdAt: '2026-11-21T10:00:00.000Z',
};

it('writes a page as its contract says, and drops what the contract does not name', () => {
  const page = { items: [{ ...job, clientEmail: 'secret@example.com' }], nextCursor: null };
  const text = serializerFor(Page(JobView))(page);
  expect(JSON.parse(text)).toEqual({ items: [job], nextCursor: null });
});

it('writes optional fields, records and nested nullable objects', () => {
  const schema = z.object({
    a: z.string().optional(),
    b: z.object({ c: z.number() }).nullable(),
    d: z.record(z.string(), z.unknown()),
  });
  const write = serializerFor(schema);
  expect(JSON.parse(write({ b: { c: 1 }, d: { e: [1, { f: null }] } }))).toEqual({
    b: { c: 1 },
    d: { e: [1, { f: null }] },
  });
  expect(JSON.parse(write({ a: 'x', b: null, d: {} }))).toEqual({ a: 'x', b: null, d: {} });
});

// Made when the first answer needs it, so a schema that cannot be written would stop no boot.
it.each(Object.entries(catalogue))('can write whatever %s answers', (_, endpoints) => {
  const schemas = endpoints.flatMap(({ schema }) => Object.values(schema.response));
  expect(schemas.length).toBeGreaterThan(0);
  for (const schema of schemas) expect(makeSerializer(schema)).toBeTypeOf('function');
});
