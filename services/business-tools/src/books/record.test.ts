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

const booking = { ...written, professionalId: 'owner', postingId: 'p' };

it('what a payment brought is not edited, and takes a note', () => {
  const record = Record.book('one', { ...booking, origin: { kind: 'service', id: 's' } }, now);
  expect(record).toMatchObject({ source: 'automatic', serviceId: 's' });
  expect(() => Record.edit(record, written, later)).toThrow(/Sidework wrote this down/);
  expect(() => Record.requireOwn(record)).toThrow();
  expect(Record.annotate(record, 'Paid in two parts', later).note).toBe('Paid in two parts');
  expect(Record.annotate(record, '', later).note).toBeNull();
});

it('what a client paid outside is corrected by its professional (D-125)', () => {
  const record = Record.book('one', { ...booking, origin: { kind: 'paid_outside', id: 's' } }, now);
  expect(Record.isLocked(record)).toBe(false);
  expect(Record.edit(record, { ...written, amountCents: 1 }, later)).toMatchObject({
    amountCents: 1,
    source: 'automatic',
    postingId: 'p',
  });
  Record.requireOwn(record);
});

it('what follows a sale is changed in its own page', () => {
  const record = Record.book('one', { ...booking, origin: { kind: 'sale', id: 't' } }, now);
  expect(() => Record.requireOwn(record)).toThrow(/International Trade/);
  expect(record.serviceId).toBeNull();
});

it.each([
  ['a service', { kind: 'service', id: 's' }],
  ['an event', { kind: 'event', id: 'e' }],
  ['nothing that is known', null],
] as const)('a record says that it came from %s', (_, origin) => {
  expect(Record.originOf(Record.book('one', { ...booking, origin }, now))).toEqual(origin);
});

it('a record from before origins were kept came from its service', () => {
  const record = Record.book('one', { ...booking, origin: { kind: 'service', id: 's' } }, now);
  expect(Record.originOf({ ...record, originKind: null, originId: null })).toEqual({
    kind: 'service',
    id: 's',
  });
});

it('a file has room for 20,000 entries', () => {
  Record.requireExportable(20_000);
  expect(() => Record.requireExportable(20_001)).toThrow(/more than 20,000 entries/);
});
