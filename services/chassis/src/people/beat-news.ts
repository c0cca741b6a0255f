import type { Sql } from '../db/db.ts';
import type { Beat, Beats } from '../events/nats-beats.ts';
import type { BackgroundJob } from '../jobs/background.ts';

/** Milliseconds between two beats, and how old an event is before a beat names it: it takes so long to arrive. */
const pause = 250;
const onItsWay = 1_000;
/** Longer than any transaction: an id is made before its commit, so that later ones can be seen first. */
const mostLate = 20_000;

const lowestId = '00000000-0000-7000-8000-000000000000';

/** The lowest id of an event of that moment. */
const idAt = (milliseconds: number) => {
  const hex = Math.max(0, Math.floor(milliseconds)).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
};

/**
 * Beats four times a second with the last event of each type that is more than a second old. A listener that hears no
 * beat, or has not handled the events it names, knows too little. The first run looks through all events, later runs
 * only at the newest.
 */
export function beatJob({ sql, beats }: { sql: Sql; beats: Beats }): BackgroundJob<unknown> {
  const last = new Map<string, { id: string; at: number }>();
  let from = lowestId;

  async function beat() {
    const [clock, ...rows] = await sql<{ type: string; id: string; at: number }[]>`
      select 'now' as type, '' as id, extract(epoch from clock_timestamp()) * 1000 as at
      union all (
        select distinct on (type) type, id::text, extract(epoch from occurred_at) * 1000 as at from outbox
        where id > ${from}::uuid and occurred_at < clock_timestamp() - make_interval(secs => ${onItsWay / 1000})
        order by type, outbox.id desc)`;
    const now = Number(clock?.at);
    for (const { type, id, at } of rows)
      if (id > (last.get(type)?.id ?? '')) last.set(type, { id, at: Number(at) });
    from = idAt(now - mostLate);
    const told: Beat['last'] = {};
    for (const [type, { id, at }] of last) told[type] = { id, ageMs: now - at };
    beats.beat({ last: told });
  }

  return { name: 'beat-news', every: pause, run: beat };
}
