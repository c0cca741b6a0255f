import type { Envelope, EventDefinition, EventType } from '@sidework/contracts/kernel/event';
import { sql as statement } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import { currentRequestId, currentTraceparent } from './context.ts';
import type { Sql, Tx } from './db.ts';
import type { Logger } from './logger.ts';
import type { Bus } from './nats.ts';

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
  const body = JSON.stringify(event.data.parse(data));
  await tx.execute(statement`
    with head as (
      insert into outbox_heads (aggregate_id, sequence) values (${event.aggregate(data)}, 1)
      on conflict (aggregate_id) do update set sequence = outbox_heads.sequence + 1
      returning aggregate_id, sequence
    ), kept as (
      insert into outbox
        (id, aggregate_id, sequence, type, data, request_id, trace_parent, occurred_at)
      select ${uuidv7()}, aggregate_id, sequence, ${event.type}, ${body}::jsonb,
             ${currentRequestId() ?? null}, ${currentTraceparent() ?? null}, ${occurredAt.toISOString()} from head
    )
    select pg_notify('outbox_' || current_schema(), '')`);
}

interface OutboxRow {
  id: string;
  aggregate_id: string;
  sequence: number;
  type: string;
  data: unknown;
  request_id: string | null;
  trace_parent: string | null;
  occurred_at: string;
}

function toEnvelope(service: string, row: OutboxRow): Envelope {
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

/**
 * Publishes what is due, and gives how much that was. Only the first unpublished event of an aggregate is claimed, so
 * several relays side by side keep its order; a row counts as published only once the broker has acknowledged it. The
 * query walks the index of what is due and stops at a hundred; a join would gather all that was due of late.
 */
export async function publishDue(sql: Sql, bus: Bus, service: string): Promise<number> {
  return sql.begin(async (tx) => {
    const [, rows] = await Promise.all([
      // A walk along the index marks the entries of rows published since; a bitmap reads them again each time.
      tx`set local enable_bitmapscan = off`,
      tx<OutboxRow[]>`
      select id, aggregate_id, sequence, type, data, request_id, trace_parent, occurred_at
      from outbox o
      where published_at is null and sequence = (
        select min(sequence) from outbox due
        where due.aggregate_id = o.aggregate_id and due.published_at is null)
      order by id limit 100 for update skip locked`,
    ]);
    const results = await Promise.allSettled(
      rows.map((row) => bus.publish(toEnvelope(service, row))),
    );
    const published = rows.filter((_, at) => results[at]?.status === 'fulfilled');
    if (published.length > 0)
      await tx`update outbox set published_at = now()
               where id in ${tx(published.map((row) => row.id))}`;
    const refused = results.find((result) => result.status === 'rejected');
    if (refused && published.length === 0) throw refused.reason;
    return published.length;
  });
}

const retention = '7 days';

/** Forgets what is past its retention: events sent and handled, answers kept for repeats, ended sessions, sent mails. */
export async function purgeOld(sql: Sql): Promise<void> {
  await sql`delete from outbox where published_at < now() - ${retention}::interval`;
  await sql`delete from idempotency_keys where created_at < now() - ${retention}::interval`;
  await sql`delete from revoked_sessions where tokens_expire_at < now() - interval '1 hour'`;
  await sql`delete from mail_queue where sent_at < now() - ${retention}::interval`;
  // Past any event that could still be published again.
  await sql`delete from inbox where handled_at < now() - 2 * ${retention}::interval`;
}

export interface RelayOptions {
  sql: Sql;
  bus: Bus;
  service: string;
  log: Logger;
}

/** Seconds that the oldest unpublished event has waited; 0 where none waits. */
export async function outboxLag(sql: Sql): Promise<number> {
  const [row] = await sql<{ lag: number }[]>`
    select coalesce(extract(epoch from now() - min(occurred_at)), 0)::float8 as lag
    from outbox where published_at is null`;
  return Math.max(0, row?.lag ?? 0);
}

const fallback = 5_000;
const longestPause = 5_000;

/** Keeps publishing, woken by NOTIFY at each commit and every 5 s besides, until the given function is called. */
export async function startRelay({ sql, bus, service, log }: RelayOptions) {
  let wake = () => {};
  let woken = true;
  let open = true;
  const [{ schema } = { schema: '' }] = await sql<{ schema: string }[]>`
    select current_schema() as schema`;
  const rouse = () => {
    woken = true;
    wake();
  };
  const listening = await sql.listen(`outbox_${schema}`, rouse, rouse);

  const sleep = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const loop = (async () => {
    let pause = 100;
    while (open) {
      woken = false;
      try {
        while (open && (await publishDue(sql, bus, service)) > 0);
        pause = 100;
        if (!woken && open) await sleep(fallback);
      } catch (error) {
        log.warn({ err: error }, 'the relay could not publish, and tries again');
        woken = true;
        await new Promise((resolve) => setTimeout(resolve, pause));
        pause = Math.min(pause * 2, longestPause);
      }
    }
  })();
  const purge = setInterval(() => {
    purgeOld(sql).catch((error) => log.warn({ err: error }, 'old rows could not be forgotten'));
  }, 3_600_000).unref();

  return async () => {
    open = false;
    clearInterval(purge);
    rouse();
    await loop;
    await listening.unlisten();
  };
}
