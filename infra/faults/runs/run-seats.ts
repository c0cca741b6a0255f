import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { decode, openSigningKey, type SigningKey } from '../forgeries/signing.ts';
import { type Call, callerAt } from '../people/caller.ts';
import { join, type Person } from '../people/people.ts';
import type { PlatformUnderTest } from '../platform/platform-under-test.ts';
import { watchProcesses } from '../platform/watch-processes.ts';
import { openBook } from '../traffic/book.ts';
import { chanceOf } from '../traffic/chance.ts';

export interface SeatsReport {
  seed: number;
  seconds: number;
  events: number;
  registered: number;
  refused: number;
  killed: number;
  faults: string[];
}

export interface SeatsSize {
  events: number;
  /** With 4, one of the two processes is killed while every fourth event is sold. */
  killEvery: number;
}

const capacities = [1, 2, 10, 1, 2, 10, 1, 2, 10, 100];
const mostAtOnce = 3 * Math.max(...capacities);
const instances = ['education-events', 'education-events 2'];
/** Events that are sold at the same time. */
const soldAtOnce = 6;
/** Milliseconds between two rounds of reads at one process: without a pause the reads slow the sale down. */
const readEvery = 20;

interface Sale {
  eventId: string;
  capacity: number;
  wrong(what: string): void;
}

/** Three times as many people as there are seats register at once over two processes, which are killed meanwhile. */
export async function runSeats(
  platform: PlatformUnderTest,
  { events, killEvery }: SeatsSize,
  { seed, tell }: { seed: number; tell(line: string): void },
): Promise<SeatsReport> {
  const started = performance.now();
  const book = openBook();
  const gateway = callerAt(platform.url, book);
  const origins = platform.addressesOf('education-events');
  const calls = origins.map((origin) => callerAt(origin, book));
  const sql = postgres(platform.databaseUrl, { max: 4, onnotice: () => {} });
  const watch = watchProcesses(platform);
  const report = { registered: 0, refused: 0, killed: 0 };
  const faults: string[] = [];
  const onSale = new Set<Sale>();
  const ended = new AbortController();
  const watching = origins.map((origin) => watchReads(origin, onSale, ended.signal));
  let made = 0;
  let sold = 0;
  let killing = Promise.resolve();
  try {
    const organizer = await join(gateway, `organizer-${seed}`, 'professional');
    // The service knows the organizer once this is answered; the crowd is copied from that row.
    await post(gateway, organizer, 1);
    const crowd = await aCrowd(sql, await openSigningKey(platform), organizer);

    const killOne = async (victim: string) => {
      await watch.kill(victim);
      report.killed += 1;
      await watch.recovered(victim);
    };
    const sell = async (place: number) => {
      // Each event has its own chance, so that a seed gives the same run whichever event is sold first.
      const chance = chanceOf(seed + place);
      const capacity = capacities[place % capacities.length] ?? 1;
      const wrong = (what: string) => void faults.push(`event ${place} of ${capacity}: ${what}`);
      const killsOne = place % killEvery === 0;
      // A kill waits for the process that was killed before, and falls into the sale of this event.
      if (killsOne) await killing;
      const sale = { eventId: await post(gateway, organizer, capacity), capacity, wrong };
      onSale.add(sale);
      const people = chance.shuffled(crowd).slice(0, 3 * capacity);
      const registering = people.map((token, at) =>
        register(calls[at % calls.length] as Call, sale.eventId, token),
      );
      if (killsOne) killing = killOne(chance.pick(instances));
      const answers = await Promise.all(registering);
      onSale.delete(sale);
      const seats = answers.filter((code) => code === 'registered').length;
      report.registered += seats;
      report.refused += answers.length - seats;
      for (const code of new Set(answers))
        if (code !== 'registered' && code !== 'event_full') wrong(`a person was told ${code}`);
      if (seats !== capacity) wrong(`${seats} were told that they have a seat`);
      for (const fault of await keptOf(sql, sale)) wrong(fault);
      sold += 1;
      if (sold % 100 === 0) tell(`${sold} of ${events} events, ${faults.length} faults`);
    };
    const lane = async () => {
      while (made < events) {
        made += 1;
        await sell(made);
      }
    };
    await Promise.all(Array.from({ length: soldAtOnce }, lane));
    await killing;
    faults.push(...watch.endedThemselves.map((what) => `ended by itself: ${what}`));
    return { seed, seconds: (performance.now() - started) / 1000, events, ...report, faults };
  } finally {
    ended.abort();
    await Promise.all(watching);
    watch.stop();
    await sql.end();
  }
}

