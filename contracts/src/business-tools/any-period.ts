import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Day, Page, PageQuery } from '../kernel/values.ts';
import { DownloadedFile, FileFormat } from './downloads.ts';
import { StatementLines } from './financial-statements.ts';
import { BookDay } from './required.ts';
import { statementMethods } from './statement.ts';

const span = { from: BookDay, to: BookDay };
const isForward = ({ from, to }: { from: string; to: string }) => from <= to;
const backward = { path: ['to'], message: 'The last day is before the first' };

const Statements = z.object({
  income_statement: StatementLines,
  balance_sheet: StatementLines,
  cash_flow: StatementLines,
});

/** The statements of any days, worked out when they are read. */
export const PeriodStatements = z
  .object({ from: Day, to: Day, simplified: Statements, full: Statements })
  .meta({ id: 'PeriodStatements' });
export type PeriodStatements = z.infer<typeof PeriodStatements>;

/** An entry of the books with both of its sides. */
export const JournalEntry = z
  .object({
    id: z.uuid(),
    date: Day,
    description: z.string(),
    postings: z.array(
      z.object({
        account: z.number().int(),
        name: z.string(),
        debitCents: z.number().int(),
        creditCents: z.number().int(),
      }),
    ),
  })
  .meta({ id: 'JournalEntry' });
export type JournalEntry = z.infer<typeof JournalEntry>;

export const getPeriodStatements = endpoint({
  method: 'GET',
  url: '/period-statements',
  schema: {
    summary: 'Your three statements from one day to another, as your books are now',
    querystring: z.strictObject(span).refine(isForward, backward),
    response: { 200: PeriodStatements },
  },
});

export const downloadPeriodStatements = endpoint({
  method: 'GET',
  url: '/period-statements/file',
  schema: {
    summary: 'The statements from one day to another as a file',
    querystring: z
      .strictObject({ ...span, format: FileFormat, method: z.enum(statementMethods) })
      .refine(isForward, backward),
    response: { 200: DownloadedFile },
  },
});

export const listJournal = endpoint({
  method: 'GET',
  url: '/journal',
  schema: {
    summary: 'The entries of your books from one day to another with debits and credits',
    querystring: PageQuery.extend(span).refine(isForward, backward),
    response: { 200: Page(JournalEntry) },
  },
});
