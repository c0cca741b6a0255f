import { z } from 'zod';
import { aboveMaxCents, centsFault } from '../kernel/amount-limit.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { distanceMiles } from '../kernel/geo.ts';
import { ShownIdentity, ShownLicense } from '../kernel/licensed.ts';
import { maxCents } from '../kernel/money.ts';
import {
  Cents,
  Flag,
  hasAtMost,
  Moment,
  Page,
  PageQuery,
  PersonCard,
  textRule,
  ZipCode,
} from '../kernel/values.ts';
import { manyLines, oneLine } from '../kernel/written-text.ts';
import { gigCategories, youthCategories } from './categories.ts';
import { GigOffer, GigOfferView } from './gig-offer.ts';
import { gigPictureFile, gigStatuses, pricingTypes } from './gig-options.ts';
import { gigSorts } from './gig-sorts.ts';
import { limits } from './limits.ts';

const PricingType = z.enum(pricingTypes);
const GigStatus = z.enum(gigStatuses);

const categoryKeys = [...gigCategories, ...youthCategories].map(({ key }) => key);
const isCategory = textRule((key) => categoryKeys.includes(key), { enum: categoryKeys });

/** A listing of a person's service, as its reader may see it. Of a child no place finer than its state is shown. */
export const GigView = z
  .object({
    id: z.uuid(),
    professional: PersonCard,
    title: z.string(),
    description: z.string(),
    category: z.string(),
    /** Null: to be agreed on. */
    priceCents: Cents.nullable(),
    pricingType: PricingType,
    /** `priceCents` is the lowest price where there are several packages. */
    packageCount: z.number().int(),
    /** Null in the list of all gigs. */
    offer: GigOfferView.nullable(),
    location: z.string().nullable(),
    /** From the place that is searched around to the centre of its town; null without either. */
    distanceMiles: z.number().nullable(),
    isRemote: z.boolean(),
    status: GigStatus,
    imageUrls: z.array(z.string()),
    isOwn: z.boolean(),
    /** Whether it is a child's: it is booked by a job that its guardian approves, and by no message. */
    isYouth: z.boolean(),
    /** Those of its owner that staff verified and that have not ended. */
    licenses: z.array(ShownLicense),
    createdAt: Moment,
    /** A change names the version that it starts from. */
    version: z.number().int(),
  })
  .meta({ id: 'GigView' });
export type GigView = z.infer<typeof GigView>;

/**
 * `near` is a ZIP code; what is farther than `withinMiles` is then left out, unless it is done remotely. A town in the words of
 * `search` is a place as well: those near it stand first.
 */
export const GigSearch = PageQuery.extend({
  search: z.string().trim().max(limits.jobSearch).optional(),
  category: z.string().refine(isCategory, 'There is no such category').optional(),
  maxPriceCents: z.coerce.number().int().positive().max(maxCents, aboveMaxCents).optional(),
  isRemote: Flag.optional(),
  professionalId: z.uuid().optional(),
  minRating: z.coerce.number().min(1).max(5).optional(),
  /** Leaves out people without a verified license that has not ended. */
  isLicensed: Flag.optional(),
  near: ZipCode.optional(),
  withinMiles: z.coerce.number().min(distanceMiles.min).max(distanceMiles.max).optional(),
  sort: z.enum(gigSorts).optional(),
}).superRefine(({ near, search, withinMiles, sort }, context) => {
  if (near === undefined && !search && (withinMiles !== undefined || sort === 'nearest'))
    context.addIssue({ code: 'custom', path: ['near'], message: 'Distance needs a place' });
});
export type GigSearch = z.infer<typeof GigSearch>;

const written = {
  title: oneLine('Title is required')
    .min(1, 'Title is required')
    .refine(hasAtMost(limits.jobTitle), 'Title must be less than 200 characters'),
  description: manyLines('Description is required')
    .min(1, 'Description is required')
    .refine(hasAtMost(limits.jobDescription.max), 'Description must be less than 2000 characters'),
  category: z.string('Category is required').refine(isCategory, 'Category is required'),
  priceCents: z
    .int(centsFault('Price must be an amount in cents'))
    .positive('Price must be greater than 0')
    .max(maxCents, aboveMaxCents)
    .nullish(),
  pricingType: PricingType,
  location: oneLine()
    .refine(hasAtMost(limits.jobLocation), 'Location must be less than 200 characters')
    .nullish(),
  isRemote: z.boolean().default(false),
  /** Left out, it stays as it is. With packages the price is the lowest of theirs. */
  offer: GigOffer.optional(),
};

