import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { openBook } from './book.ts';
import { type Call, callerAt } from './caller.ts';
import { chanceOf } from './chance.ts';
import { join, type Person } from './people.ts';
import type { PlatformUnderTest } from './platform-under-test.ts';
import { decode, openSigningKey, type SigningKey } from './signing.ts';
import { watchProcesses } from './watch-processes.ts';

export interface SeatsReport {
  seed: number;
  seconds: number;
  events: number;
  registered: number;
  refused: number;
  killed: number;
  faults: string[];
}

const capacities = [1, 2, 10, 1, 2, 10, 1, 2, 10, 100];
const mostAtOnce = 3 * Math.max(...capacities);
const instances = ['education-events', 'education-events 2'];

export interface SeatsSize {
  events: number;
  /** With 4, one of the two processes is killed while every fourth event is sold. */
  killEvery: number;
}

/** Three times as many people as there are seats register at once over two processes, which are killed meanwhile. */
export async function runSeats(
  platform: PlatformUnderTest,
  { events, killEvery }: SeatsSize,
  { seed, tell }: { seed: number; tell(line: string): void },
): Promise<SeatsReport> {
  const started = performance.now();
  const chance = chanceOf(seed);
  const book = openBook();
  const gateway = callerAt(platform.url, book);
  const origins = platform.addressesOf('education-events');
  const calls = origins.map((origin) => callerAt(origin, book));
  const sql = postgres(platform.databaseUrl, { max: 2, onnotice: () => {} });
  const watch = watchProcesses(platform);
  const report = { registered: 0, refused: 0, killed: 0 };
  const faults: string[] = [];
  try {
    const organizer = await join(gateway, `organizer-${seed}`, 'professional');
    // Whoever posts is known to the service by then, as the crowd is made from them.
    await post(gateway, organizer, 1);
    const crowd = await aCrowd(sql, await openSigningKey(platform), organizer);
    for (let made = 1; made <= events; made += 1) {
      const capacity = capacities[made % capacities.length] ?? 1;
      const wrong = (what: string) => void faults.push(`event ${made} of ${capacity}: ${what}`);
      const eventId = await post(gateway, organizer, capacity);
      const ended = new AbortController();
      const watching = watchReads(origins, eventId, { capacity, signal: ended.signal, wrong });
      const people = chance.shuffled(crowd).slice(0, 3 * capacity);
      const selling = people.map((token, at) =>
        register(calls[at % calls.length] as Call, eventId, token),
      );
      if (made % killEvery === 0) {
        const victim = chance.pick(instances);
        await watch.kill(victim);
        report.killed += 1;
        await watch.recovered(victim);
      }
      const answers = await Promise.all(selling);
      ended.abort();
      await watching;
      const sold = answers.filter((code) => code === 'registered').length;
      report.registered += sold;
      report.refused += answers.length - sold;
      for (const code of new Set(answers))
        if (code !== 'registered' && code !== 'event_full') wrong(`somebody was told ${code}`);
      if (sold !== capacity) wrong(`${sold} were told that they have a seat`);
      for (const fault of await keptOf(sql, eventId, capacity)) wrong(fault);
      if (made % 100 === 0) tell(`${made} of ${events} events, ${faults.length} faults`);
    }
    faults.push(...watch.endedThemselves.map((what) => `ended by itself: ${what}`));
    return { seed, seconds: (performance.now() - started) / 1000, events, ...report, faults };
  } finally {
    watch.stop();
    await sql.end();
  }
}

/** Known to the service as identity would have told it; signing up so many would be another test. */
async function aCrowd(
  sql: postgres.Sql,
  key: SigningKey,
  { id, token }: Person,
): Promise<string[]> {
  const [header = '', claims = ''] = token.split('.');
  const likeThem = decode(claims);
  return Promise.all(
    Array.from({ length: mostAtOnce }, async () => {
      const personId = randomUUID();
      await sql`
        insert into education_events.people
        select (jsonb_populate_record(person, ${sql.json({ id: personId })})).*
        from education_events.people person where id = ${id}`;
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
      ...{ title: `Of ${capacity}`, description: 'Seats to be sold.', category: 'Meetup' },
      ...{ eventDate: '2098-12-01T18:00:00Z', timeZone: 'UTC', location: 'Newark, NJ', capacity },
    },
  });
  if (status !== 201) throw new Error(`An event was not posted: ${status} ${body.code}`);
  return String(body.id);
}

/** A click that is made twice, as impatient people do; both are one registration. */
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

/** At no read there are more than there are seats. */
async function watchReads(
  origins: string[],
  eventId: string,
  { capacity, signal, wrong }: { capacity: number; signal: AbortSignal; wrong(what: string): void },
): Promise<void> {
  const read = async (origin: string) => {
    // One that is killed answers nothing.
    const reply = await fetch(`${origin}/events/${eventId}`).catch(() => undefined);
    if (!reply?.ok) return;
    const { registeredCount } = (await reply.json()) as { registeredCount: number };
    if (registeredCount > capacity) wrong(`a read counts ${registeredCount}`);
  };
  while (!signal.aborted) await Promise.all(origins.map(read));
}

async function keptOf(sql: postgres.Sql, eventId: string, capacity: number): Promise<string[]> {
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
      `${report.seconds.toFixed(0)} s, ${report.killed} kills.`,
    `Seed ${report.seed}. ${report.faults.length} faults.`,
    ...report.faults.slice(0, 20).map((fault) => `  ${fault}`),
  ].join('\n');
