import type { Db } from '@sidework/chassis/db/db';
import { people } from '@sidework/chassis/people/people';
import type { ShownIdentity, ShownLicense } from '@sidework/contracts/kernel/licensed';
import { type AnyColumn, and, eq, sql } from 'drizzle-orm';
import { type Fragment, fixed } from '../search/fragments.ts';
import { licensedPeople } from './table.ts';

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

/** The ID of a person, as long as it runs and they have the name that staff saw on it. */
export async function shownIdentity(db: Db, personId: string): Promise<ShownIdentity | null> {
  const { identity } = licensedPeople;
  const [shown] = await db
    .select({ until: sql<string | null>`${identity}->>'until'` })
    .from(licensedPeople)
    .innerJoin(people, eq(people.id, licensedPeople.personId))
    .where(
      and(
        eq(licensedPeople.personId, personId),
        sql`${identity}->>'holderName' = ${people.fullName}`,
        sql`(${identity}->>'endsAt' is null or (${identity}->>'endsAt')::timestamptz > now())`,
      ),
    );
  return shown ?? null;
}
