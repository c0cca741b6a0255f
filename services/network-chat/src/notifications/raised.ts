import type { Sql, Tx } from '@sidework/chassis/db/db';
import { sql as statement } from 'drizzle-orm';

/** A notification that was raised, as every instance hears of it at its commit. */
export interface Raised {
  id: string;
  receiverId: string;
}

/** Postgres itself tells, so that nothing is pushed that was rolled back. */
export async function noteRaised(tx: Tx, raised: Raised): Promise<void> {
  await tx.execute(statement`
    select pg_notify('raised_' || current_schema(), ${JSON.stringify(raised)})`);
}

/** Hears of each; `missed` is told when some may have passed unheard. */
export async function hearRaised(sql: Sql, heard: (raised: Raised) => void, missed: () => void) {
  const [{ schema } = { schema: '' }] = await sql<{ schema: string }[]>`
    select current_schema() as schema`;
  let isFirst = true;
  const listening = await sql.listen(
    `raised_${schema}`,
    (payload) => heard(JSON.parse(payload)),
    () => {
      if (!isFirst) missed();
      isFirst = false;
    },
  );
  return listening.unlisten;
}
