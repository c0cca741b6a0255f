/** How a gig is priced: once, by the hour, or by the project. */
export const pricingTypes = ['fixed', 'hourly', 'project'] as const;
export type PricingType = (typeof pricingTypes)[number];

/** `active` is listed; `paused` is its owner's alone; `deleted` is kept for work that refers to it. */
export const gigStatuses = ['active', 'paused', 'deleted'] as const;

export const gigPictureFile = {
  types: ['image/jpeg', 'image/png', 'image/webp'],
  maxBytes: 5 * 1_048_576,
} as const;

export const mostGigPictures = 6;
