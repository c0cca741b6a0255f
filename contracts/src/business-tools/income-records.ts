import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Day, Moment, Page } from '../kernel/values.ts';
import { bookedIncomeCategories, incomeCategories } from './categories.ts';
import { NoteForm, RecordQuery, recordFields, recordSource } from './record-form.ts';

/** Income of a professional, as they alone see it; a reversal of Sidework's own is below 0. */
export const IncomeRecordView = z
  .object({
    id: z.uuid(),
    professionalId: z.uuid(),
    amountCents: z.number().int(),
    description: z.string(),
    date: Day,
    category: z.enum(bookedIncomeCategories).nullable(),
    ...recordSource,
    note: z.string().nullable(),
    createdAt: Moment,
    updatedAt: Moment,
  })
  .meta({ id: 'IncomeRecordView' });
export type IncomeRecordView = z.infer<typeof IncomeRecordView>;

/** Income as its owner writes it down. The owner's id may be sent only with its own value. */
export const IncomeForm = z
  .strictObject({ ...recordFields, category: z.enum(incomeCategories).nullable().default(null) })
  .meta({ id: 'IncomeForm' });
export type IncomeForm = z.infer<typeof IncomeForm>;

const params = z.object({ recordId: z.uuid() });

export const listIncomeRecords = endpoint({
  method: 'GET',
  url: '/income-records',
  schema: {
    summary: 'Your income, the latest day first',
    querystring: RecordQuery,
    response: { 200: Page(IncomeRecordView) },
  },
});

export const addIncome = endpoint({
  method: 'POST',
  url: '/income-records',
  idempotency: 'optional',
  schema: { summary: 'Add income', body: IncomeForm, response: { 201: IncomeRecordView } },
});

export const editIncome = endpoint({
  method: 'PUT',
  url: '/income-records/:recordId',
  schema: {
    summary: 'Change income that you wrote down yourself',
    params,
    body: IncomeForm,
    response: { 200: IncomeRecordView },
  },
});

export const noteIncome = endpoint({
  method: 'PUT',
  url: '/income-records/:recordId/note',
  schema: {
    summary: 'Write a note on income, also on what Sidework wrote down',
    params,
    body: NoteForm,
    response: { 200: IncomeRecordView },
  },
});

export const deleteIncome = endpoint({
  method: 'DELETE',
  url: '/income-records/:recordId',
  schema: {
    summary: 'Delete income that you wrote down yourself',
    params,
    response: { 204: z.null() },
  },
});
