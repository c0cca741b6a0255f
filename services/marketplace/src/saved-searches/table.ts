import { alertTimes, savedThings } from '@sidework/contracts/marketplace/saved-search-words';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { cube } from '../places/cube.ts';
import { marketplace } from '../postgres-schema.ts';

const moment = { withTimezone: true, precision: 3, mode: 'date' } as const;

/** A word of a search: a text or its category meets it. */
export interface SavedWord {
  /** A query of words in the database's language; empty where the word is not looked for. */
  query: string;
  categories: string[];
}

export const savedSearches = marketplace.table(
  'saved_searches',
  {
    id: uuid().primaryKey(),
    ownerId: uuid().notNull(),
    things: text({ enum: savedThings }).notNull(),
    search: text().notNull().default(''),
    category: text(),
    /** A ZIP code. */
    near: text(),
    withinMiles: integer(),
    minBudgetCents: bigint({ mode: 'number' }),
    maxPriceCents: bigint({ mode: 'number' }),
    minRating: doublePrecision(),
    isLicensed: boolean().notNull().default(false),
    alert: text({ enum: alertTimes }).notNull(),
    /** The meaning of its words on the day that it was saved. */
    words: jsonb().$type<SavedWord[]>().notNull(),
    /** The place it is searched around, and how far; null of one without a place. */
    centre: cube(),
    chord: doublePrecision(),
    /**
     * The space in which a posting has to be: the fourth dimension is the kind of work, so that one index gives the searches
     * of a place and a trade together, however many there are elsewhere.
     */
    reach: cube()
      .notNull()
      .generatedAlwaysAs(
        sql`cube(coalesce(cube_enlarge(centre, chord, 3), '(-8e6,-8e6,-8e6),(8e6,8e6,8e6)'::cube),
          case things when 'jobs' then 0 else 1e10 end + coalesce(hashtext(category)::float8, -3e9),
          case things when 'jobs' then 0 else 1e10 end + coalesce(hashtext(category)::float8, 3e9))`,
      ),
    createdAt: timestamp(moment).notNull(),
  },
  (search) => [
    index('saved_searches_reach_idx').using('gist', search.reach).where(sql`alert <> 'never'`),
    index('saved_searches_owner_id_idx').on(search.ownerId, search.createdAt, search.id),
    unique('saved_searches_same_unique')
      .on(
        search.ownerId,
        search.things,
        search.search,
        search.category,
        search.near,
        search.withinMiles,
        search.minBudgetCents,
        search.maxPriceCents,
        search.minRating,
        search.isLicensed,
      )
      .nullsNotDistinct(),
    check('saved_searches_place_check', sql`(centre is null) = (chord is null)`),
    check('saved_searches_things_check', sql`things in ('jobs', 'gigs')`),
    check('saved_searches_alert_check', sql`alert in ('at_once', 'daily', 'never')`),
  ],
);

/** A posting that a saved search found; the key lets it be told once. */
export const savedSearchMatches = marketplace.table(
  'saved_search_matches',
  {
    savedSearchId: uuid()
      .notNull()
      .references(() => savedSearches.id, { onDelete: 'cascade' }),
    subjectId: uuid().notNull(),
    foundAt: timestamp(moment).notNull(),
    tellAt: timestamp(moment).notNull(),
    toldAt: timestamp(moment),
  },
  (match) => [
    primaryKey({ columns: [match.savedSearchId, match.subjectId] }),
    index('saved_search_matches_tell_at_idx').on(match.tellAt).where(sql`told_at is null`),
    index('saved_search_matches_told_at_idx').on(match.toldAt).where(sql`told_at is not null`),
  ],
);