/** A gig as posted. `professionalId` and `status` may be sent only with the values the server sets. */
export const GigPosting = z
  .strictObject({
    ...written,
    professionalId: z.uuid().optional(),
    status: z.string().max(40).optional(),
  })
  .meta({ id: 'GigPosting' });
export type GigPosting = z.infer<typeof GigPosting>;

export const GigChange = z
  .strictObject({ ...written, version: z.int().positive() })
  .meta({ id: 'GigChange' });
export type GigChange = z.infer<typeof GigChange>;

/** `reach` is how many gigs were put in order, where more fit than are: the list then ends before all of them. */
const FoundGigs = Page(GigView).extend({ reach: z.number().int().optional() });

const GigParams = z.object({ gigId: z.uuid() });
const one = { params: GigParams, response: { 200: GigView } } as const;

export const listGigs = endpoint({
  method: 'GET',
  url: '/gigs',
  schema: {
    summary:
      'Active gigs, narrowed by words, category, price, rating, distance and person: the best match first, or newest, nearest, best rated or cheapest; gigs of children are for adults who are signed in',
    querystring: GigSearch,
    response: { 200: FoundGigs },
  },
});

export const listOwnGigs = endpoint({
  method: 'GET',
  url: '/gigs/mine',
  schema: {
    summary: 'Your own gigs in any state, newest first',
    querystring: PageQuery,
    response: { 200: Page(GigView) },
  },
});

export const getGig = endpoint({
  method: 'GET',
  url: '/gigs/:gigId',
  schema: { summary: 'One gig; those not active are their owner\u2019s alone', ...one },
});

export const postGig = endpoint({
  method: 'POST',
  url: '/gigs',
  idempotency: 'optional',
  gated: ['title', 'description'],
  schema: { summary: 'Post a gig', body: GigPosting, response: { 201: GigView } },
});

export const changeGig = endpoint({
  method: 'PUT',
  url: '/gigs/:gigId',
  gated: ['title', 'description'],
  schema: { summary: 'Change your gig', body: GigChange, ...one },
});

export const pauseGig = endpoint({
  method: 'POST',
  url: '/gigs/:gigId/pause',
  stakes: 'protection',
  schema: { summary: 'Take your gig off the list for now', ...one },
});

export const resumeGig = endpoint({
  method: 'POST',
  url: '/gigs/:gigId/resume',
  schema: { summary: 'Put your paused gig back on the list', ...one },
});

export const deleteGig = endpoint({
  method: 'DELETE',
  url: '/gigs/:gigId',
  stakes: 'protection',
  schema: {
    summary: 'Delete your gig; where work refers to it, it is kept for that and listed no more',
    params: GigParams,
    response: { 204: z.null() },
  },
});

export const addGigPicture = endpoint({
  method: 'POST',
  url: '/gigs/:gigId/pictures',
  file: gigPictureFile,
  schema: {
    summary: 'Add a picture to your gig; what it says beside the picture is removed',
    ...one,
  },
});

const PictureName = z.string().regex(/^[\w-]{32}\.webp$/);

export const removeGigPicture = endpoint({
  method: 'DELETE',
  url: '/gigs/:gigId/pictures/:name',
  stakes: 'protection',
  schema: {
    summary: 'Remove a picture from your gig',
    params: GigParams.extend({ name: PictureName }),
    response: { 200: GigView },
  },
});

export const servedGigPicture = endpoint({
  method: 'GET',
  url: '/gig-pictures/:name',
  origin: 'files',
  schema: {
    summary: 'The uploaded picture of a gig, as WebP',
    params: z.object({ name: PictureName }),
    response: { 200: z.any() },
  },
});

/** The public card of an adult with an active gig: no e-mail, no phone, and no place finer than the city. */
export const ProView = PersonCard.extend({
  location: z.string().nullable(),
  licenses: z.array(ShownLicense),
  /** Null unless staff saw an ID with this name that has not ended. */
  identity: ShownIdentity.nullable(),
  /** The widest area that one of the gigs names: miles around its town, or the towns. */
  area: z
    .object({
      miles: z.number().int().nullable(),
      around: z.string().nullable(),
      towns: z.array(z.string()),
    })
    .nullable(),
  /** Whether search engines may list the page. */
  isFindable: z.boolean(),
}).meta({
  id: 'ProView',
});
export type ProView = z.infer<typeof ProView>;

export const getPro = endpoint({
  method: 'GET',
  url: '/pros/:personId',
  schema: {
    summary: 'The public card of an adult who has an active gig',
    params: z.object({ personId: z.uuid() }),
    response: { 200: ProView },
  },
});
