import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Complaint } from '../network-chat/reports.ts';
import { PhotoName } from './portfolio.ts';

/** A gig shows six photos at most and a job ten. */
const mostPhotos = 10;

export const ComplaintOfPost = Complaint.extend({
  /** Its photo that is complained of, counted from 1; without it the whole is. */
  photo: z.int().min(1).max(mostPhotos).optional(),
}).meta({ id: 'ComplaintOfPost' });
export type ComplaintOfPost = z.infer<typeof ComplaintOfPost>;

export const reportGig = endpoint({
  method: 'POST',
  url: '/gigs/:gigId/report',
  stakes: 'protection',
  schema: {
    summary: 'Report a gig to our moderators',
    params: z.object({ gigId: z.uuid() }),
    body: ComplaintOfPost,
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
    body: ComplaintOfPost,
    response: { 204: z.null() },
  },
});

export const reportPortfolioPhoto = endpoint({
  method: 'POST',
  url: '/pros/:personId/portfolio/:name/report',
  stakes: 'protection',
  schema: {
    summary: 'Report a photo of a professional’s work to our moderators',
    params: z.object({ personId: z.uuid(), name: PhotoName }),
    body: Complaint,
    response: { 204: z.null() },
  },
});
