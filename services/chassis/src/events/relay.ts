import { setTimeout as sleep } from 'node:timers/promises';
import type { TransactionSql } from 'postgres';
import type { Sql } from '../db/db.ts';
import { keepWorking } from '../jobs/keep-working.ts';
import type { Logger } from '../operations/logger.ts';
import type { Bus, Receipt } from './nats.ts';
import { type OutboxRow, purgeOld, toEnvelope } from './outbox.ts';
import { highestSequence, watchStream } from './stream-loss.ts';

export interface Batch {
  published: number;
  /** Whether the stream gave a number that it had given before: it was emptied or set back. */
  hasLost: boolean;
  /** Bytes that were sent. */
  size: number;
}

/** So many are published at once. */
const most = 100;

/** Milliseconds between two batches where the first was not full: one for a few events costs as much as one for many. */
const breath = 50;

/**
 * Publishes what is due, and gives how much that was. Only the first unpublished event of an aggregate is claimed, so
 * several relays side by side keep its order; a row counts as published only once the broker has acknowledged it. The
 * query walks the index of what is due and stops where it has enough; a join would gather all that was due of late.
 */
export async function publishDue(sql: Sql, bus: Bus, service: string): Promise<Batch> {
  return sql.begin(async (tx) => {
    const [, highest, rows] = await Promise.all([
      // A walk along the index marks the entries of rows published since; a bitmap reads them again each time. What a
      // crash of the database takes back of this transaction is published once more, and known to the broker.
      tx`select set_config('enable_bitmapscan', 'off', true), set_config('synchronous_commit', 'off', true)`,
      // Committed before any of this batch is published: a stream that is whole numbers the batch above it.
      highestSequence(tx),
      tx<OutboxRow[]>`
      select id, aggregate_id, sequence, type, data, request_id, trace_parent, occurred_at, repeats
      from outbox o
      where published_at is null and sequence = (
        select min(sequence) from outbox due
        where due.aggregate_id = o.aggregate_id and due.published_at is null)
      order by id limit ${most} for update skip locked`,
    ]);
    const results = await Promise.allSettled(
      rows.map((row) => bus.publish(toEnvelope(service, row), row.repeats)),
    );
    const taken = rows.flatMap(({ id }, at) => {
      const result = results[at];
      return result?.status === 'fulfilled' ? { id, ...result.value } : [];
    });
    if (taken.length > 0) await markPublished(tx, taken);
    const refused = results.find((result) => result.status === 'rejected');
    if (refused && taken.length === 0) throw refused.reason;
    const hasLost = taken.some(({ isRepeat, sequence }) => !isRepeat && sequence <= highest);
    const size = taken.reduce((sum, each) => sum + each.size, 0);
    return { published: taken.length, hasLost, size };
  });
}

async function markPublished(
  tx: TransactionSql<{ bigint: number }>,
  taken: ({ id: string } & Receipt)[],
): Promise<void> {
  await tx`
    update outbox set published_at = now(), stream_sequence = taken.sequence
    from unnest(${taken.map(({ id }) => id)}::uuid[], ${taken.map(({ sequence }) => sequence)}::bigint[])
      as taken (id, sequence)
    where outbox.id = taken.id`;
}

export interface RelayOptions {
  sql: Sql;
  bus: Bus;
  service: string;
  log: Logger;
}

/** Keeps publishing, woken by commits of this process and every second besides, until the given function is called. */
export async function startRelay({ sql, bus, service, log }: RelayOptions) {
  const stream = watchStream({ sql, bus, log });
  let wasIdle = true;

  async function publishNext(): Promise<boolean> {
    await stream.lookWhenDue();
    const { published, hasLost, size } = await publishDue(sql, bus, service).catch((error) => {
      // A full stream has room again after the readers were looked at.
      stream.lookSoon();
      throw error;
    });
    stream.noteSent(size);
    if (hasLost) await stream.publishAnew();
    const isMore = published > 0 || stream.isHandingOut();
    // Woken for nothing, since another instance is publishing it: the next commits would each wake this one for as little.
    if ((isMore || wasIdle) && published < most) await sleep(breath);
    wasIdle = !isMore;
    return isMore;
  }

  const stop = await keepWorking({
    sql,
    wokenBy: 'outbox',
    every: 1_000,
    doNext: publishNext,
    onError: (error) => log.warn({ err: error }, 'the relay could not publish, and tries again'),
    // Otherwise the first events after an outage wait for the rest of a pause that grew while the broker was away.
    onRecovery: (retry) => bus.onConnected(retry),
  });
  const purge = setInterval(() => {
    purgeOld(sql).catch((error) => log.warn({ err: error }, 'old rows could not be forgotten'));
  }, 3_600_000).unref();

  return async () => {
    clearInterval(purge);
    await stop();
  };
}
