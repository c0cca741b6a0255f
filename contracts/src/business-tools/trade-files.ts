import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { DownloadedFile } from './downloads.ts';

export const downloadTrade = endpoint({
  method: 'GET',
  url: '/trade-file',
  schema: {
    summary: 'Your sales, imports and exports of a year as a file, with the rates that were used',
    querystring: z.strictObject({
      year: z.coerce.number().int().min(1900).max(2199),
      format: z.enum(['csv', 'xlsx']),
    }),
    response: { 200: DownloadedFile },
  },
});
