import { z } from 'zod';
import { aboveMaxCents, centsFault } from '../kernel/amount-limit.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { distanceMiles } from '../kernel/geo.ts';
import { maxCents } from '../kernel/money.ts';
import { Moment, textRule, ZipCode } from '../kernel/values.ts';
import { oneLine } from '../kernel/written-text.ts';
import { gigCategories, jobCategories } from './categories.ts';
import { limits } from './limits.ts';
import { alertTimes, savedThings } from './saved-search-words.ts';

/** One person keeps so many searches at most. */
export const mostSavedSearches = 20;

const categoryKeys = [...new Set([...jobCategories, ...gigCategories].map(({ key }) => key))];
const isCategory = textRule((key) => categoryKeys.includes(key), { enum: categoryKeys });

const Alert = z.enum(alertTimes);

/** The words and filters of a list. A town is a ZIP code, or stands in the words. */
const criteria = {
  things: z.enum(savedThings),
  search: oneLine().max(limits.jobSearch).default(''),
  category: z.string().refine(isCategory, 'There is no such category').nullish(),
  near: ZipCode.nullish(),
  withinMiles: z.int().min(distanceMiles.min).max(distanceMiles.max).nullish(),
  /** It leaves out the jobs that pay less at most, and those that name no budget. */
  minBudgetCents: z.int(centsFault()).positive().max(maxCents, aboveMaxCents).nullish(),
  /** This and the next two are for services alone. */
  maxPriceCents: z.int(centsFault()).positive().max(maxCents, aboveMaxCents).nullish(),
  minRating: z.number().min(1).max(5).nullish(),
  isLicensed: z.boolean().default(false),
};

/** A search that is not narrowed at all is refused, since it would match everything. */
export const SearchToSave = z
  .strictObject({ ...criteria, alert: Alert.default('daily') })
  .superRefine((wanted, context) => {
    const refuse = (path: keyof typeof criteria, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (!wanted.search && !wanted.category && !wanted.near)
      refuse('search', 'Choose a word, a category, or a place to save this search');
    const isOfJobs = wanted.things === 'jobs';
    if (!isOfJobs && wanted.minBudgetCents) refuse('minBudgetCents', 'Services have no budget');
    if (isOfJobs && wanted.maxPriceCents) refuse('maxPriceCents', 'Jobs have no price');
    if (isOfJobs && wanted.minRating) refuse('minRating', 'Jobs have no rating');
    if (isOfJobs && wanted.isLicensed) refuse('isLicensed', 'Jobs have no license');
  })
  .meta({ id: 'SearchToSave' });
export type SearchToSave = z.infer<typeof SearchToSave>;

export const SavedSearchView = z
  .object({
    id: z.uuid(),
    things: z.enum(savedThings),
    /** The search in words: "Plumbing jobs within 25 miles of Newark, NJ". */
    label: z.string(),
    /** The list of the web app that shows its matches. */
    path: z.string(),
    alert: Alert,
    createdAt: Moment,
  })
  .meta({ id: 'SavedSearchView' });
export type SavedSearchView = z.infer<typeof SavedSearchView>;

const Params = z.object({ savedSearchId: z.uuid() });

export const listSavedSearches = endpoint({
  method: 'GET',
  url: '/saved-searches',
  schema: {
    summary: 'The searches you saved, newest first; 20 at most',
    response: { 200: z.object({ items: z.array(SavedSearchView) }) },
  },
});

/** A search that is saved already stays as it is, and is the answer. */
export const saveSearch = endpoint({
  method: 'POST',
  url: '/saved-searches',
  stakes: 'protection',
  schema: {
    summary: 'Save a search of jobs or services, to be told of new matches',
    body: SearchToSave,
    response: { 201: SavedSearchView },
  },
});

export const changeSearchAlert = endpoint({
  method: 'PUT',
  url: '/saved-searches/:savedSearchId',
  stakes: 'protection',
  schema: {
    summary: 'Be told of new matches at once, once a day, or not at all',
    params: Params,
    body: z.strictObject({ alert: Alert }),
    response: { 200: SavedSearchView },
  },
});

export const deleteSavedSearch = endpoint({
  method: 'DELETE',
  url: '/saved-searches/:savedSearchId',
  stakes: 'protection',
  schema: {
    summary: 'Delete a search you saved',
    params: Params,
    response: { 204: z.null() },
  },
});
