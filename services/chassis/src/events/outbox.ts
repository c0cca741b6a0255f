import type { Envelope, EventDefinition, EventType } from '@sidework/contracts/kernel/event';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import { currentRequestId, currentTraceparent } from '../context.ts';
import type { Sql, Tx } from '../db/db.ts';
import { type Driver, driverOf, type Fragment } from '../db/prepare-once.ts';
import { wakeAfterCommit } from '../db/wake-after-commit.ts';

/**
 * Writes an event into the outbox of the business transaction; the relay publishes it after the commit. The events of
 * one aggregate are numbered from 1 without gaps, and its head row stays locked until the commit.
 */
export async function emit<T extends EventType, S extends z.ZodType>(
  tx: Tx,
  event: EventDefinition<T, S>,
  data: z.infer<S>,
  occurredAt: Date,
): Promise<void> {
  const sql = driverOf(tx);
  await sql`with ${emitting(sql, event, data, occurredAt, sql`(select) as once`)} select`;
  wakeRelay(sql);
}

/**
 * Emits an event as parts of a statement that also writes the change: one for each row of `from`, which must give one
 * row or none. The caller runs `wakeRelay` after it.
 */
export function emitting<T extends EventType, S extends z.ZodType>(
  sql: Driver,
  event: EventDefinition<T, S>,
  data: z.infer<S>,
  occurredAt: Date,
  from: Fragment,
): Fragment {
  const body = JSON.stringify(event.data.parse(data));
  return sql`
    head as (
      insert into outbox_heads (aggregate_id, sequence) select ${event.aggregate(data)}, 1 from ${from}
      on conflict (aggregate_id) do update set sequence = outbox_heads.sequence + 1
      returning aggregate_id, sequence
    ), told as (
      insert into outbox
        (id, aggregate_id, sequence, type, data, request_id, trace_parent, occurred_at)
      select ${uuidv7()}, aggregate_id, sequence, ${event.type}, ${body}::jsonb,
             ${currentRequestId() ?? null}, ${currentTraceparent() ?? null}, ${occurredAt.toISOString()} from head
    )`;
}

/** Has the relay of this process look for events once what was written by `sql` is committed. */
export const wakeRelay = (sql: Driver): void => wakeAfterCommit('outbox', sql);

/** An event as its row holds it. */
export interface OutboxRow {
  id: string;
  aggregate_id: string;
  sequence: number;
  type: string;
  data: unknown;
  request_id: string | null;
  trace_parent: string | null;
  occurred_at: string;
  repeats: number;
}

/** The event as it travels. */
export function toEnvelope(service: string, row: OutboxRow): Envelope {
  return {
    specversion: '1.0',
    id: row.id,
    source: `/sidework/${service}`,
    type: row.type,
    subject: row.aggregate_id,
    sequence: row.sequence,
    time: new Date(row.occurred_at).toISOString(),
    datacontenttype: 'application/json',
    ...(row.request_id && { requestid: row.request_id }),
    ...(row.trace_parent && { traceparent: row.trace_parent }),
    data: row.data,
  };
}

/** So many rows are deleted by one statement: a day of many is more than a statement is given time for. */
const mostForgotten = 20_000;

/** How long the outbox keeps what was published: so long may a reader be away. */
export const retention = '7 days';

/** A dead letter carries what its event said of people, so it is kept only as long as operators need to redrive it. */
const deadLetterRetention = '30 days';

/** The rows of each table that are past their retention. */
const pastRetention = (sql: Sql) =>
  [
    ['outbox', sql`published_at < now() - ${retention}::interval`],
    ['idempotency_keys', sql`created_at < now() - ${retention}::interval`],
    ['account_turns', sql`arrives_at < now() - interval '1 day'`],
    ['words_answers', sql`until < now() - interval '1 day'`],
    ['revoked_sessions', sql`tokens_expire_at < now() - interval '1 hour'`],
    ['mail_queue', sql`sent_at < now() - ${retention}::interval`],
    // Mails that were given up are never sent, so they go after their retention.
    ['mail_queue', sql`due_at = 'infinity' and created_at < now() - ${retention}::interval`],
    ['person_tasks', sql`done_at < now() - ${retention}::interval`],
    ['dead_letters', sql`parked_at < now() - ${deadLetterRetention}::interval`],
    // Past any event that could still be published again.
    ['inbox', sql`handled_at < now() - 2 * ${retention}::interval`],
  ] as const;

/**
 * Forgets what is past its retention: events sent, handled and never handled, answers kept for repeats, ended sessions,
 * mails and tasks. A table that cannot be cleared now does not keep the others from it; the first failure is thrown after
 * the last table.
 */
export async function purgeOld(sql: Sql): Promise<void> {
  const failures: unknown[] = [];
  for (const [table, isPast] of pastRetention(sql))
    try {
      let forgotten = mostForgotten;
      while (forgotten === mostForgotten) {
        const { count } = await sql`
          delete from ${sql(table)} where ctid = any (array(
            select ctid from ${sql(table)} where ${isPast} limit ${mostForgotten}))`;
        forgotten = count;
      }
    } catch (error) {
      failures.push(error);
    }
  if (failures.length > 0) throw failures[0];
}

/** Seconds that the oldest unpublished event has waited; 0 where none waits. */
export async function outboxLag(sql: Sql): Promise<number> {
  const [row] = await sql<{ lag: number }[]>`
    select coalesce(extract(epoch from now() - min(occurred_at)), 0)::float8 as lag
    from outbox where published_at is null`;
  return Math.max(0, row?.lag ?? 0);
}
