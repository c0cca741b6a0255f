import { Page } from '@sidework/contracts/kernel/values';
import { JobView } from '@sidework/contracts/marketplace/jobs';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { serializerFor } from './serializer.ts';

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
