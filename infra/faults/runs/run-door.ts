import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDoorDevice } from '@sidework/contracts/education-events/door-device';
import type { AttendeeView } from '@sidework/contracts/education-events/registrations';
import postgres from 'postgres';
import { type Call, callerAt } from '../people/caller.ts';
import { join, type Person } from '../people/people.ts';
import type { PlatformUnderTest } from '../platform/platform-under-test.ts';
import { watchProcesses } from '../platform/watch-processes.ts';
import { openBook } from '../traffic/book.ts';

export interface DoorSize {
  guests: number;
  /** Seconds that one of the two devices has no network, in real time. */
  offlineFor: number;
}

export interface DoorReport {
  seconds: number;
  inside: number;
  conflicts: number;
  faults: string[];
}

const instances = ['education-events', 'education-events 2'];

/**
 * Two devices let in the guests of one event, each at a process of its own. One has no network meanwhile, half of its guests
 * come to the other one too, and a process is killed while it sends what it kept.
 */
export async function runDoor(
  platform: PlatformUnderTest,
  { guests, offlineFor }: DoorSize,
  { seed, tell }: { seed: number; tell(line: string): void },
): Promise<DoorReport> {
  const started = performance.now();
  const book = openBook();
  const [first, second] = platform
    .addressesOf('education-events')
    .map((origin) => callerAt(origin, book)) as [Call, Call];
  const sql = postgres(platform.databaseUrl, { max: 1, onnotice: () => {} });
  const watch = watchProcesses(platform);
  try {
    const organizer = await join(
      callerAt(platform.url, book),
      `doorkeeper-${seed}`,
      'professional',
    );
    const eventId = await anEventOf(sql, organizer.id, guests);
    // The service knows the organizer once this is answered.
    const attendees = await attendeesOf(first, organizer, eventId);
    const entrance = aDevice(first, organizer, { eventId, attendees });
    const side = aDevice(second, organizer, { eventId, attendees });
    side.network.isThere = false;
    const half = Math.floor(guests / 2);
    const ofBoth = attendees.slice(half, half + Math.floor(half / 2));
    const pause = (offlineFor * 1000) / half;
    tell(`${guests} guests; the side entrance has no network for ${offlineFor} s`);
    const letIn = async (device: typeof entrance, queue: AttendeeView[]) => {
      for (const guest of queue) {
        device.letIn(guest);
        await device.sendWaiting().catch(() => undefined);
        await sleep(pause);
      }
    };
    await Promise.all([
      letIn(entrance, [...attendees.slice(0, half - ofBoth.length), ...ofBoth]),
      letIn(side, attendees.slice(half)),
    ]);
    // Guests between the two queues come to the entrance alone.
    const rest = attendees.slice(half - ofBoth.length, half);
    for (const guest of rest) entrance.letIn(guest);
    side.network.isThere = true;
    const back = Promise.all([entrance.sendWaiting(), side.sendWaiting()]);
    await watch.kill(instances[seed % 2] as string);
    await back;
    await watch.recovered(instances[seed % 2] as string);
    const report = await compare(sql, { eventId, guests, ofBoth, entrance, side });
    report.faults.push(...watch.endedThemselves.map((what) => `ended by itself: ${what}`));
    return { seconds: (performance.now() - started) / 1000, ...report };
  } finally {
    watch.stop();
    await sql.end();
  }
}

interface AtDoor {
  eventId: string;
  attendees: AttendeeView[];
}

function aDevice(call: Call, { token }: Person, { eventId, attendees }: AtDoor) {
  const network = { isThere: true };
  const device = openDoorDevice(
    {
      async send(taps) {
        if (!network.isThere) throw new Error('offline');
        const path = `/events/${eventId}/door`;
        const { status, body } = await call({ method: 'POST', path, token, body: { taps } });
        if (status !== 200) throw new Error(`${status} ${body.code}`);
        return body.results as never;
      },
      maySendLater: () => true,
      whyOf: String,
      timeText: (moment) => moment,
      onChange() {},
    },
    { attendees, waiting: [] },
  );
  const letIn = ({ id: registrationId }: AttendeeView) =>
    device.tap({
      id: randomUUID(),
      registrationId,
      act: 'in',
      at: new Date().toISOString(),
      undoes: null,
    });
  return { ...device, letIn, network };
}

