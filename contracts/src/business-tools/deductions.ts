import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Day, Moment, Page } from '../kernel/values.ts';
import { deductionLines } from './categories.ts';
import { NoteForm, RecordQuery, recordFields, recordSource } from './record-form.ts';
import { fillIn } from './required.ts';

/** A paper of the owner's vault that proves a deduction. */
export const ReceiptView = z.object({
  documentId: z.uuid(),
  documentName: z.string(),
  mimeType: z.string(),
  scanStatus: z.enum(['pending', 'clean', 'infected']),
});
export type ReceiptView = z.infer<typeof ReceiptView>;

/** A deduction of a professional, as they alone see it; a reversal of Sidework's own is below 0. */
export const DeductionView = z
  .object({
    id: z.uuid(),
    professionalId: z.uuid(),
    amountCents: z.number().int(),
    description: z.string(),
    date: Day,
    /** One of the nine, or what Sidework writes itself. */
    category: z.string(),
    scheduleCLine: z.string(),
    ...recordSource,
    note: z.string().nullable(),
    receipts: z.array(ReceiptView),
    createdAt: Moment,
    updatedAt: Moment,
  })
  .meta({ id: 'DeductionView' });
export type DeductionView = z.infer<typeof DeductionView>;

/** A deduction as its owner writes it down. The owner's id may be sent only with its own value. */
export const DeductionForm = z
  .strictObject({
    ...recordFields,
    category: z.enum(
      deductionLines.map(({ category }) => category),
      fillIn,
    ),
  })
  .meta({ id: 'DeductionForm' });
export type DeductionForm = z.infer<typeof DeductionForm>;

const params = z.object({ recordId: z.uuid() });

export const listDeductions = endpoint({
  method: 'GET',
  url: '/deductions',
  schema: {
    summary: 'Your deductions with their lines of Schedule C, the latest day first',
    querystring: RecordQuery,
    response: { 200: Page(DeductionView) },
  },
});

export const addDeduction = endpoint({
  method: 'POST',
  url: '/deductions',
  idempotency: 'optional',
  schema: { summary: 'Add a deduction', body: DeductionForm, response: { 201: DeductionView } },
});

export const editDeduction = endpoint({
  method: 'PUT',
  url: '/deductions/:recordId',
  schema: {
    summary: 'Change a deduction that you wrote down yourself',
    params,
    body: DeductionForm,
    response: { 200: DeductionView },
  },
});

export const noteDeduction = endpoint({
  method: 'PUT',
  url: '/deductions/:recordId/note',
  schema: {
    summary: 'Write a note on a deduction, also on what Sidework wrote down',
    params,
    body: NoteForm,
    response: { 200: DeductionView },
  },
});

export const deleteDeduction = endpoint({
  method: 'DELETE',
  url: '/deductions/:recordId',
  schema: {
    summary: 'Delete a deduction that you wrote down yourself',
    params,
    response: { 204: z.null() },
  },
});

const receiptParams = z.object({ recordId: z.uuid(), documentId: z.uuid() });

export const attachReceipt = endpoint({
  method: 'PUT',
  url: '/deductions/:recordId/receipts/:documentId',
  stakes: 'protection',
  schema: {
    summary: 'Say that a document of your vault proves a deduction',
    params: receiptParams,
    response: { 204: z.null() },
  },
});

export const detachReceipt = endpoint({
  method: 'DELETE',
  url: '/deductions/:recordId/receipts/:documentId',
  stakes: 'protection',
  schema: {
    summary: 'Take a document off a deduction; it stays in your vault',
    params: receiptParams,
    response: { 204: z.null() },
  },
});
