import { conflict, unprocessable } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import {
  maxRecurring,
  type RecurringEntryForm,
  type Rhythm,
} from '@sidework/contracts/business-tools/recurring-entries';
import { problems } from '@sidework/contracts/problems';
import { type BookRecord, write as writeRecord } from '../books/record.ts';
import type { recurringEntries } from './table.ts';

export type Recurring = typeof recurringEntries.$inferSelect;

const dayMs = 86_400_000;
const months: Partial<Record<Rhythm, number>> = { month: 1, quarter: 3, year: 12 };

const plusDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** The day after `day` in the rhythm; a month without the anchor's day takes its last one. */
export function dayAfter(day: string, rhythm: Rhythm, anchorDay: number): string {
  const more = months[rhythm];
  if (more === undefined) return plusDays(day, rhythm === 'week' ? 7 : 14);
  const [year = 0, month = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + more, 0));
  last.setUTCDate(Math.min(anchorDay, last.getUTCDate()));
  return last.toISOString().slice(0, 10);
}

/** The books take what was forgotten of a year, and no more at once. */
const reachDays = 366;

function requireNear(nextOn: string, today: string): void {
  if (nextOn >= plusDays(today, -reachDays)) return;
  throw unprocessable('recurring_too_early', undefined, { nextOn: problems.recurring_too_early });
}

export function requireRoom(count: number): void {
  if (count >= maxRecurring) throw conflict('too_many_recurring');
}

const anchorOf = (day: string) => Number(day.slice(8));

export function begin(
  id: string,
  form: RecurringEntryForm,
  by: Actor,
  { now, today }: { now: Date; today: string },
): Recurring {
  requireNear(form.nextOn, today);
  const anchorDay = anchorOf(form.nextOn);
  return { id, professionalId: by.id, ...form, anchorDay, createdAt: now, updatedAt: now };
}

/** Records that were entered stay; a day that is not changed keeps its place in longer months. */
export function edit(
  entry: Recurring,
  form: RecurringEntryForm,
  { now, today }: { now: Date; today: string },
): Recurring {
  const isMoved = form.nextOn !== entry.nextOn;
  if (isMoved) requireNear(form.nextOn, today);
  const anchorDay = isMoved ? anchorOf(form.nextOn) : entry.anchorDay;
  return { ...entry, ...form, anchorDay, updatedAt: now };
}

/** The record of its next day, and the entry as it waits for the day after. */
export function enter(
  entry: Recurring & { nextOn: string },
  recordId: string,
  now: Date,
): { record: BookRecord; after: Recurring } {
  const { id, professionalId, amountCents, description, category, nextOn: date } = entry;
  const words = { amountCents, description, category, date };
  const record: BookRecord = {
    ...writeRecord(recordId, words, { id: professionalId }, now),
    originKind: 'recurring',
    originId: id,
  };
  return { record, after: { ...entry, nextOn: nextOf(entry) } };
}

function nextOf({ nextOn, rhythm, anchorDay, endsOn }: Recurring & { nextOn: string }) {
  const next = dayAfter(nextOn, rhythm, anchorDay);
  return endsOn !== null && next > endsOn ? null : next;
}

/** Its days from one to another that are still to come. */
export function daysBetween(entry: Recurring, from: string, to: string): string[] {
  const days: string[] = [];
  for (let waits: Recurring = entry; waits.nextOn !== null && waits.nextOn <= to; ) {
    const { nextOn } = waits;
    if (nextOn >= from) days.push(nextOn);
    waits = { ...waits, nextOn: nextOf({ ...waits, nextOn }) };
  }
  return days;
}
