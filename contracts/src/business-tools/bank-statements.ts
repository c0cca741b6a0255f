import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Day, Moment, Page, PageQuery } from '../kernel/values.ts';
import { fillIn, requiredLine } from './required.ts';
import {
  choicesOf,
  dayOrders,
  maxStatementBytes,
  maxStatementRows,
  purchaseSigns,
  rowChoices,
  rowReasons,
  statementMediaTypes,
} from './statement-options.ts';

const RowChoice = z.enum(rowChoices, fillIn);

export const StatementRow = z
  .object({
    /** The place of the row in the file, from 1. */
    number: z.number().int(),
    line: z.number().int(),
    day: Day,
    description: z.string(),
    /** Above 0 it came in. */
    amountCents: z.number().int(),
    suggestion: RowChoice,
    reason: z.enum(rowReasons),
  })
  .meta({ id: 'StatementRow' });
export type StatementRow = z.infer<typeof StatementRow>;

/** A row that cannot be read, as it stands in the file. */
export const UnreadRow = z
  .object({ line: z.number().int(), text: z.string(), why: z.string() })
  .meta({ id: 'UnreadRow' });
export type UnreadRow = z.infer<typeof UnreadRow>;

export const StatementPreview = z
  .object({
    id: z.uuid(),
    format: z.enum(['csv', 'ofx']),
    /** The columns that were used, by their names in the file. */
    columns: z.array(z.object({ use: z.string(), name: z.string() })),
    /** A day that can be read both ways; there are no rows until its order was chosen. */
    unclearDay: z.string().nullable(),
    dayOrder: z.enum(dayOrders).nullable(),
    /** Null where the file may be a card's or one of sales; there are no rows until its sign was chosen. */
    purchaseSign: z.enum(purchaseSigns).nullable(),
    rows: z.array(StatementRow),
    unread: z.array(UnreadRow),
  })
  .meta({ id: 'StatementPreview' });
export type StatementPreview = z.infer<typeof StatementPreview>;

/** How its owner says that a file is to be read, where Sidework cannot tell. */
export const ReadingAs = z.strictObject({
  dayOrder: z.enum(dayOrders).optional(),
  purchaseSign: z.enum(purchaseSigns).optional(),
});
export type ReadingAs = z.infer<typeof ReadingAs>;

export const ImportForm = z
  .strictObject({
    ...ReadingAs.shape,
    /** Rows by their numbers; a row that is not named is left out. */
    choices: z
      .array(
        z.strictObject({
          choice: RowChoice,
          rows: z.array(z.int().min(1).max(maxStatementRows)).max(maxStatementRows),
        }),
      )
      .max(2 * rowChoices.length),
  })
  .meta({ id: 'ImportForm' });
export type ImportForm = z.infer<typeof ImportForm>;

export const ImportResult = z
  .object({
    income: z.number().int(),
    deductions: z.number().int(),
    /** These were imported before, so nothing was added for them. */
    known: z.number().int(),
  })
  .meta({ id: 'ImportResult' });
export type ImportResult = z.infer<typeof ImportResult>;

const params = z.object({ statementId: z.uuid() });

export const takeBankStatement = endpoint({
  method: 'POST',
  url: '/bank-statements',
  file: { types: statementMediaTypes, maxBytes: maxStatementBytes },
  schema: {
    summary: 'Send a bank statement (CSV or OFX) to look at; it replaces the one before',
    response: { 201: z.object({ statementId: z.uuid() }) },
  },
});

export const previewBankStatement = endpoint({
  method: 'GET',
  url: '/bank-statements/:statementId',
  schema: {
    summary: 'The rows of a bank statement, with what is suggested for each',
    params,
    querystring: ReadingAs,
    response: { 200: StatementPreview },
  },
});

export const importBankStatement = endpoint({
  method: 'POST',
  url: '/bank-statements/:statementId/import',
  idempotency: 'optional',
  schema: {
    summary: 'Write the chosen rows into the books, each once; the file is deleted then',
    params,
    body: ImportForm,
    response: { 200: ImportResult },
  },
});

export const dropBankStatement = endpoint({
  method: 'DELETE',
  url: '/bank-statements/:statementId',
  schema: {
    summary: 'Delete a bank statement without importing it',
    params,
    response: { 204: z.null() },
  },
});

/** A rule holds for all rows whose description has these words. */
export const StatementRuleView = z
  .object({
    id: z.uuid(),
    words: z.string(),
    isMoneyIn: z.boolean(),
    choice: RowChoice,
    createdAt: Moment,
  })
  .meta({ id: 'StatementRuleView' });
export type StatementRuleView = z.infer<typeof StatementRuleView>;

export const StatementRuleForm = z
  .strictObject({
    words: requiredLine(80).refine(
      (words) => words.length >= 3,
      'Please use at least 3 characters',
    ),
    isMoneyIn: z.boolean(),
    choice: RowChoice,
  })
  .refine(({ choice, isMoneyIn }) => choicesOf(isMoneyIn).includes(choice), {
    path: ['choice'],
    message: 'Choose a category of this direction',
  })
  .meta({ id: 'StatementRuleForm' });
export type StatementRuleForm = z.infer<typeof StatementRuleForm>;

const ruleParams = z.object({ ruleId: z.uuid() });

export const listStatementRules = endpoint({
  method: 'GET',
  url: '/statement-rules',
  schema: {
    summary: 'Your rules for rows of bank statements',
    querystring: PageQuery,
    response: { 200: Page(StatementRuleView) },
  },
});

export const addStatementRule = endpoint({
  method: 'POST',
  url: '/statement-rules',
  schema: {
    summary: 'Add a rule, or change the one with the same words',
    body: StatementRuleForm,
    response: { 201: StatementRuleView },
  },
});

export const editStatementRule = endpoint({
  method: 'PUT',
  url: '/statement-rules/:ruleId',
  schema: {
    summary: 'Change a rule',
    params: ruleParams,
    body: StatementRuleForm,
    response: { 200: StatementRuleView },
  },
});

export const deleteStatementRule = endpoint({
  method: 'DELETE',
  url: '/statement-rules/:ruleId',
  schema: { summary: 'Delete a rule', params: ruleParams, response: { 204: z.null() } },
});
