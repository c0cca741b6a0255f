import { z } from 'zod';
import { aboveMaxCents, centsFault } from '../kernel/amount-limit.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { distanceMiles } from '../kernel/geo.ts';
import { maxCents } from '../kernel/money.ts';
import {
  Cents,
  Flag,
  hasAtMost,
  hasCharacters,
  Latitude,
  Longitude,
  Moment,
  Page,
  PageQuery,
  textRule,
  ZipCode,
} from '../kernel/values.ts';
import { manyLines, oneLine } from '../kernel/written-text.ts';
import { jobCategories, youthCategories } from './categories.ts';
import { limits } from './limits.ts';

/** `open` takes proposals; `filled` has hired; `closed` was ended by its client, `expired` by time. */
export const jobStatuses = ['open', 'filled', 'closed', 'expired'] as const;
export const JobStatus = z.enum(jobStatuses);
export type JobStatus = z.infer<typeof JobStatus>;

const categoryKeys = [...jobCategories, ...youthCategories].map((category) => category.key);
const isCategory = textRule((key) => categoryKeys.includes(key), { enum: categoryKeys });

/**
 * A job as its reader may see it. Coordinates are exact for the client and the hired professional, rounded to
 * 0.01 degree for other signed-in people and null for visitors; `distanceMiles` is null without a place to
 * measure from. `proposalCount` leaves out those that were withdrawn; it is null in the answer to a change.
 */
export const JobView = z
  .object({
    id: z.uuid(),
    title: z.string(),
    description: z.string(),
    category: z.string(),
    budgetMinCents: Cents.nullable(),
    budgetMaxCents: Cents.nullable(),
    location: z.string().nullable(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    distanceMiles: z.number().nullable(),
    /** Whether a town's centre stands for the place of the job, or for the one that it is measured from. */
    isDistanceAbout: z.boolean(),
    status: JobStatus,
    isOwn: z.boolean(),
    proposalCount: z.number().int().nullable(),
    createdAt: Moment,
  })
  .meta({ id: 'JobView' });
export type JobView = z.infer<typeof JobView>;

/** Until when it takes proposals while it is open; when it ended, once it is expired. */
const expiresAt = Moment;

/** One job alone: with the client's name for people who are signed in, and the reader's own proposal. */
export const JobDetail = JobView.extend({
  expiresAt,
  imageUrls: z.array(z.string()),
  /** With how many jobs they posted so far, and for how many they hired; each is counted to 1,000. */
  client: z
    .object({
      id: z.uuid(),
      fullName: z.string(),
      jobsPosted: z.number().int(),
      jobsFilled: z.number().int(),
      /** How professionals rated them; null without a review. */
      rating: z.number().nullable(),
      reviewCount: z.number().int(),
    })
    .nullable(),
  ownProposal: z.object({ id: z.uuid(), status: z.string() }).nullable(),
  /** A change names the version that it starts from; null for all but the client. */
  version: z.number().int().nullable(),
  /** Whether a child has proposed on it, so that no word of it changes; its client's to know, and false for others. */
  isFrozen: z.boolean(),
  /** Whether the reader is shown it for a child's sake that they look after, and that has proposed on it. */
  isForOwnChild: z.boolean(),
}).meta({ id: 'JobDetail' });
export type JobDetail = z.infer<typeof JobDetail>;

/** A job among those one posted: how many proposals wait for an answer, and whom one hired. */
export const OwnJobView = JobView.extend({
  expiresAt,
  waitingCount: z.number().int(),
  /** How many of those that wait its client has not looked at yet. */
  newCount: z.number().int(),
  hired: z.object({ id: z.uuid(), fullName: z.string() }).nullable(),
}).meta({ id: 'OwnJobView' });
export type OwnJobView = z.infer<typeof OwnJobView>;

/**
 * `nearest` needs a place; jobs without coordinates come last in it, or not at all with `placedOnly`. A place is a ZIP code
 * (`near`) or coordinates; a child gives a ZIP code only (D-119).
 */
export const JobSearch = PageQuery.extend({
  search: z.string().trim().max(limits.jobSearch).optional(),
  category: z.string().refine(isCategory, 'There is no such category').optional(),
  latitude: z.coerce.number().min(-90).max(90).optional(),
  longitude: z.coerce.number().min(-180).max(180).optional(),
  near: ZipCode.optional(),
  withinMiles: z.coerce.number().min(distanceMiles.min).max(distanceMiles.max).optional(),
  placedOnly: Flag.optional(),
  /** Leaves out the jobs that pay less at most, and those that name no budget. */
  minBudgetCents: z.coerce.number().int().positive().max(maxCents, aboveMaxCents).optional(),
  postedWithinDays: z.coerce.number().int().min(1).max(30).optional(),
  sort: z.enum(['newest', 'nearest']).optional(),
}).superRefine((query, context) => {
  const hasCoordinates = query.latitude !== undefined && query.longitude !== undefined;
  const hasPlace = hasCoordinates || query.near !== undefined;
  if (query.latitude !== undefined && query.near !== undefined)
    context.addIssue({ code: 'custom', path: ['near'], message: 'Give a ZIP code or coordinates' });
  if ((query.latitude === undefined) !== (query.longitude === undefined))
    context.addIssue({ code: 'custom', path: ['longitude'], message: 'Give both coordinates' });
  const isPlaced = hasPlace || Boolean(query.search);
  if (!isPlaced && (query.withinMiles !== undefined || query.sort === 'nearest'))
    context.addIssue({ code: 'custom', path: ['latitude'], message: 'Distance needs a place' });
});
export type JobSearch = z.infer<typeof JobSearch>;

const budget = (what: 'Minimum' | 'Maximum') =>
  z
    .int(centsFault(`${what} budget must be an amount in cents`))
    .positive(`${what} budget must be positive`)
    .max(maxCents, aboveMaxCents)
    .nullish();

const written = {
  title: oneLine('Title is required')
    .min(1, 'Title is required')
    .refine(hasAtMost(limits.jobTitle), 'Title must be less than 200 characters'),
  description: manyLines('Description must be at least 10 characters')
    .refine(hasCharacters(limits.jobDescription.min), 'Description must be at least 10 characters')
    .refine(hasAtMost(limits.jobDescription.max), 'Description must be less than 2000 characters'),
  budgetMinCents: budget('Minimum'),
  budgetMaxCents: budget('Maximum'),
  location: oneLine()
    .refine(hasAtMost(limits.jobLocation), 'Location must be less than 200 characters')
    .nullish(),
  latitude: Latitude.nullish(),
  longitude: Longitude.nullish(),
};
type Written = z.infer<z.ZodObject<typeof written>>;

function agreesWithItself(job: Written, context: z.RefinementCtx): void {
  const refuse = (name: keyof Written, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message });
  if ((job.budgetMinCents ?? 0) > (job.budgetMaxCents ?? Number.MAX_SAFE_INTEGER))
    refuse('budgetMinCents', 'Minimum budget cannot be greater than maximum budget');
  if ((job.latitude ?? null) === null && (job.longitude ?? null) !== null)
    refuse('latitude', 'Give both coordinates');
  if ((job.longitude ?? null) === null && (job.latitude ?? null) !== null)
    refuse('longitude', 'Give both coordinates');
}

