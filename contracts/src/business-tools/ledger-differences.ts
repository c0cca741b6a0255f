import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Moment, Page, PageQuery } from '../kernel/values.ts';

/** The books of a person say something else of the platform's money than the platform's ledger. */
const LedgerDifferenceView = z
  .object({
    professionalId: z.uuid(),
    ownerName: z.string(),
    /** After fees and less refunds, by the platform's ledger. */
    ledgerCents: z.number().int(),
    /** The same by the income and deductions of the person. */
    bookCents: z.number().int(),
    /** Both are of all that was booked until then. */
    until: Moment,
    since: Moment,
  })
  .meta({ id: 'LedgerDifferenceView' });
export type LedgerDifferenceView = z.infer<typeof LedgerDifferenceView>;

export const listLedgerDifferences = endpoint({
  method: 'GET',
  url: '/ledger-differences',
  schema: {
    summary: 'People whose books differ from the ledger of the platform on two nights in a row',
    querystring: PageQuery,
    response: { 200: Page(LedgerDifferenceView) },
  },
});
