import { randomUUID } from 'node:crypto';
import { townOrZipIn } from '@sidework/contracts/identity/profiles/us-states';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseBefore } from '../../test/earlier-database.ts';

type Database = Awaited<ReturnType<typeof databaseBefore>>;
let database: Database;

const places = [
  '12 Elm Street, Newark, NJ 07102',
  'Apt 4, Elm Street, Newark, NJ 07102-1234',
  'Newark, NJ',
  '07102',
  ' 07102-1234 ',
  '12 Elm Street',
  '40.735661, -74.172367',
];
const ids = new Map(places.map((place) => [place, { child: randomUUID(), adult: randomUUID() }]));

beforeAll(async () => {
  database = await databaseBefore('0019_keep_towns_of_children');
  const add = async (id: string, accountType: string, location: string) => {
    const email = `${id}@example.com`;
    await database.sql`
      insert into users (id, email, password_hash, created_at, updated_at)
      values (${id}, ${email}, 'none', now(), now())`;
    await database.sql`
      insert into profiles (id, full_name, email, location, user_type, account_type, created_at, updated_at)
      values (${id}, 'Kim Young', ${email}, ${location}, 'professional', ${accountType}, now(), now())`;
  };
  for (const [place, { child, adult }] of ids) {
    await add(child, 'sidework_kids', place);
    await add(adult, 'gig_worker', place);
  }
  await database.update();
});

afterAll(async () => {
  await database?.sql.end();
});

const placeOf = async (id: string | undefined) => {
  const [row] = await database.sql`select location from profiles where id = ${id ?? ''}`;
  return row?.location;
};

describe('what was kept of where a child lives', () => {
  it.each(places)('is its town or ZIP code, and an adult’s stays: %j', async (place) => {
    expect(await placeOf(ids.get(place)?.child)).toBe(townOrZipIn(place));
    expect(await placeOf(ids.get(place)?.adult)).toBe(place);
  });
});
