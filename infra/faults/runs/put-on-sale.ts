import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import type { Call, Json } from '../people/caller.ts';
import type { Person } from '../people/people.ts';

/** One date of a series, tickets of two types with a code, and an event whose freed seats go to those who wait. */
export const saleKinds = ['single', 'series', 'types', 'waitlist'] as const;
export type SaleKind = (typeof saleKinds)[number];

/** A person gets a seat or one of these refusals. */
export const expectedCodes = ['registered', 'event_full', 'ticket_type_full', 'promo_code_used_up'];

export interface Sale {
  eventId: string;
  capacity: number;
  /** The ticket that the person in this place of the crowd asks for. */
  orderOf(at: number): Json;
}

const code = 'EARLY';

export async function putOnSale(
  call: Call,
  organizer: Person,
  kind: SaleKind,
  capacity: number,
): Promise<Sale> {
  const posted = await post(call, organizer, capacity, kind === 'series');
  const eventId = String(posted.id);
  if (kind === 'types') return withTypes(call, organizer, eventId, capacity);
  if (kind !== 'series') return { eventId, capacity, orderOf: () => ({}) };
  const dates = posted.dates as { eventId: string }[];
  return { eventId: String(dates.at(-1)?.eventId), capacity, orderOf: () => ({}) };
}

async function post(
  call: Call,
  { token }: Person,
  capacity: number,
  isSeries: boolean,
): Promise<Json> {
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
      ...(isSeries && { repeats: { everyWeeks: 1, until: '2098-12-15', except: ['2098-12-08'] } }),
    },
  });
  if (status !== 201) throw new Error(`An event was not posted: ${status} ${body.code}`);
  return body;
}

/** Half of the seats are in the hall, and a third of the people have a code that holds for half of the seats. */
async function withTypes(
  call: Call,
  { token }: Person,
  eventId: string,
  capacity: number,
): Promise<Sale> {
  const half = Math.ceil(capacity / 2);
  const type = {
    priceCents: 0,
    isOnline: false,
    onlineLink: null,
    salesFrom: null,
    salesUntil: null,
  };
  const hall = { ...type, id: randomUUID(), name: 'Hall', seats: half };
  const gallery = { ...type, id: randomUUID(), name: 'Gallery', seats: null };
  const promo = { code, percentOff: 50, centsOff: null, validFrom: null, validUntil: null };
  const { status, body } = await call({
    method: 'PUT',
    path: `/api/events/${eventId}/ticketing`,
    token,
    body: {
      ticketTypes: [hall, gallery],
      promoCodes: [{ ...promo, mostUses: half }],
      questions: [],
      refundRule: { percent: 100, untilHours: 0 },
      version: 1,
    },
  });
  if (status !== 200) throw new Error(`Tickets were not set: ${status} ${body.code}`);
  const orderOf = (at: number) => ({
    ticketTypeId: at % 2 === 0 ? hall.id : gallery.id,
    ...(at % 3 === 0 && { promoCode: code }),
  });
  return { eventId, capacity, orderOf };
}

export interface Told {
  token: string;
  code: string;
  registrationId: string;
}

/** Clicks twice, as impatient people do; both clicks are one registration. */
export async function register(
  call: Call,
  { eventId, orderOf }: Sale,
  { token, at }: { token: string; at: number },
): Promise<Told> {
  const request = {
    method: 'POST',
    path: `/events/${eventId}/registrations`,
    token,
    key: randomUUID(),
    body: { attendeeName: 'Ada Example', attendeeEmail: 'ada@example.org', ...orderOf(at) },
  };
  const [one, other] = await Promise.all([call(request), call(request)]);
  const registrationId = String(one.body.id);
  const codes = [one, other].map(({ status, body }) =>
    status === 201 ? 'registered' : String(body.code),
  );
  const [code = '', again = ''] = codes;
  const isSame = code === again && one.body.id === other.body.id;
  // A code may be used up at the first click and the event full at the second: neither has a seat.
  const isRefused = codes.every((each) => each !== 'registered' && expectedCodes.includes(each));
  if (isSame || isRefused) return { token, registrationId, code };
  return { token, registrationId, code: `${code} and ${again} by two clicks` };
}

interface Row {
  taken: number;
  kept: number;
  people: number;
  types: { id: string; seats: number | null; taken: number }[];
  codes: { used: number; mostUses: number }[];
  typed: Record<string, number>;
  coded: number;
}

/** Compares the counts in the event's row with its seats. */
export async function keptOf(sql: postgres.Sql, { eventId, capacity }: Sale): Promise<string[]> {
  const [row] = await sql<Row[]>`
    with seats as (
      select * from education_events.event_registrations
      where event_id = ${eventId} and status = 'confirmed')
    select taken, ticket_types as types, promo_codes as codes,
      (select count(*)::int from seats) as kept,
      (select count(distinct user_id)::int from seats) as people,
      (select count(*)::int from seats where promo_code is not null) as coded,
      (select coalesce(jsonb_object_agg(ticket_type_id, number), '{}') from (
        select ticket_type_id, count(*) as number from seats
        where ticket_type_id is not null group by 1) each) as typed
    from education_events.events where id = ${eventId}`;
  if (!row) return ['it is gone'];
  const { taken, kept, people, types, codes, typed, coded } = row;
  const faults = [taken, kept, people].every((count) => count === capacity)
    ? []
    : [`it has ${taken} taken, ${kept} kept, of ${people} people`];
  for (const type of types)
    if (type.taken !== (typed[type.id] ?? 0) || type.taken > (type.seats ?? capacity))
      faults.push(`a type of ${type.seats} counts ${type.taken} and has ${typed[type.id] ?? 0}`);
  for (const { used, mostUses } of codes)
    if (used !== coded || used > mostUses)
      faults.push(`a code for ${mostUses} counts ${used} and has ${coded}`);
  return faults;
}
