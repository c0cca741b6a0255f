import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseBefore } from '../../test/earlier-database.ts';

let sql: postgres.Sql;

async function somebody(given: { metadata: postgres.JSONValue; isAnonymous?: boolean }) {
  const id = randomUUID();
  const email = given.isAnonymous ? null : `${id}@example.com`;
  await sql`
    insert into users (id, email, user_metadata, is_anonymous, created_at, updated_at)
    values (${id}, ${email}, ${sql.json(given.metadata)}, ${given.isAnonymous ?? false}, now(), now())`;
  await sql`
    insert into profiles (id, full_name, email, user_type, account_type, created_at, updated_at)
    values (${id}, 'Nell New', ${email}, 'client', 'client', now(), now())`;
  return { id, email };
}

const metadataOf = async ({ id }: { id: string }) => {
  const [user] = await sql`select user_metadata from users where id = ${id}`;
  return user?.user_metadata;
};

let between: { id: string; email: string | null };
let said: { id: string };
let anonymous: { id: string };

beforeAll(async () => {
  const database = await databaseBefore('0008_keep_clocks_and_beginnings');
  sql = database.sql;
  between = await somebody({ metadata: {} });
  said = await somebody({ metadata: { full_name: 'Ada Example' } });
  anonymous = await somebody({ metadata: {}, isAnonymous: true });
  await database.update();
});

afterAll(async () => {
  await sql?.end();
});

describe('metadata of earlier accounts', () => {
  it('is made up for who signed up with an instance of the release before', async () => {
    expect(await metadataOf(between)).toEqual({
      sub: between.id,
      email: between.email,
      email_verified: false,
      phone_verified: false,
      full_name: 'Nell New',
      user_type: 'client',
    });
  });

  it('stays what it is where there is some, and empty where nobody said anything', async () => {
    expect(await metadataOf(said)).toEqual({ full_name: 'Ada Example' });
    expect(await metadataOf(anonymous)).toEqual({});
  });
});
