import type { Sql } from '@sidework/chassis/db/db';

/** The outbox keeps events for a week, so that they can be published again. */
const keptOnPurpose = ['outbox'];

/** Every row of every table of the service, as text: where something must be gone, it is in none of them. */
export async function everythingKept(sql: Sql): Promise<string> {
  const tables = await sql<{ name: string }[]>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'`;
  const rows = await Promise.all(
    tables
      .filter(({ name }) => !keptOnPurpose.includes(name))
      .map(({ name }) => sql<{ row: string }[]>`select kept::text as row from ${sql(name)} kept`),
  );
  return rows
    .flat()
    .map(({ row }) => row)
    .join('\n');
}
