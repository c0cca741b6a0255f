import { jobStatuses } from '@sidework/contracts/marketplace/jobs';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { cube } from '../places/cube.ts';
import { marketplace } from '../postgres-schema.ts';
import { tsvector } from '../search/tsvector.ts';

const moment = { withTimezone: true, precision: 3, mode: 'date' } as const;
const open = sql`status = 'open'`;
const openToChildren = sql`status = 'open' and is_youth`;

/** The client writes these columns and can change them. */
const written = {
  title: text().notNull(),
  description: text().notNull(),
  budgetMinCents: bigint({ mode: 'number' }),
  budgetMaxCents: bigint({ mode: 'number' }),
  location: text(),
};

/** Earlier versions of a youth job, kept for those who look after children. */
export const jobVersions = marketplace.table(
  'job_versions',
  {
    id: uuid().primaryKey(),
    jobRequestId: uuid().notNull(),
    version: integer().notNull(),
    ...written,
    replacedAt: timestamp(moment).notNull(),
  },
  (row) => [
    unique('job_versions_job_request_id_version_unique').on(row.jobRequestId, row.version),
    index('job_versions_job_request_id_idx').on(row.jobRequestId, row.replacedAt, row.id),
  ],
);

/**
 * The rough place is what others may know; distance is measured to it, so that no three questions find the house. The
 * exact coordinates leave this table for the client and the hired professional only.
 */
export const jobRequests = marketplace.table(
  'job_requests',
  {
    id: uuid().primaryKey(),
    clientId: uuid().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    category: text().notNull(),
    /** Whether its category is one of those for children; kept, so that the indexes below can tell them apart. */
    isYouth: boolean().notNull().default(false),
    budgetMinCents: bigint({ mode: 'number' }),
    budgetMaxCents: bigint({ mode: 'number' }),
    location: text(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    /** Whether the coordinates are the centre of the town that was typed. */
    isPlaceAbout: boolean().notNull().default(false),
    /** Whether a town was looked for in `location`; false of jobs that an older version posted. */
    isPlaceSought: boolean().notNull().default(false),
    /** The names of its pictures, in their order; none of a youth job. */
    pictures: text().array().notNull().default(sql`'{}'::text[]`),
    status: text({ enum: jobStatuses }).notNull().default('open'),
    hiredProfessionalId: uuid(),
    version: integer().notNull().default(1),
    createdAt: timestamp(moment).notNull(),
    // The defaults serve rows of before and the version still running.
    /** From then on it takes no proposals and no hire, also while its status still says open for some seconds. */
    expiresAt: timestamp(moment).notNull().default(sql`now() + interval '30 days'`),
    /** When time next does something to it: its client is told that it ends soon, and then it ends. */
    dueAt: timestamp(moment).notNull().default(sql`now() + interval '27 days'`),
    // Kept, since the conversion costs twenty times what the measuring does.
    roughPlace: cube().generatedAlwaysAs(
      sql`ll_to_earth(round(latitude::numeric, 2)::float8, round(longitude::numeric, 2)::float8)::cube`,
    ),
    searchText: text().generatedAlwaysAs(
      sql`fold(title || ' ' || description || ' ' || coalesce(location, ''))`,
    ),
    searchTitle: text().generatedAlwaysAs(sql`fold(title)`),
    searchVector: tsvector().generatedAlwaysAs(
      sql`setweight(to_tsvector('english', fold(title)), 'A')
        || setweight(to_tsvector('english', fold(coalesce(location, ''))), 'C')
        || setweight(to_tsvector('english', fold(description)), 'D')`,
    ),
  },
  (job) => [
    index('job_requests_newest_idx').on(job.createdAt, job.id).where(open),
    index('job_requests_youth_newest_idx').on(job.createdAt, job.id).where(openToChildren),
    index('job_requests_category_idx').on(job.category, job.createdAt, job.id).where(open),
    index('job_requests_search_vector_idx').using('gin', job.searchVector).where(open),
    index('job_requests_due_at_idx').on(job.dueAt).where(open),
    index('job_requests_unsought_idx')
      .on(job.id)
      .where(sql`${open} and not is_place_sought and location is not null and latitude is null`),
    index('job_requests_client_id_idx').on(job.clientId, job.createdAt, job.id),
    check('job_requests_title_check', sql`length(btrim(title)) between 1 and 200`),
    check('job_requests_description_check', sql`length(description) between 10 and 2000`),
    check('job_requests_budget_min_check', sql`budget_min_cents > 0`),
    check('job_requests_budget_max_check', sql`budget_max_cents > 0`),
    check('job_requests_budget_check', sql`budget_min_cents <= budget_max_cents`),
    check('job_requests_place_check', sql`(latitude is null) = (longitude is null)`),
    check('job_requests_latitude_check', sql`latitude between -90 and 90`),
    check('job_requests_longitude_check', sql`longitude between -180 and 180`),
    check('job_requests_status_check', sql`status in ('open', 'filled', 'closed', 'expired')`),
    check('job_requests_pictures_check', sql`cardinality(pictures) <= 10`),
    check('job_requests_youth_pictures_check', sql`not is_youth or cardinality(pictures) = 0`),
    check('job_requests_due_check', sql`due_at <= expires_at`),
    check(
      'job_requests_hired_check',
      sql`(status = 'filled') = (hired_professional_id is not null)`,
    ),
  ],
);
