import type { Db } from '@sidework/chassis/db/db';
import { people } from '@sidework/chassis/people/people';
import type { ShownLicense } from '@sidework/contracts/kernel/licensed';
import { type AnyColumn, eq, sql } from 'drizzle-orm';
import { type Fragment, fixed } from '../search/fragments.ts';

/** The licenses of the person in a column, those that have ended left out: each read looks at the clock. */
export const licensesOf = (personId: AnyColumn) => sql<ShownLicense[]>`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'name', each.license->>'name', 'state', each.license->>'state', 'until', each.license->>'until'
  ) order by each.place), '[]'::jsonb)
  from licensed_people licensed, jsonb_array_elements(licensed.licenses) with ordinality as each(license, place)
  where licensed.person_id = ${personId}
    and (each.license->>'endsAt' is null or (each.license->>'endsAt')::timestamptz > now()))`;

/** The same of the person that a gig of a search is joined with. */
export const licensesOfPerson: ReturnType<typeof fixed> = fixed(
  (driver): Fragment => driver`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'name', each.license->>'name', 'state', each.license->>'state', 'until', each.license->>'until'
  ) order by each.place), '[]'::jsonb)
  from licensed_people licensed, jsonb_array_elements(licensed.licenses) with ordinality as each(license, place)
  where licensed.person_id = person.id
    and (each.license->>'endsAt' is null or (each.license->>'endsAt')::timestamptz > now())) as licenses`,
);

export async function shownLicenses(db: Db, personId: string): Promise<ShownLicense[]> {
  const [person] = await db
    .select({ licenses: licensesOf(people.id) })
    .from(people)
    .where(eq(people.id, personId));
  return person?.licenses ?? [];
}
