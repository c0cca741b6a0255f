import type { BookableOffer } from '@sidework/contracts/marketplace/gig-offer';
import { gigStatuses, pricingTypes } from '@sidework/contracts/marketplace/gig-options';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, text, uuid } from 'drizzle-orm/pg-core';
import { clientServices } from '../postgres-schema.ts';

/** Gigs of adults as the marketplace service tells of them; `sequence` is the newest seen. */
export const bookableGigs = clientServices.table(
  'bookable_gigs',
  {
    id: uuid().primaryKey(),
    sequence: integer().notNull(),
    professionalId: uuid().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    priceCents: bigint({ mode: 'number' }),
    pricingType: text({ enum: pricingTypes }).notNull(),
    offer: jsonb()
      .$type<BookableOffer>()
      .notNull()
      .default(sql`'{"packages":[],"extras":[],"questions":[]}'::jsonb`),
    status: text({ enum: gigStatuses }).notNull(),
  },
  (gig) => [index('bookable_gigs_professional_id_idx').on(gig.professionalId)],
);
