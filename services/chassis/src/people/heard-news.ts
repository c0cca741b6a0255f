import type { Sql } from '../db/db.ts';
import type { AnyConsumer } from '../events/consumer.ts';
import type { Beat, Beats } from '../events/nats-beats.ts';
import type { Logger } from '../operations/logger.ts';
import type { News } from './news.ts';

/** Only identity publishes news of people. */
const teller = 'identity';

/** An event that is so many milliseconds old and still not handled was never for this consumer, or is parked. */
const pastWaiting = 60 * 60 * 1000;
/** Beats for so long without a break, in milliseconds, before that is believed: else it may still be on its way. */
const settled = 60_000;
/** Between two beats, in milliseconds: longer, and the line was broken. */
const broken = 2_000;

interface Options {
  beats: Beats;
  sql: Sql;
  consumers: AnyConsumer[];
  log: Logger;
}

/**
 * News are new where a beat of identity was heard and what it names has been handled here, by every consumer that it
 * concerns. Each beat is compared with the inbox once; what was found there needs no further look.
 */
export function hearNews({ beats, sql, consumers, log }: Options): News & { stop(): void } {
  const concerned = consumers.filter(({ event }) => event.type.startsWith(`${teller}.`));
  const handled = new Map<string, string>();
  let newAt = Number.NEGATIVE_INFINITY;
  let heardAt = Number.NEGATIVE_INFINITY;
  let unbrokenSince = 0;
  let isLooking = false;

  const awaitedOf = ({ last }: Beat, now: number) =>
    concerned.flatMap(({ name, event }) => {
      const told = last[event.type];
      if (!told || handled.get(name) === told.id) return [];
      const isPast = told.ageMs > pastWaiting && now - unbrokenSince > settled;
      return isPast ? [] : [{ name, id: told.id }];
    });

  async function areHandled(awaited: { name: string; id: string }[]) {
    const rows = await sql<{ consumer: string; event_id: string }[]>`
      select consumer, event_id from inbox
      where (consumer, event_id) in (
        select * from unnest(${awaited.map(({ name }) => name)}::text[], ${awaited.map(({ id }) => id)}::uuid[]))`;
    for (const { consumer, event_id } of rows) handled.set(consumer, event_id);
    return rows.length === awaited.length;
  }

  async function hear(beat: Beat) {
    const now = performance.now();
    if (now - heardAt > broken) unbrokenSince = now;
    heardAt = now;
    if (isLooking) return;
    isLooking = true;
    try {
      const awaited = awaitedOf(beat, now);
      if (awaited.length === 0 || (await areHandled(awaited))) newAt = now;
    } finally {
      isLooking = false;
    }
  }

  const stop = beats.hear(teller, (beat) => {
    // News grow old meanwhile, by which everybody is told.
    hear(beat).catch((err) =>
      log.warn({ err }, 'it could not be looked up which news were handled'),
    );
  });
  return { ageMs: () => performance.now() - newAt, stop };
}