/** Writes the people into the replica as identity's events would have; signing up so many would be another test. */
async function aCrowd(
  sql: postgres.Sql,
  key: SigningKey,
  { id, token }: Person,
): Promise<string[]> {
  const [header = '', claims = ''] = token.split('.');
  const likeThem = decode(claims);
  const columns = await sql<{ name: string }[]>`
    select column_name as name from information_schema.columns
    where table_schema = 'education_events' and table_name = 'people' and is_generated = 'NEVER'`;
  const written = sql(columns.map(({ name }) => name));
  return Promise.all(
    Array.from({ length: mostAtOnce }, async () => {
      const personId = randomUUID();
      await sql`
        insert into education_events.people (${written})
        select ${written} from (
          select (jsonb_populate_record(person, ${sql.json({ id: personId })})).*
          from education_events.people person where id = ${id}) copied`;
      return key.sign(decode(header), { ...likeThem, sub: personId, session_id: randomUUID() });
    }),
  );
}

async function post(call: Call, { token }: Person, capacity: number): Promise<string> {
  const { status, body } = await call({
    method: 'POST',
    path: '/api/events',
    token,
    body: {
      title: `Of ${capacity}`,
      description: 'Seats to be sold.',
      category: 'Meetup',
      eventDate: '2098-12-01T18:00:00Z',
      timeZone: 'UTC',
      location: 'Newark, NJ',
      capacity,
    },
  });
  if (status !== 201) throw new Error(`An event was not posted: ${status} ${body.code}`);
  return String(body.id);
}

/** Clicks twice, as impatient people do; both clicks are one registration. */
async function register(call: Call, eventId: string, token: string): Promise<string> {
  const request = {
    method: 'POST',
    path: `/events/${eventId}/registrations`,
    token,
    key: randomUUID(),
    body: { attendeeName: 'Ada Example', attendeeEmail: 'ada@example.org' },
  };
  const [one, other] = await Promise.all([call(request), call(request)]);
  if (one.status !== other.status || one.body.id !== other.body.id)
    return `${one.status} and ${other.status} by two clicks`;
  return one.status === 201 ? 'registered' : String(one.body.code);
}

/** Reads the events on sale in turn, at one process: at no read there are more registered than there are seats. */
async function watchReads(origin: string, onSale: Set<Sale>, signal: AbortSignal): Promise<void> {
  for (; !signal.aborted; await sleep(readEvery)) {
    for (const { eventId, capacity, wrong } of onSale) {
      // A process that is killed answers nothing.
      const reply = await fetch(`${origin}/events/${eventId}`).catch(() => undefined);
      if (!reply?.ok) continue;
      const { registeredCount } = (await reply.json()) as { registeredCount: number };
      if (registeredCount > capacity) wrong(`a read counts ${registeredCount}`);
    }
  }
}

async function keptOf(sql: postgres.Sql, { eventId, capacity }: Sale): Promise<string[]> {
  const [row] = await sql<{ taken: number; kept: number; people: number }[]>`
    select taken, count(seat.id)::int as kept, count(distinct seat.user_id)::int as people
    from education_events.events event
    left join education_events.event_registrations seat
      on seat.event_id = event.id and seat.status = 'confirmed'
    where event.id = ${eventId} group by event.id`;
  const { taken, kept, people } = row ?? { taken: 0, kept: 0, people: 0 };
  return [taken, kept, people].every((count) => count === capacity)
    ? []
    : [`it has ${taken} taken, ${kept} kept, of ${people} people`];
}

export const seatsSummaryOf = (report: SeatsReport) =>
  [
    `${report.events} events, ${report.registered} registered and ${report.refused} refused in ` +
      `${report.seconds.toFixed(0)} s, ${report.killed} kills, ` +
      `${(report.events / (report.seconds / 60)).toFixed(0)} events a minute.`,
    `Seed ${report.seed}. ${report.faults.length} faults.`,
    ...report.faults.slice(0, 20).map((fault) => `  ${fault}`),
  ].join('\n');
