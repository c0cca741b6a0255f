import { z } from 'zod';
import { aboveMaxCents, centsFault } from '../kernel/amount-limit.ts';
import { maxCents } from '../kernel/money.ts';
import { Flag, hasAtMost, PageQuery } from '../kernel/values.ts';
import { manyLines, oneLine } from '../kernel/written-text.ts';
import { BookDay, fillIn, requiredLine } from './required.ts';

/** A record came from a person, or from money that Sidework knows of. */
export const recordSources = ['manual', 'automatic'] as const;
export type RecordSource = (typeof recordSources)[number];

/** The kinds of things on Sidework that a record came from, each with its own page. */
export const originKinds = [
  'service',
  'paid_outside',
  'event',
  'course',
  'sale',
  'trip',
  'recurring',
] as const;
export const RecordOrigin = z.object({ kind: z.enum(originKinds), id: z.string() });
export type RecordOrigin = z.infer<typeof RecordOrigin>;

/** Income and deductions name their origin alike. */
export const recordSource = {
  source: z.enum(recordSources),
  serviceId: z.uuid().nullable(),
  /** It is null of a record that its owner wrote, and where Sidework does not know it any more. */
  origin: RecordOrigin.nullable(),
  /** It can be neither changed nor deleted, only noted on. */
  isLocked: z.boolean(),
};

/** Income and deductions that are written by hand have these fields in common. */
export const recordFields = {
  amountCents: z
    .int(centsFault(fillIn))
    .min(1, 'Please enter an amount above 0')
    .max(maxCents, aboveMaxCents),
  description: manyLines(fillIn)
    .min(1, fillIn)
    .refine(hasAtMost(500), 'Please use at most 500 characters'),
  date: BookDay,
  professionalId: z.uuid().optional(),
};

/** The filters of a list of records; all may be left out. */
export const RecordFilters = {
  year: z.coerce.number().int().min(1900).max(2199).optional(),
  quarter: z.coerce.number().int().min(1).max(4).optional(),
  category: z.string().max(50).optional(),
  isAutomatic: Flag.optional(),
};

/** `search` leaves those whose description or note has every word of it. `originId` leaves what came from one service, event, course or sale, or the one record with this id. */
export const RecordQuery = PageQuery.extend({
  ...RecordFilters,
  search: oneLine().refine(hasAtMost(100), 'Please use at most 100 characters').optional(),
  originId: z
    .string()
    .regex(/^[0-9a-zA-Z-]{1,40}$/)
    .optional(),
});

/** An own remark, also on what Sidework wrote. */
export const NoteForm = z.strictObject({
  note: requiredLine(500).or(z.literal('')).nullable(),
});