interface Ended {
  eventId: string;
  guests: number;
  /** The guests whom both devices let in. */
  ofBoth: AttendeeView[];
  entrance: ReturnType<typeof aDevice>;
  side: ReturnType<typeof aDevice>;
}

/** Each guest is in once, each conflict names its guest and since when, and both devices have nothing left to send. */
async function compare(sql: postgres.Sql, { eventId, guests, ofBoth, entrance, side }: Ended) {
  const faults: string[] = [];
  const inside = await sql<{ name: string; at: Date }[]>`
    select attendee_name as name, checked_in_at as at from education_events.event_registrations
    where event_id = ${eventId} and checked_in_at is not null`;
  const entries = await sql`
    select data ->> 'registrationId' from education_events.outbox
    where type = 'education-events.attendee.checked-in.v1' and data ->> 'eventId' = ${eventId}`;
  if (inside.length !== guests) faults.push(`${inside.length} of ${guests} guests are in`);
  if (entries.length !== guests) faults.push(`${entries.length} entries of ${guests} were told`);
  const since = new Map(inside.map(({ name, at }) => [name, at.toISOString()]));
  const expected = ofBoth.map(
    ({ attendeeName: name }) => `${name} was already in at ${since.get(name)}.`,
  );
  const named = side.state().conflicts;
  for (const said of expected) if (!named.includes(said)) faults.push(`not named: ${said}`);
  for (const said of named) if (!expected.includes(said)) faults.push(`named: ${said}`);
  for (const said of entrance.state().conflicts) faults.push(`named at the entrance: ${said}`);
  for (const { waiting } of [entrance.state(), side.state()])
    if (waiting.length > 0) faults.push(`${waiting.length} taps were not sent`);
  return { inside: inside.length, conflicts: named.length, faults };
}

async function attendeesOf(call: Call, { token }: Person, eventId: string) {
  const attendees: AttendeeView[] = [];
  let cursor: string | null = '';
  do {
    const after: string = cursor ? `&cursor=${encodeURIComponent(cursor)}` : '';
    const path = `/events/${eventId}/registrations?limit=50${after}`;
    const { status, body } = await call({ method: 'GET', path, token });
    if (status !== 200) throw new Error(`The list was refused: ${status} ${body.code}`);
    attendees.push(...(body.items as AttendeeView[]));
    cursor = body.nextCursor as string | null;
  } while (cursor);
  return attendees;
}

/** An event that begins in an hour, with all its tickets given out: how they are sold is another test. */
async function anEventOf(sql: postgres.Sql, organizerId: string, guests: number): Promise<string> {
  const eventId = randomUUID();
  await sql`
    insert into education_events.events (id, organizer_id, title, description, event_date, ends_at,
      time_zone, location, capacity, taken, price_cents, category, created_at)
    values (${eventId}, ${organizerId}, 'Two doors', 'Guests come by two doors.', now() + interval '1 hour',
      now() + interval '4 hours', 'UTC', 'Newark, NJ', ${guests}, ${guests}, 0, 'Meetup', now())`;
  await sql`
    insert into education_events.event_registrations (id, event_id, user_id, attendee_name, ticket_code,
      payment_status, payment_amount_cents, status, created_at)
    select gen_random_uuid(), ${eventId}, gen_random_uuid(), 'Guest ' || number, gen_random_uuid()::text,
      'completed', 0, 'confirmed', now() - interval '1 day' from generate_series(1, ${guests}::int) number`;
  return eventId;
}

export const doorSummaryOf = ({ seconds, inside, conflicts, faults }: DoorReport) =>
  [
    `${inside} guests in, ${conflicts} conflicts named in ${seconds.toFixed(0)} s. ${faults.length} faults.`,
    ...faults.slice(0, 20).map((fault) => `  ${fault}`),
  ].join('\n');
