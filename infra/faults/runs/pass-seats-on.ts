import { setTimeout as sleep } from 'node:timers/promises';
import type postgres from 'postgres';
import type { Call } from '../people/caller.ts';
import { keptOf, register, type Sale, type Told } from './put-on-sale.ts';

interface Given {
  sql: postgres.Sql;
  calls: Call[];
  sale: Sale;
  holders: Told[];
  /** They came too late, and wait in line. */
  others: Told[];
}

interface Place {
  status: string;
  offers: number;
}

const offeredWithin = 60_000;
const often = 100;

/**
 * Holders give their seats back at once, and each seat goes to the first in line, once. The last who is offered one declines it,
 * which offers it to the next in line, and all others take theirs.
 */
export async function passSeatsOn({ sql, calls, sale, holders, others }: Given): Promise<string[]> {
  const freed = holders.slice(0, 2);
  const line = others.slice(0, freed.length + 1);
  const callOf = (at: number) => calls[at % calls.length] as Call;
  const act = (at: number, { token }: Told, path: string) =>
    callOf(at)({ method: 'POST', path, token, body: {} });

  for (const [at, person] of line.entries())
    await act(at, person, `/events/${sale.eventId}/waitlist`);
  await Promise.all(
    freed.flatMap((person, at) =>
      [0, 1].map((click) =>
        act(at + click, person, `/registrations/${person.registrationId}/cancel`),
      ),
    ),
  );
  const offeredTo = async (places: string[]) => {
    const found = await untilOffered(sql, sale, places);
    return found.join() === places.join() ? [] : [`the line is ${found}, not ${places}`];
  };
  const offered = freed.map(() => 'offered');
  const faults = await offeredTo([...offered, 'waiting']);
  const declines = line[freed.length - 1];
  if (declines) await act(0, declines, `/events/${sale.eventId}/waitlist/leave`);
  faults.push(...(await offeredTo([...offered.slice(1), 'declined', 'offered'])));
  const takers = line.filter((person) => person !== declines);
  const taken = await Promise.all(
    takers.map(({ token }, at) => register(callOf(at), sale, { token, at })),
  );
  for (const { code } of taken)
    if (code !== 'registered') faults.push(`a person who was offered a seat was told ${code}`);
  const offers = (await placesOf(sql, sale)).map((place) => place.offers);
  if (offers.some((times) => times !== 1))
    faults.push(`the line was offered seats ${offers} times`);
  return [...faults, ...(await keptOf(sql, sale))];
}

/** The states of the line once they are as they should be, or as they are when the patience ends. */
async function untilOffered(sql: postgres.Sql, sale: Sale, wanted: string[]): Promise<string[]> {
  for (const end = Date.now() + offeredWithin; ; await sleep(often)) {
    const states = (await placesOf(sql, sale)).map(({ status }) => status);
    if (states.join() === wanted.join() || Date.now() > end) return states;
  }
}

const placesOf = (sql: postgres.Sql, { eventId }: Sale) => sql<Place[]>`
  select status, (
    select count(*)::int from education_events.outbox
    where type = 'education-events.seat.offered.v1' and data->>'placeId' = place.id::text) as offers
  from education_events.waitlist_places place
  where event_id = ${eventId} order by joined_at, id`;
