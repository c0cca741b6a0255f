import { conflict, unprocessable } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import type { RecordOrigin } from '@sidework/contracts/business-tools/record-form';
import type { RecordTable } from './table.ts';

export type BookRecord = RecordTable['$inferSelect'];

/** Income or a deduction as its owner writes it. */
export interface Written {
  amountCents: number;
  description: string;
  date: string;
  category: string | null;
}

export function write(id: string, written: Written, by: Pick<Actor, 'id'>, now: Date): BookRecord {
  return {
    id,
    professionalId: by.id,
    ...sayingOf(written),
    source: 'manual',
    serviceId: null,
    postingId: null,
    originKind: null,
    originId: null,
    note: null,
    createdAt: now,
    updatedAt: now,
  };
}

export function edit(record: BookRecord, written: Written, now: Date): BookRecord {
  requireOwn(record);
  return { ...record, ...sayingOf(written), updatedAt: now };
}

/**
 * A record that Sidework wrote from a payment is locked (D-84). What a client paid outside is known by their word alone,
 * so its professional corrects it (D-125).
 */
export const isLocked = ({ source, originKind }: BookRecord): boolean =>
  source === 'automatic' && originKind !== 'paid_outside';

/** A record that follows something else is changed there. */
const refusals: Record<string, 'record_follows_sale' | 'record_follows_trip'> = {
  sale: 'record_follows_sale',
  trip: 'record_follows_trip',
};

export function requireOwn(record: BookRecord): void {
  if (isLocked(record)) throw conflict(refusals[record.originKind ?? ''] ?? 'record_is_automatic');
}

export const mostExported = 20_000;

/** A file of more entries would fill the memory of the process that makes it. */
export function requireExportable(count: number): void {
  if (count > mostExported) throw unprocessable('too_many_entries');
}

/** The origin of a record; a record from before origins were kept came from its service. */
export function originOf({ originKind, originId, serviceId }: BookRecord): RecordOrigin | null {
  if (originKind && originId) return { kind: originKind, id: originId };
  return serviceId ? { kind: 'service', id: serviceId } : null;
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

/** A record that Sidework writes; its amount is below 0 where money was given back. */
export interface Booking extends Written {
  professionalId: string;
  postingId: string;
  /** Null where what was sold is not known. */
  origin: RecordOrigin | null;
}

export const book = (id: string, { origin, ...booking }: Booking, now: Date): BookRecord => ({
  id,
  ...booking,
  source: 'automatic',
  serviceId: isOfService(origin) ? origin.id : null,
  originKind: origin?.kind ?? null,
  originId: origin?.id ?? null,
  note: null,
  createdAt: now,
  updatedAt: now,
});

const isOfService = (origin: RecordOrigin | null): origin is RecordOrigin =>
  origin?.kind === 'service' || origin?.kind === 'paid_outside';
