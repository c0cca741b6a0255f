import type { Sql, Tx } from '@sidework/chassis/db/db';
import { sql as statement } from 'drizzle-orm';

/** Every instance hears these at the commit. The values travel as JSON, so they hold no dates. */
export interface Topics {
  /** A notification was raised. */
  raised: { id: string; receiverId: string };
  /** Something waits, or waits no more. */
  needs: { receivers: string[] };
  /** Something about a message of two people is different now. */
  messages: { messageId: string; memberIds: string[] };
  /** A room was locked, or is open again. */
  rooms: { roomId: string; memberIds: string[] };
}

/** Postgres itself tells, so that nothing is told of that was rolled back. */
export async function notifyAtCommit<T extends keyof Topics>(tx: Tx, topic: T, note: Topics[T]) {
  await tx.execute(statement`
    select pg_notify(${topic}::text || '_' || current_schema(), ${JSON.stringify(note)})`);
}

/** Hears of each; `missed` is told when some may have passed unheard. */
export async function listenAtCommit<T extends keyof Topics>(
  sql: Sql,
  topic: T,
  heard: (note: Topics[T]) => void,
  missed: () => void,
) {
  const [{ schema } = { schema: '' }] = await sql<{ schema: string }[]>`
    select current_schema() as schema`;
  let isFirst = true;
  const listening = await sql.listen(
    `${topic}_${schema}`,
    (payload) => heard(JSON.parse(payload)),
    () => {
      if (!isFirst) missed();
      isFirst = false;
    },
  );
  return listening.unlisten;
}
