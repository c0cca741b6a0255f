import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { decode, type SigningKey } from '../forgeries/signing.ts';
import type { Person } from './people.ts';

interface Crowd {
  /** The schema of the service that is to know them. */
  schema: string;
  count: number;
}

/**
 * Gives the tokens of people like one whom a service knows. They are written into its replica as identity's events would
 * have: signing up so many would be another test.
 */
export async function aCrowd(
  sql: postgres.Sql,
  key: SigningKey,
  { id, token }: Pick<Person, 'id' | 'token'>,
  { schema, count }: Crowd,
): Promise<string[]> {
  const [header = '', claims = ''] = token.split('.');
  const likeThem = decode(claims);
  const columns = await sql<{ name: string }[]>`
    select column_name as name from information_schema.columns
    where table_schema = ${schema} and table_name = 'people' and is_generated = 'NEVER'`;
  const written = sql(columns.map(({ name }) => name));
  const people = sql(`${schema}.people`);
  return Promise.all(
    Array.from({ length: count }, async () => {
      const personId = randomUUID();
      await sql`
        insert into ${people} (${written})
        select ${written} from (
          select (jsonb_populate_record(person, ${sql.json({ id: personId })})).*
          from ${people} person where id = ${id}) copied`;
      return key.sign(decode(header), { ...likeThem, sub: personId, session_id: randomUUID() });
    }),
  );
}
