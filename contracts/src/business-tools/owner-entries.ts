import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Day, Moment, Page, PageQuery } from '../kernel/values.ts';
import { type OwnerMove, ownerMoves } from './owner-moves.ts';
import { recordFields } from './record-form.ts';

const moves = ownerMoves.map(({ key }) => key) as [OwnerMove, ...OwnerMove[]];

/** Money that a professional put into the business or took out of it, as they alone see it. */
export const OwnerEntryView = z
  .object({
    id: z.uuid(),
    professionalId: z.uuid(),
    move: z.enum(moves),
    amountCents: z.number().int(),
    description: z.string(),
    date: Day,
    createdAt: Moment,
    updatedAt: Moment,
  })
  .meta({ id: 'OwnerEntryView' });
export type OwnerEntryView = z.infer<typeof OwnerEntryView>;

export const OwnerEntryForm = z
  .strictObject({ ...recordFields, move: z.enum(moves) })
  .meta({ id: 'OwnerEntryForm' });
export type OwnerEntryForm = z.infer<typeof OwnerEntryForm>;

const params = z.object({ entryId: z.uuid() });

export const listOwnerEntries = endpoint({
  method: 'GET',
  url: '/owner-entries',
  schema: {
    summary: 'What you put into your business, took out, borrowed and repaid, the latest day first',
    querystring: PageQuery,
    response: { 200: Page(OwnerEntryView) },
  },
});

export const addOwnerEntry = endpoint({
  method: 'POST',
  url: '/owner-entries',
  idempotency: 'optional',
  schema: {
    summary: 'Write down such a movement of money',
    body: OwnerEntryForm,
    response: { 201: OwnerEntryView },
  },
});

export const editOwnerEntry = endpoint({
  method: 'PUT',
  url: '/owner-entries/:entryId',
  schema: {
    summary: 'Change it',
    params,
    body: OwnerEntryForm,
    response: { 200: OwnerEntryView },
  },
});

export const deleteOwnerEntry = endpoint({
  method: 'DELETE',
  url: '/owner-entries/:entryId',
  schema: { summary: 'Delete it', params, response: { 204: z.null() } },
});
