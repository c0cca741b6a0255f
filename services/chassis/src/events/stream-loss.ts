import type { ISql } from 'postgres';
import type { Sql } from '../db/db.ts';
import type { Logger } from '../operations/logger.ts';
import type { Bus } from './nats.ts';
import { forgetLostNumbers, lookAfterReaders } from './stream-readers.ts';

/** How long the stream is believed to hold what it acknowledged, in milliseconds; less where a reader misses some of it. */
const believed = 10_000;
const believedWhileMissed = 1_000;
const believedWhileHandedOut = 100;

/** The share of the room in the stream that is filled without a look; several instances do. */
const unseen = 1 / 64;

/** Between a loss and its discovery the stream may have given numbers of lost events to others: so many at most. */
const margin = 10_000;

/** The highest number that the stream gave an event of this outbox; 0 before the first. */
export async function highestSequence(sql: ISql<{ bigint: number }>): Promise<number> {
  const [row] = await sql<{ highest: number }[]>`
    select coalesce(max(stream_sequence), 0) as highest from outbox`;
  return row?.highest ?? 0;
}

interface Seen {
  connections: number;
  createdAt: string;
  until: number;
  /** Bytes to be sent until the next look. */
  room: number;
}

/**
 * Checks before the first publication on a new connection, after many events and every 10 s that the broker still holds
 * what it acknowledged, that the stream has room, and that its readers miss nothing. Events that the stream lost count
 * as unpublished again; readers that handled them already know them by their inbox.
 */
export function watchStream({ sql, bus, log }: { sql: Sql; bus: Bus; log: Logger }) {
  let seen: Seen | undefined;
  // The last number of the stream at an earlier look. Under load the broker counts late what its durables took, so only
  // an event that the stream has held for ten seconds can count as passed.
  let held: { upTo: number; at: number } | undefined;
  let isHandingOut = false;

  async function publishAnew(): Promise<void> {
    const { lastSequence } = await bus.ownStream();
    const { count } = await sql.begin(async (tx) => {
      // A week of events takes longer than requests are given.
      await tx`set local transaction_timeout = '10min'`;
      await tx`set local statement_timeout = '10min'`;
      await forgetLostNumbers(tx, lastSequence - margin);
      // One statement: an event never counts as published before an earlier one of its aggregate. To the broker each is
      // another message than before: what it kept of the old ones its durables may have passed.
      return tx`
        update outbox set published_at = null, stream_sequence = null, repeats = repeats + 1
        where published_at is not null and coalesce(stream_sequence, 0) > ${lastSequence - margin}`;
    });
    log.warn({ events: count, lastSequence }, 'the stream lost events, and gets them anew');
  }

  return {
    publishAnew,
    async lookWhenDue(): Promise<void> {
      const connections = bus.connections();
      if (seen && seen.connections === connections && performance.now() < seen.until) return;
      // Asked first: what was acknowledged by then, the stream must hold a moment later.
      const highest = await highestSequence(sql);
      const { createdAt, lastSequence, maxBytes } = await bus.ownStream();
      const isAnother = seen !== undefined && seen.createdAt !== createdAt;
      if (isAnother || lastSequence < highest) await publishAnew();
      if (isAnother || seen?.connections !== connections) held = undefined;
      const isJudged = held !== undefined && performance.now() - held.at >= believed;
      const olderThan = held && isJudged ? held.upTo : 0;
      if (!held || isJudged) held = { upTo: lastSequence, at: performance.now() };
      const readers = { sql, bus, log, olderThan };
      const { isMissed, isHandedOut } = await lookAfterReaders(readers).catch((err) => {
        // New events are published all the same, and the next check comes soon.
        log.error({ err }, 'the readers of the stream could not be looked after');
        return { isMissed: true, isHandedOut: false };
      });
      isHandingOut = isHandedOut;
      const still = isMissed ? believedWhileMissed : believed;
      const until = performance.now() + (isHandedOut ? believedWhileHandedOut : still);
      seen = { connections, createdAt, until, room: maxBytes * unseen };
    },
    /** Whether there is to be looked again soon, since a reader is given what it missed. */
    isHandingOut: () => isHandingOut,
    /** Has it looked at before anything more is published. */
    lookSoon(): void {
      if (seen) seen.until = 0;
    },
    /** Counts what was published since it was looked at. */
    noteSent(size: number): void {
      if (!seen) return;
      seen.room -= size;
      if (seen.room < 0) seen.until = 0;
    },
  };
}
