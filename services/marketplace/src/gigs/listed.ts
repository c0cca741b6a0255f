import type { Sql } from '@sidework/chassis/db/db';
import type { Place } from '@sidework/contracts/kernel/geo';
import type { GigSearch } from '@sidework/contracts/marketplace/gigs';
import type { Audience } from '../jobs/audience.ts';
import { licensesOfPerson } from '../licenses/shown-licenses.ts';
import { type Fragment, fixed, nothing } from '../search/fragments.ts';

/** A search with its reader and the place that it names by a ZIP code. */
export type AskedGigs = GigSearch & { audience: Audience; around?: Place | undefined };

export const columns = fixed(
  (sql) => sql`
  gig.id, gig.professional_id as "professionalId", gig.title, gig.description, gig.category,
  gig.price_cents as "priceCents", gig.pricing_type as "pricingType",
  jsonb_array_length(gig.offer->'packages') as "packageCount", gig.location, gig.latitude, gig.longitude,
  gig.is_remote as "isRemote", gig.status, gig.is_youth as "isYouth", gig.pictures, gig.version,
  gig.created_at as "createdAt", person.full_name as "fullName", person.avatar_url as "avatarUrl",
  person.profession, person.location as "personLocation", person.rating, person.review_count as "reviewCount",
  person.completed_services_as_professional as "completedServicesAsProfessional",
  ${licensesOfPerson(sql)}`,
);

/**
 * Active gigs of people who may act, listed for the account type that posted them: a gig of an adult who turned out to
 * be a child is listed no more. Those of children are for people who are signed in, while a guardian agrees to paid
 * work; a child sees no others (D-119).
 */
export const listed = (sql: Sql, { audience }: AskedGigs) =>
  sql`gig.status = 'active' and person.may_act
      and (person.account_type = 'sidework_kids') = gig.is_youth ${permitted(sql, audience)}`;

function permitted(sql: Sql, { id, isChild }: Audience): Fragment {
  if (id === undefined) return sql`and not gig.is_youth`;
  const isPermitted = sql`'paid_work' = any(person.permits)`;
  return isChild
    ? sql`and gig.is_youth and (${isPermitted} or gig.professional_id = ${id})`
    : sql`and (not gig.is_youth or ${isPermitted})`;
}

export function narrowed(sql: Sql, query: AskedGigs): Fragment {
  const { category, maxPriceCents, isRemote, minRating, professionalId, isLicensed } = query;
  return sql`
    ${category === undefined ? nothing(sql) : sql`and gig.category = ${category}`}
    ${maxPriceCents === undefined ? nothing(sql) : sql`and gig.price_cents <= ${maxPriceCents}`}
    ${minRating === undefined ? nothing(sql) : sql`and gig.owner_rating >= ${minRating}`}
    ${isRemote ? sql`and gig.is_remote` : nothing(sql)}
    ${isLicensed ? holdsLicense(sql) : nothing(sql)}
    ${professionalId === undefined ? nothing(sql) : sql`and gig.professional_id = ${professionalId}`}`;
}

/** People with a license are few, so that the planner asks for each of a page or reads them all. */
const holdsLicense = fixed(
  (sql) => sql`and exists (
    select from licensed_people licensed, jsonb_array_elements(licensed.licenses) license
    where licensed.person_id = gig.professional_id and not gig.is_youth
      and (license->>'endsAt' is null or (license->>'endsAt')::timestamptz > now()))`,
);

/** The part of the condition that needs no owner. */
export const ofAudience = (sql: Sql, { id, isChild }: Audience) =>
  isChild ? sql`and gig.is_youth` : id === undefined ? sql`and not gig.is_youth` : nothing(sql);
