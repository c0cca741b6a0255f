import type { ISql } from 'postgres';
import type { Sql } from '../db/db.ts';
import type { Logger } from '../operations/logger.ts';
import type { Bus } from './nats.ts';

/** How long the stream is believed to hold what it acknowledged, in milliseconds. */
const believed = 30_000;

/** Between a loss and its discovery the stream may have given numbers of lost events to others: so many at most. */
const margin = 10_000;

/** The highest number that the stream gave an event of this outbox; 0 before the first. */
export async function highestSequence(sql: ISql<{ bigint: number }>): Promise<number> {
  const [row] = await sql<{ highest: number }[]>`
    select coalesce(max(stream_sequence), 0) as highest from outbox`;
  return row?.highest ?? 0;
}

/**
 * Looks whether the broker still holds what it acknowledged, before anything is published on a new connection and every
 * 30 s. What its stream lost counts as unpublished again: whoever handled it already knows it by their inbox.
 */
export function watchStream({ sql, bus, log }: { sql: Sql; bus: Bus; log: Logger }) {
  let seen: { connections: number; createdAt: string; at: number } | undefined;

  async function publishAnew(): Promise<void> {
    const { lastSequence } = await bus.ownStream();
    const { count } = await sql.begin(async (tx) => {
      // A week of events takes longer than requests are given.
      await tx`set local transaction_timeout = '10min'`;
      await tx`set local statement_timeout = '10min'`;
      // One statement: an event never counts as published before an earlier one of its aggregate.
      return tx`
        update outbox set published_at = null, stream_sequence = null
        where published_at is not null and coalesce(stream_sequence, 0) > ${lastSequence - margin}`;
    });
    log.warn({ events: count, lastSequence }, 'the stream lost events, and gets them anew');
  }

  return {
    publishAnew,
    async lookWhenDue(): Promise<void> {
      const connections = bus.connections();
      const isSeen = seen?.connections === connections && performance.now() - seen.at < believed;
      if (seen && isSeen) return;
      // Asked first: what was acknowledged by then, the stream must hold a moment later.
      const highest = await highestSequence(sql);
      const { createdAt, lastSequence } = await bus.ownStream();
      const isAnother = seen !== undefined && seen.createdAt !== createdAt;
      if (isAnother || lastSequence < highest) await publishAnew();
      seen = { connections, createdAt, at: performance.now() };
    },
  };
}
