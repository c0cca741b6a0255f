import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { Moment } from '../../kernel/values.ts';

/* People may take along all that is kept of them. */

export const exportStates = ['gathering', 'ready', 'failed', 'expired'] as const;

export const DataExport = z
  .object({
    id: z.uuid(),
    state: z.enum(exportStates),
    requestedAt: Moment,
    readyAt: Moment.nullable(),
    expiresAt: Moment.nullable(),
    /** Bytes of the ZIP. */
    size: z.number().int().nullable(),
    /** Which services have given their part, of all that are asked. */
    gathered: z.array(z.string()),
    awaited: z.array(z.string()),
  })
  .meta({ id: 'DataExport' });
export type DataExport = z.infer<typeof DataExport>;

const ofExport = z.object({ exportId: z.uuid() });
const ofChild = z.object({ childId: z.uuid() });
const Exports = z.object({ items: z.array(DataExport) });

export const requestExport = endpoint({
  method: 'POST',
  url: '/exports',
  schema: {
    summary: 'Gather all that is kept of you from every service into a ZIP; one at a time',
    response: { 202: DataExport },
  },
});

export const listExports = endpoint({
  method: 'GET',
  url: '/exports',
  schema: { summary: 'Your exports, newest first', response: { 200: Exports } },
});

export const linkExport = endpoint({
  method: 'POST',
  url: '/exports/:exportId/link',
  schema: {
    summary: 'A link of 60 seconds to the ZIP; you must have signed in within 15 minutes',
    params: ofExport,
    response: { 200: z.object({ url: z.url() }) },
  },
});

export const requestChildExport = endpoint({
  method: 'POST',
  url: '/children/:childId/exports',
  schema: {
    summary: 'Gather all that is kept of a child that you look after',
    params: ofChild,
    response: { 202: DataExport },
  },
});

export const listChildExports = endpoint({
  method: 'GET',
  url: '/children/:childId/exports',
  schema: {
    summary: 'The exports of a child that you asked for',
    params: ofChild,
    response: { 200: Exports },
  },
});
