import { sql as statement } from 'drizzle-orm';
import { runInContext } from '../context.ts';
import type { Database } from '../db/db.ts';
import { CommandError } from '../refused-command.ts';
import { type AnyConsumer, handleOnce, readEnvelope, reasonOf, unfit } from './consumer.ts';

/** The result of a redrive; `orphaned` are letters whose consumer no longer exists. */
export interface Redriven {
  handled: number;
  failed: number;
  orphaned: number;
}

export interface RedriveOptions {
  database: Database;
  consumers: AnyConsumer[];
}

/**
 * Hands each dead letter, of one consumer or of all, to its consumer again, in the order of the events. What is handled
 * is a dead letter no more; what fails again stays, with the new reason.
 */
export async function redrive(
  { database, consumers }: RedriveOptions,
  only?: string,
): Promise<Redriven> {
  const byName = new Map(consumers.map((each) => [each.name, each]));
  if (only && !byName.has(only))
    throw new CommandError(`There is no consumer "${only}": ${[...byName.keys()].join(', ')}.`);
  const count = { handled: 0, failed: 0, orphaned: 0, elsewhere: 0 };
  for (const { consumer, event_id } of await parkedLetters(database, only)) {
    const to = byName.get(consumer);
    count[to ? await redriveOne(database, to, event_id) : 'orphaned'] += 1;
  }
  const { elsewhere: _handledByAnother, ...redriven } = count;
  return redriven;
}

function parkedLetters({ sql }: Database, only: string | undefined) {
  // Ids of events grow with time.
  return sql<{ consumer: string; event_id: string }[]>`
    select consumer, event_id from dead_letters
    where ${only ?? null}::text is null or consumer = ${only ?? null}
    order by event_id`;
}

async function redriveOne(
  database: Database,
  to: AnyConsumer,
  eventId: string,
): Promise<'handled' | 'failed' | 'elsewhere'> {
  const letter = statement`consumer = ${to.name} and event_id = ${eventId}`;
  try {
    return await database.db.transaction(async (tx) => {
      const [parked] = await tx.execute<{ envelope: unknown }>(statement`
        select envelope from dead_letters where ${letter} for update skip locked`);
      if (!parked) return 'elsewhere';
      const incoming = readEnvelope(to, parked.envelope);
      if (!incoming.success) throw new Error(unfit);
      await runInContext(incoming.context, () => handleOnce(tx, to, incoming.event));
      await tx.execute(statement`delete from dead_letters where ${letter}`);
      return 'handled';
    });
  } catch (error) {
    await database.db.execute(statement`
      update dead_letters set reason = ${reasonOf(error)}, parked_at = now() where ${letter}`);
    return 'failed';
  }
}
