import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { hasAtMost, Moment } from '../kernel/values.ts';
import { oneLine } from '../kernel/written-text.ts';
import { gigPictureFile } from './gig-options.ts';

export const mostPortfolioPhotos = 24;
export const mostCaption = 80;

export const PhotoName = z.string().regex(/^[\w-]{32}\.webp$/);

/** The photos of a professional's work, in the order of their owner. */
export const Portfolio = z
  .object({
    items: z.array(
      z.object({
        /** Moderators know a reported photo by it. */
        id: z.uuid(),
        name: z.string(),
        url: z.string(),
        caption: z.string(),
        addedAt: Moment,
      }),
    ),
  })
  .meta({ id: 'Portfolio' });
export type Portfolio = z.infer<typeof Portfolio>;

/** All photos in their new order; a photo that is not named stays behind them. */
const PortfolioOrder = z
  .strictObject({
    items: z
      .array(
        z.strictObject({
          name: PhotoName,
          caption: oneLine().refine(hasAtMost(mostCaption), 'Use at most 80 characters'),
        }),
      )
      .max(mostPortfolioPhotos),
  })
  .meta({ id: 'PortfolioOrder' });

export const getPortfolio = endpoint({
  method: 'GET',
  url: '/pros/:personId/portfolio',
  schema: {
    summary: 'The photos of the work of an adult who has an active gig',
    params: z.object({ personId: z.uuid() }),
    response: { 200: Portfolio },
  },
});

export const getOwnPortfolio = endpoint({
  method: 'GET',
  url: '/portfolio',
  schema: {
    summary: 'The photos of your work, as your page shows them',
    response: { 200: Portfolio },
  },
});

export const addPortfolioPhoto = endpoint({
  method: 'POST',
  url: '/portfolio',
  file: gigPictureFile,
  schema: {
    summary: 'Add a photo of your work, up to 24; what it says beside the picture is removed',
    response: { 200: Portfolio },
  },
});

export const arrangePortfolio = endpoint({
  method: 'PUT',
  url: '/portfolio',
  schema: {
    summary: 'Put the photos of your work in order, each with its caption',
    body: PortfolioOrder,
    response: { 200: Portfolio },
  },
});

export const removePortfolioPhoto = endpoint({
  method: 'DELETE',
  url: '/portfolio/:name',
  stakes: 'protection',
  schema: {
    summary: 'Remove a photo of your work',
    params: z.object({ name: PhotoName }),
    response: { 200: Portfolio },
  },
});

export const servedPortfolioPhoto = endpoint({
  method: 'GET',
  url: '/portfolio-pictures/:name',
  origin: 'files',
  schema: {
    summary: 'A photo of the work of a professional, as WebP',
    params: z.object({ name: PhotoName }),
    response: { 200: z.any() },
  },
});
