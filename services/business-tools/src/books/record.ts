import { conflict } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import type { RecordTable } from './table.ts';

export type BookRecord = RecordTable['$inferSelect'];

/** Income or a deduction as its owner writes it. */
export interface Written {
  amountCents: number;
  description: string;
  date: string;
  category: string | null;
}

export function write(id: string, written: Written, by: Actor, now: Date): BookRecord {
  return {
    id,
    professionalId: by.id,
    ...sayingOf(written),
    source: 'manual',
    serviceId: null,
    postingId: null,
    note: null,
    createdAt: now,
    updatedAt: now,
  };
}

export function edit(record: BookRecord, written: Written, now: Date): BookRecord {
  requireManual(record);
  return { ...record, ...sayingOf(written), updatedAt: now };
}

/** A record that Sidework wrote from a payment is locked (D-84). */
export function requireManual({ source }: BookRecord): void {
  if (source === 'automatic') throw conflict('record_is_automatic');
}

export const annotate = (record: BookRecord, note: string | null, now: Date): BookRecord => ({
  ...record,
  note: note || null,
  updatedAt: now,
});

const sayingOf = ({ amountCents, description, date, category }: Written): Written => ({
  amountCents,
  description,
  date,
  category,
});

/** What a payment brought or cost; below 0 where it was given back. */
export interface Booking extends Written {
  professionalId: string;
  serviceId: string;
  postingId: string;
}

export const book = (id: string, booking: Booking, now: Date): BookRecord => ({
  id,
  ...booking,
  source: 'automatic',
  note: null,
  createdAt: now,
  updatedAt: now,
});
