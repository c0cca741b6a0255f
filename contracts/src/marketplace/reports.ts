import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Complaint } from '../network-chat/reports.ts';

export const reportGig = endpoint({
  method: 'POST',
  url: '/gigs/:gigId/report',
  stakes: 'protection',
  schema: {
    summary: 'Report a gig to our moderators',
    params: z.object({ gigId: z.uuid() }),
    body: Complaint,
    response: { 204: z.null() },
  },
});

export const reportJob = endpoint({
  method: 'POST',
  url: '/jobs/:jobId/report',
  stakes: 'protection',
  schema: {
    summary: 'Report a job to our moderators',
    params: z.object({ jobId: z.uuid() }),
    body: Complaint,
    response: { 204: z.null() },
  },
});