/** A job request as posted. `clientId` and `status` may be sent only with the values the server sets. */
export const JobPosting = z
  .strictObject({
    ...written,
    category: z.string('Category is required').refine(isCategory, 'Category is required'),
    clientId: z.uuid().optional(),
    status: z.string().max(40).optional(),
  })
  .superRefine(agreesWithItself)
  .meta({ id: 'JobPosting' });
export type JobPosting = z.infer<typeof JobPosting>;

/** An open job as its client wants it from now on: all of it but the category, by which others see it. */
export const JobChange = z
  .strictObject({ ...written, version: z.int().positive() })
  .superRefine(agreesWithItself)
  .meta({ id: 'JobChange' });
export type JobChange = z.infer<typeof JobChange>;

const JobParams = z.object({ jobId: z.uuid() });

export const listJobs = endpoint({
  method: 'GET',
  url: '/jobs',
  schema: {
    summary:
      'Open jobs, newest or nearest first, narrowed by words, category and distance; children are shown youth jobs, others the rest',
    querystring: JobSearch,
    response: { 200: Page(JobView) },
  },
});

/** A job with its reasons: the kind of work, the distance, a license that the reader holds, the rating of its client. */
const FittingJob = JobView.extend({ reasons: z.array(z.string()) }).meta({ id: 'FittingJob' });

/** At most five, and in words what they are; none where neither the reader's trade nor their place is known. */
export const FittingJobs = z.object({ items: z.array(FittingJob), reason: z.string() });
export type FittingJobs = z.infer<typeof FittingJobs>;

export const listFittingJobs = endpoint({
  method: 'GET',
  url: '/jobs/for-you',
  schema: {
    summary: 'The newest open jobs of your trade near you, without those you proposed on',
    response: { 200: FittingJobs },
  },
});

export const listOwnJobs = endpoint({
  method: 'GET',
  url: '/jobs/mine',
  schema: {
    summary: 'The jobs you posted, in any state, newest first',
    querystring: PageQuery,
    response: { 200: Page(OwnJobView) },
  },
});

export const getJob = endpoint({
  method: 'GET',
  url: '/jobs/:jobId',
  schema: {
    summary:
      'One job; those not open are seen by their client and who proposed on them, youth jobs also by the guardians of these',
    params: JobParams,
    response: { 200: JobDetail },
  },
});

export const postJob = endpoint({
  method: 'POST',
  url: '/jobs',
  reaches: ['category'],
  idempotency: 'optional',
  schema: { summary: 'Post a job request', body: JobPosting, response: { 201: JobView } },
});

export const changeJob = endpoint({
  method: 'PUT',
  url: '/jobs/:jobId',
  reaches: ['jobId'],
  schema: {
    summary:
      'Change your open job but for its category; people with a waiting proposal hear of a new title or budget',
    params: JobParams,
    body: JobChange,
    response: { 200: JobView },
  },
});

/** The text of a youth job before a change. */
export const JobVersion = z
  .object({
    version: z.number().int(),
    title: z.string(),
    description: z.string(),
    budgetMinCents: Cents.nullable(),
    budgetMaxCents: Cents.nullable(),
    location: z.string().nullable(),
    replacedAt: Moment,
  })
  .meta({ id: 'JobVersion' });
export type JobVersion = z.infer<typeof JobVersion>;

export const listJobVersions = endpoint({
  method: 'GET',
  url: '/jobs/:jobId/versions',
  schema: {
    summary:
      'What a youth job said before it was changed, newest first; for guardians of who proposed on it and for moderators',
    params: JobParams,
    querystring: PageQuery,
    response: { 200: Page(JobVersion) },
  },
});

export const closeJob = endpoint({
  method: 'POST',
  url: '/jobs/:jobId/close',
  stakes: 'protection',
  schema: {
    summary: 'Close your open job; proposals still waiting are not selected',
    params: JobParams,
    response: { 200: JobView },
  },
});

/** Asked again it changes nothing more: the days are counted from now, never on top of each other. */
export const extendJob = endpoint({
  method: 'POST',
  url: '/jobs/:jobId/extend',
  reaches: ['jobId'],
  schema: {
    summary: 'Let your open job take proposals for 30 days from now',
    params: JobParams,
    response: { 200: JobDetail },
  },
});
