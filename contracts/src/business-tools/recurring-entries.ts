import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Day, Moment, Page, PageQuery } from '../kernel/values.ts';
import { deductionCategories, incomeCategories } from './categories.ts';
import { recordFields } from './record-form.ts';
import { BookDay, fillIn } from './required.ts';

export const rhythms = ['week', 'two_weeks', 'month', 'quarter', 'year'] as const;
export type Rhythm = (typeof rhythms)[number];

/** A person keeps so many at most. */
export const maxRecurring = 100;

const kinds = ['income', 'deduction'] as const;

/** Income or a deduction that enters the books by itself on each of its days. */
export const RecurringEntryView = z
  .object({
    id: z.uuid(),
    kind: z.enum(kinds),
    amountCents: z.number().int(),
    description: z.string(),
    category: z.string().nullable(),
    rhythm: z.enum(rhythms),
    /** Null once the last one is in the books. */
    nextOn: Day.nullable(),
    endsOn: Day.nullable(),
    createdAt: Moment,
    updatedAt: Moment,
  })
  .meta({ id: 'RecurringEntryView' });
export type RecurringEntryView = z.infer<typeof RecurringEntryView>;

const categories = [...new Set([...incomeCategories, ...deductionCategories])] as [
  string,
  ...string[],
];
const { amountCents, description } = recordFields;

export const RecurringEntryForm = z
  .strictObject({
    kind: z.enum(kinds, fillIn),
    amountCents,
    description,
    category: z.enum(categories, fillIn).nullable().default(null),
    rhythm: z.enum(rhythms, fillIn),
    nextOn: BookDay,
    endsOn: BookDay.nullable().default(null),
  })
  .refine(({ kind, category }) => fits(kind, category), {
    path: ['category'],
    message: 'Choose a category of this kind',
  })
  .refine(({ nextOn, endsOn }) => endsOn === null || endsOn >= nextOn, {
    path: ['endsOn'],
    message: 'The last day is before the next one',
  })
  .meta({ id: 'RecurringEntryForm' });
export type RecurringEntryForm = z.infer<typeof RecurringEntryForm>;

function fits(kind: (typeof kinds)[number], category: string | null): boolean {
  if (category === null) return kind === 'income';
  const ofKind: readonly string[] = kind === 'income' ? incomeCategories : deductionCategories;
  return ofKind.includes(category);
}

const params = z.object({ recurringId: z.uuid() });

export const listRecurringEntries = endpoint({
  method: 'GET',
  url: '/recurring-entries',
  schema: {
    summary: 'Your income and deductions that come again and again, the newest first',
    querystring: PageQuery,
    response: { 200: Page(RecurringEntryView) },
  },
});

export const addRecurringEntry = endpoint({
  method: 'POST',
  url: '/recurring-entries',
  idempotency: 'optional',
  schema: {
    summary: 'Add a recurring entry; the days that are over enter the books at once',
    body: RecurringEntryForm,
    response: { 201: RecurringEntryView },
  },
});

export const editRecurringEntry = endpoint({
  method: 'PUT',
  url: '/recurring-entries/:recurringId',
  schema: {
    summary: 'Change what it enters from its next day on',
    params,
    body: RecurringEntryForm,
    response: { 200: RecurringEntryView },
  },
});

export const deleteRecurringEntry = endpoint({
  method: 'DELETE',
  url: '/recurring-entries/:recurringId',
  schema: {
    summary: 'End it; what it entered stays in your books',
    params,
    response: { 204: z.null() },
  },
});
