import { databaseSocket, leaveLostTransactions } from '@sidework/chassis/db/lost-connections';
import postgres from 'postgres';
import type { Description } from '../../nats/description.ts';
import { answeredInvariantsOf } from './answered-invariants.ts';
import type { Invariant, Layout } from './invariant.ts';
import { invariantsOf } from './invariants.ts';

/** A write as its caller was answered; what the columns hold depends on `what`. */
export interface Answered {
  what: 'job' | 'proposal' | 'acceptance' | 'stage' | 'profile' | 'session-end';
  id: string;
  actor: string;
  key: string | null;
  /** An amount, a percentage or a version. */
  cents: number | null;
  note: string | null;
}

export interface Violation {
  name: string;
  says: string;
  count: number;
  /** The first few rows that break it. */
  rows: Record<string, unknown>[];
}

export function layoutOf(descriptions: Description[]): Layout {
  const schemaOfStream = (stream: string) => stream.toLowerCase();
  return {
    schemas: descriptions.map(({ schema }) => schema),
    consumers: descriptions.flatMap(({ schema, service, durables }) =>
      durables.map(({ stream, durable, subject }) => ({
        schema,
        name: durable.slice(`${service}__`.length),
        event: subject,
        publisher: schemaOfStream(stream),
      })),
    ),
  };
}

/** Asks the rules in one snapshot: what is under way elsewhere is seen whole or not at all. */
export async function checkInvariants(
  databaseUrl: string,
  layout: Layout,
  when: 'always' | 'quiet',
  answered: Answered[] = [],
): Promise<Violation[]> {
  const rules = [...invariantsOf(layout), ...answeredInvariantsOf(layout)];
  const asked = rules.filter(({ holds }) => when === 'quiet' || holds === 'always');
  return withDatabase(databaseUrl, (sql) =>
    sql.begin('isolation level repeatable read', async (tx) => {
      await tx`create temporary table answered (what text, id uuid, actor uuid, key text,
        cents bigint, note text) on commit drop`;
      await tx`insert into answered
        select * from jsonb_to_recordset(${tx.json(answered as never)}) as each
        (what text, id uuid, actor uuid, key text, cents bigint, note text)`;
      await tx`analyze answered`;
      const violations: Violation[] = [];
      for (const invariant of asked) violations.push(...(await violationsOf(tx, invariant)));
      return violations;
    }),
  );
}

async function violationsOf(tx: postgres.TransactionSql, { name, says, sql }: Invariant) {
  const rows = await tx.unsafe(sql).catch((error: Error) => {
    throw new Error(`The rule ${name} could not be asked: ${error.message}`, { cause: error });
  });
  return rows.length === 0 ? [] : [{ name, says, count: rows.length, rows: rows.slice(0, 5) }];
}

/** How many events are still on their way: not published yet, or not handled by one who listens. */
export async function eventsUnderWay(databaseUrl: string, layout: Layout): Promise<number> {
  const rules = invariantsOf(layout).filter(({ name }) =>
    ['outbox-drained', 'inbox-complete'].includes(name),
  );
  return withDatabase(databaseUrl, async (sql) => {
    let underWay = 0;
    for (const rule of rules) underWay += (await sql.unsafe(rule.sql)).length;
    return underWay;
  });
}

/** Seconds from the commit of an event to its publication, at best, in each schema that told something since. */
export async function quickestPublications(databaseUrl: string, layout: Layout, since: Date) {
  return withDatabase(databaseUrl, async (sql) => {
    const quickest: Record<string, number> = {};
    for (const schema of layout.schemas) {
      const [row] = await sql`
        select count(*)::int as told,
          min(extract(epoch from published_at - occurred_at))::float8 as seconds
        from ${sql(schema)}.outbox where occurred_at > ${since}`;
      if (row?.told > 0) quickest[schema] = row?.seconds ?? Number.POSITIVE_INFINITY;
    }
    return quickest;
  });
}

/** A connection of its own each time: the server may have been killed since the last. */
async function withDatabase<T>(url: string, work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const options = { max: 1, connect_timeout: 5, ...databaseSocket(), onnotice: () => {} };
  const sql = leaveLostTransactions(postgres(url, options));
  try {
    return await work(sql);
  } finally {
    await sql.end({ timeout: 1 });
  }
}
