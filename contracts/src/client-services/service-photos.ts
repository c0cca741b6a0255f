import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';

export const photoFile = {
  types: ['image/jpeg', 'image/png', 'image/webp'],
  maxBytes: 5 * 1_048_576,
} as const;

/** Each moment has so many. */
export const mostServicePhotos = 10;

/** The professional adds those before and after the work, the client those of the review. */
export const photoMoments = ['before', 'after', 'review'] as const;
export type PhotoMoment = (typeof photoMoments)[number];

const ServiceParams = z.object({ serviceId: z.uuid() });
const MomentParams = ServiceParams.extend({ moment: z.enum(photoMoments) });
const PhotoName = z.string().regex(/^[\w-]{32}\.webp$/);

/** The addresses by moment, as they were added. */
export const ServicePhotos = z
  .object({
    before: z.array(z.string()),
    after: z.array(z.string()),
    /** Its author alone sees these before the review opens. */
    review: z.array(z.string()),
    /** The moments whose photos the viewer may add and remove now. */
    mayChange: z.array(z.enum(photoMoments)),
  })
  .meta({ id: 'ServicePhotos' });
export type ServicePhotos = z.infer<typeof ServicePhotos>;

export const listServicePhotos = endpoint({
  method: 'GET',
  url: '/services/:serviceId/photos',
  schema: {
    summary: 'The photos of a service and of its review, for its two sides',
    params: ServiceParams,
    response: { 200: ServicePhotos },
  },
});

export const addServicePhoto = endpoint({
  method: 'POST',
  url: '/services/:serviceId/photos/:moment',
  file: photoFile,
  schema: {
    summary:
      'Add a photo from before or after the work, as its professional, or one of your review; up to ten of each. Work of a child has none',
    params: MomentParams,
    response: { 200: ServicePhotos },
  },
});

export const removeServicePhoto = endpoint({
  method: 'DELETE',
  url: '/services/:serviceId/photos/:moment/:name',
  stakes: 'protection',
  schema: {
    summary: 'Remove a photo that you added, until the work is settled or the review opens',
    params: MomentParams.extend({ name: PhotoName }),
    response: { 200: ServicePhotos },
  },
});

export const servedServicePhoto = endpoint({
  method: 'GET',
  url: '/service-pictures/:name',
  origin: 'files',
  schema: {
    summary: 'A photo of a service, as WebP',
    params: z.object({ name: PhotoName }),
    response: { 200: z.any() },
  },
});
