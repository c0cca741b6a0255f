import type { GigOffer } from '@sidework/contracts/marketplace/gig-offer';
import { gigStatuses, pricingTypes } from '@sidework/contracts/marketplace/gig-options';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { cube } from '../places/cube.ts';
import { marketplace } from '../postgres-schema.ts';
import { tsvector } from '../search/tsvector.ts';

const moment = { withTimezone: true, precision: 3, mode: 'date' } as const;
const active = sql`status = 'active'`;

export const professionalGigs = marketplace.table(
  'professional_gigs',
  {
    id: uuid().primaryKey(),
    professionalId: uuid().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    category: text().notNull(),
    priceCents: bigint({ mode: 'number' }),
    pricingType: text({ enum: pricingTypes }).notNull(),
    /** Packages, extras, questions, answers and the area served. */
    offer: jsonb()
      .$type<GigOffer>()
      .notNull()
      .default(
        sql`'{"packages":[],"extras":[],"questions":[],"faqs":[],"areaMiles":null,"areaTowns":[]}'::jsonb`,
      ),
    location: text(),
    /** The centre of the town where it is done; never of a child's. */
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    /** Whether that town was looked for; false of gigs that an older version posted. */
    isPlaceSought: boolean().notNull().default(false),
    /** Whether bookings know it whole; false of gigs that an older version posted or told of. */
    isToldWhole: boolean().notNull().default(false),
    roughPlace: cube().generatedAlwaysAs(sql`ll_to_earth(latitude, longitude)::cube`),
    isRemote: boolean().notNull().default(false),
    status: text({ enum: gigStatuses }).notNull().default('active'),
    /** Whether a child posted it. */
    isYouth: boolean().notNull().default(false),
    /** Whether work refers to it, so that it is kept. */
    isReferredTo: boolean().notNull().default(false),
    /** The names of its pictures, in their order. */
    pictures: text().array().notNull().default(sql`'{}'::text[]`),
    version: integer().notNull().default(1),
    createdAt: timestamp(moment).notNull(),
    /** The owner as the people replica knows them, so that the words of a search find them; empty of a child. */
    ownerName: text().notNull().default(''),
    ownerProfession: text().notNull().default(''),
    ownerRating: doublePrecision(),
    searchText: text().generatedAlwaysAs(
      sql`fold(title || ' ' || description || ' ' || coalesce(location, '') || ' ' || owner_name || ' ' || owner_profession)`,
    ),
    searchTitle: text().generatedAlwaysAs(sql`fold(title)`),
    searchVector: tsvector().generatedAlwaysAs(
      sql`setweight(to_tsvector('english', fold(title)), 'A')
        || setweight(to_tsvector('english', fold(owner_profession)), 'B')
        || setweight(to_tsvector('english', fold(owner_name || ' ' || coalesce(location, ''))), 'C')
        || setweight(to_tsvector('english', fold(description)), 'D')`,
    ),
  },
  (gig) => [
    index('professional_gigs_newest_idx').on(gig.createdAt, gig.id).where(active),
    index('professional_gigs_youth_newest_idx')
      .on(gig.createdAt, gig.id)
      .where(sql`status = 'active' and is_youth`),
    index('professional_gigs_category_idx').on(gig.category, gig.createdAt, gig.id).where(active),
    index('professional_gigs_search_vector_idx').using('gin', gig.searchVector).where(active),
    index('professional_gigs_place_idx').using('gist', gig.roughPlace).where(active),
    index('professional_gigs_unplaced_idx')
      .on(gig.createdAt, gig.id)
      .where(sql`status = 'active' and rough_place is null`),
    index('professional_gigs_remote_idx')
      .on(gig.createdAt, gig.id)
      .where(sql`status = 'active' and is_remote`),
    index('professional_gigs_rating_idx')
      .on(gig.ownerRating.desc().nullsLast(), gig.createdAt.desc(), gig.id.desc())
      .where(active),
    index('professional_gigs_price_idx')
      .on(gig.priceCents, gig.createdAt.desc(), gig.id.desc())
      .where(active),
    index('professional_gigs_professional_id_idx').on(gig.professionalId, gig.createdAt, gig.id),
    index('professional_gigs_unsought_idx')
      .on(gig.id)
      .where(sql`not is_place_sought and not is_youth and status <> 'deleted'`),
    index('professional_gigs_untold_idx')
      .on(gig.id)
      .where(sql`not is_told_whole and not is_youth and status <> 'deleted'`),
    check('professional_gigs_place_check', sql`(latitude is null) = (longitude is null)`),
    check('professional_gigs_youth_place_check', sql`not is_youth or latitude is null`),
    check('professional_gigs_title_check', sql`length(btrim(title)) between 1 and 200`),
    check('professional_gigs_description_check', sql`length(description) between 1 and 2000`),
    check('professional_gigs_price_check', sql`price_cents > 0`),
    check('professional_gigs_pricing_check', sql`pricing_type in ('fixed', 'hourly', 'project')`),
    check('professional_gigs_status_check', sql`status in ('active', 'paused', 'deleted')`),
    check('professional_gigs_pictures_check', sql`cardinality(pictures) <= 6`),
  ],
);
