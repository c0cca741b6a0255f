import type { Actor } from '@sidework/chassis/http/actor';
import { expect, it } from 'vitest';
import * as Record from './record.ts';

const now = new Date('2026-11-22T12:00:00Z');
const later = new Date('2026-11-23T12:00:00Z');
const by = { id: 'owner' } as Actor;
const written = {
  amountCents: 400_00,
  description: 'Repair',
  date: '2026-11-01',
  category: 'Services',
};

it('a record that a person writes is theirs, and may be edited', () => {
  const record = Record.write('one', written, by, now);
  expect(record).toMatchObject({ ...written, professionalId: 'owner', source: 'manual' });
  expect(Record.edit(record, { ...written, amountCents: 1 }, later)).toMatchObject({
    amountCents: 1,
    createdAt: now,
    updatedAt: later,
  });
});

it('what a payment brought is not edited, and takes a note', () => {
  const booking = { ...written, professionalId: 'owner', serviceId: 's', postingId: 'p' };
  const record = Record.book('one', booking, now);
  expect(record.source).toBe('automatic');
  expect(() => Record.edit(record, written, later)).toThrow(/Sidework wrote this down/);
  expect(() => Record.requireManual(record)).toThrow();
  expect(Record.annotate(record, 'Paid in two parts', later).note).toBe('Paid in two parts');
  expect(Record.annotate(record, '', later).note).toBeNull();
});
