import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { gigPictureFile } from './gig-options.ts';
import { JobDetail } from './jobs.ts';

const JobParams = z.object({ jobId: z.uuid() });
const PictureName = z.string().regex(/^[\w-]{32}\.webp$/);

export const addJobPicture = endpoint({
  method: 'POST',
  url: '/jobs/:jobId/pictures',
  file: gigPictureFile,
  schema: {
    summary:
      'Add a picture to your open job, up to ten; what it says beside the picture is removed. A job for young people has none',
    params: JobParams,
    response: { 200: JobDetail },
  },
});

export const removeJobPicture = endpoint({
  method: 'DELETE',
  url: '/jobs/:jobId/pictures/:name',
  stakes: 'protection',
  schema: {
    summary: 'Remove a picture from your job',
    params: JobParams.extend({ name: PictureName }),
    response: { 200: JobDetail },
  },
});

export const servedJobPicture = endpoint({
  method: 'GET',
  url: '/job-pictures/:name',
  origin: 'files',
  schema: {
    summary: 'The uploaded picture of a job, as WebP',
    params: z.object({ name: PictureName }),
    response: { 200: z.any() },
  },
});
