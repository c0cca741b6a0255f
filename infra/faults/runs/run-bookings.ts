import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FreeTimes } from '@sidework/contracts/client-services/bookings';
import postgres from 'postgres';
import { openSigningKey } from '../forgeries/signing.ts';
import { type Call, callerAt, type Json, refusal } from '../people/caller.ts';
import { aCrowd } from '../people/crowd.ts';
import { join, type Person } from '../people/people.ts';
import type { PlatformUnderTest } from '../platform/platform-under-test.ts';
import { openBook } from '../traffic/book.ts';
import { chanceOf } from '../traffic/chance.ts';

export interface BookingsSize {
  times: number;
  /** So many people ask for each time at once. */
  peopleEach: number;
}

export interface BookingsReport {
  seed: number;
  seconds: number;
  booked: number;
  refused: number;
  faults: string[];
}

/** Ten hours of every day, so that a hundred times fill ten days. */
const week = Array.from({ length: 7 }, (_, day) => ({
  weekday: day + 1,
  from: '08:00',
  to: '18:00',
}));
const hours = {
  timeZone: 'America/New_York',
  week,
  daysOff: [],
  appointmentMinutes: 60,
  noticeHours: 0,
  travelMinutes: 0,
};
/** Requests under way at a time: more wait for the lock of the calendar longer than a request may take. */
const atOnce = 60;
const knownWithin = 20_000;

/** People book the times of one professional at two processes, several for each time: each time is booked once. */
export async function runBookings(
  platform: PlatformUnderTest,
  { times: wanted, peopleEach }: BookingsSize,
  { seed, tell }: { seed: number; tell(line: string): void },
): Promise<BookingsReport> {
  const started = performance.now();
  const book = openBook();
  const gateway = callerAt(platform.url, book);
  const calls = platform.addressesOf('client-services').map((origin) => callerAt(origin, book));
  const sql = postgres(platform.databaseUrl, { max: 4, onnotice: () => {} });
  try {
    const professional = await join(gateway, `booked-${seed}`, 'professional');
    const gigId = await aBookableGig(gateway, professional);
    const like = await join(gateway, `booking-${seed}`, 'client');
    const { times, terms } = await timesOf(gateway, like, { gigId, wanted });
    const key = await openSigningKey(platform);
    await knownToBookings(gateway, like);
    const count = wanted * peopleEach;
    const crowd = await aCrowd(sql, key, like, { schema: 'client_services', count });
    tell(`${count} people ask for ${times.length} times`);

    const chance = chanceOf(seed);
    const asked = chance.shuffled(crowd.map((token, at) => ({ token, at })));
    const answers: string[] = [];
    const lane = async () => {
      for (let next = asked.pop(); next; next = asked.pop()) {
        const call = calls[answers.length % calls.length] as Call;
        const startsAt = times[next.at % times.length] ?? '';
        answers.push(await bookOnce(call, next.token, { gigId, startsAt, ...terms }));
      }
    };
    await Promise.all(Array.from({ length: atOnce }, lane));
    const booked = answers.filter((answer) => answer === 'booked').length;
    const faults = [...new Set(answers)]
      .filter((answer) => answer !== 'booked' && answer !== 'time_not_free')
      .map((answer) => `a person was told ${answer}`);
    if (times.length !== wanted) faults.push(`${times.length} times were free`);
    if (booked !== wanted) faults.push(`${booked} were told that they have a time`);
    faults.push(...(await keptOf(sql, professional.id, wanted)));
    const seconds = (performance.now() - started) / 1000;
    return { seed, seconds, booked, refused: answers.length - booked, faults };
  } finally {
    await sql.end();
  }
}

async function asked(call: Call, request: Parameters<Call>[0], status: number): Promise<Json> {
  const answer = await call(request);
  if (answer.status !== status) throw refusal(request, answer);
  return answer.body;
}

async function aBookableGig(call: Call, { token }: Person): Promise<string> {
  const body = {
    title: 'An hour of plumbing',
    description: 'Taps, traps and toilets.',
    category: 'plumbing',
    priceCents: 9_000,
    pricingType: 'fixed',
    isRemote: false,
  };
  const gig = await asked(call, { method: 'POST', path: '/api/gigs', token, body }, 201);
  await asked(call, { method: 'PUT', path: '/api/working-hours', token, body: hours }, 200);
  return String(gig.id);
}

/** The first free times, once the service has heard of the gig. */
async function timesOf(
  call: Call,
  { token }: Person,
  { gigId, wanted }: { gigId: string; wanted: number },
) {
  const until = Date.now() + knownWithin;
  const times: string[] = [];
  let from: string | null = '';
  let terms = { amountCents: 0, minutes: 0 };
  while (times.length < wanted && from !== null) {
    const query: string = from && `?from=${from}`;
    const path = `/api/bookings/gigs/${gigId}/times${query}`;
    const { status, body } = await call({ method: 'GET', path, token });
    if (status === 404 && Date.now() < until) {
      await sleep(100);
      continue;
    }
    if (status !== 200) throw refusal({ method: 'GET', path }, { status, body, replayed: false });
    const week = body as unknown as FreeTimes;
    terms = { amountCents: week.amountCents, minutes: week.minutes };
    times.push(...week.days.flatMap((day) => day.times));
    from = week.nextDay;
  }
  return { times: times.slice(0, wanted), terms };
}

/** The crowd is copied from the row of this person, which comes by an event. */
const knownToBookings = (call: Call, { token }: Person) =>
  asked(call, { method: 'GET', path: '/api/working-hours', token }, 200);

/** Clicks twice, as impatient people do; both clicks are one booking. */
async function bookOnce(call: Call, token: string, body: Json): Promise<string> {
  const request = { method: 'POST', path: '/bookings', token, key: randomUUID(), body };
  const [one, other] = await Promise.all([call(request), call(request)]);
  if (one.status !== other.status || one.body.id !== other.body.id)
    return `${one.status} and ${other.status} by two clicks`;
  return one.status === 201 ? 'booked' : String(one.body.code);
}

async function keptOf(sql: postgres.Sql, professionalId: string, wanted: number) {
  const [row] = await sql<{ kept: number; starts: number; services: number; overlaps: number }[]>`
    select count(*)::int as kept, count(distinct starts_at)::int as starts,
      count(distinct service_id)::int as services,
      (select count(*)::int from client_services.appointments one
       join client_services.appointments other on other.professional_id = one.professional_id
         and other.id > one.id and other.starts_at < one.ends_at and one.starts_at < other.ends_at
       where one.professional_id = ${professionalId}) as overlaps
    from client_services.appointments where professional_id = ${professionalId}`;
  const { kept = 0, starts = 0, services = 0, overlaps = 0 } = row ?? {};
  return kept === wanted && starts === wanted && services === wanted && overlaps === 0
    ? []
    : [`${kept} appointments at ${starts} times for ${services} services, ${overlaps} overlap`];
}

export const bookingsSummaryOf = ({ seed, seconds, booked, refused, faults }: BookingsReport) =>
  [
    `${booked} booked and ${refused} refused in ${seconds.toFixed(0)} s.`,
    `Seed ${seed}. ${faults.length} faults.`,
    ...faults.slice(0, 20).map((fault) => `  ${fault}`),
  ].join('\n');
