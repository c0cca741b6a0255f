import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { type Ask, eventually } from './deeds.ts';
import { demoPassword } from './people.ts';
import { dayMs } from './timeline.ts';

type Json = Record<string, unknown>;

interface DemoEvent {
  organizer: string;
  title: string;
  category: string;
  description: string;
  location: string;
  capacity: number;
  priceCents: number;
  allowsKids?: boolean;
  education?: Json;
  /** Ahead of today; below zero it is over, and those who came were checked in. */
  inDays: number;
  attendees: string[];
  /** These of them tell people they know that they go. */
  shownBy?: string[];
  /** Weekly, on so many dates; the attendees come to the first. */
  weeks?: number;
  ticketing?: { ticketTypes: { id: string }[] } & Json;
}

const aType = (name: string, priceCents: number, given: Json = {}) => ({
  id: randomUUID(),
  name,
  priceCents,
  seats: null,
  isOnline: false,
  onlineLink: null,
  salesFrom: null,
  salesUntil: null,
  ...given,
});

const events: DemoEvent[] = [
  {
    organizer: 'pat',
    title: 'Repair Evening at the Tool Library',
    category: 'Meetup',
    description:
      'Bring one thing that is broken and an hour of patience. There are benches, tools and people who know lamps, chairs and bicycles. Come to one evening or to all of them.',
    location: 'Ironbound Tool Library, 22 Elm Rd, Newark, NJ',
    capacity: 12,
    priceCents: 0,
    inDays: 6,
    weeks: 6,
    attendees: ['sam', 'lucia', 'devon'],
  },
  {
    organizer: 'naomi',
    title: 'Books and Coffee for the Self-Employed',
    category: 'Networking',
    description:
      'An evening for people who work for themselves and keep their own books. Bring one question; leave with three people to ask the next time.',
    location: 'Newark Public Library, 5 Washington St, Newark, NJ',
    capacity: 40,
    priceCents: 0,
    education: {
      hours: 2,
      category: 'accounting',
      subject: 'Taxes',
      approvals: [
        {
          state: 'New Jersey',
          number: '20CE-1187',
          validThrough: `${new Date().getUTCFullYear() + 1}-12-31`,
        },
      ],
    },
    inDays: 9,
    attendees: ['clara', 'pat', 'helen', 'arjun'],
    shownBy: ['pat', 'helen'],
  },
  {
    organizer: 'pat',
    title: 'Shut-Off Valves: Find Them Before the Flood',
    category: 'Workshop',
    description:
      'Three people at one kitchen sink, with tools. You find, turn and label every valve, and go home able to do the same there.',
    location: '18 Ferry St, Newark, NJ',
    capacity: 3,
    priceCents: 0,
    inDays: 4,
    attendees: ['clara', 'marcus', 'tom'],
  },
  {
    organizer: 'lucia',
    title: 'Pricing Work That Nobody Has Done Before',
    category: 'Seminar',
    description:
      'How to put a number on work without a precedent, with four real offers on the table: two that were too low, one too high, and one that was right.',
    location: 'The Hall on Halsey, 113 Halsey St, Newark, NJ',
    capacity: 20,
    priceCents: 2_500,
    inDays: 16,
    attendees: ['naomi', 'sam'],
    ticketing: {
      ticketTypes: [
        aType('In the hall', 2_500, { seats: 14 }),
        aType('Online', 1_000, {
          isOnline: true,
          onlineLink: 'https://meet.example.org/pricing-work',
        }),
      ],
      promoCodes: [
        {
          code: 'NEIGHBOR',
          percentOff: 20,
          centsOff: null,
          mostUses: 5,
          validFrom: null,
          validUntil: null,
        },
      ],
      questions: [
        {
          id: randomUUID(),
          text: 'How do you set your prices today?',
          choices: ['By the hour', 'By the job', 'I guess'],
          isRequired: false,
        },
      ],
      refundRule: { percent: 50, untilHours: 48 },
    },
  },
  {
    organizer: 'ines',
    title: 'Build a Birdhouse, Take It Home',
    category: 'Training',
    description:
      'Two hours with wood, glue and a drill. Young people are welcome when their guardian agrees.',
    location: 'Branch Brook Park, Newark, NJ',
    capacity: 12,
    priceCents: 0,
    inDays: 12,
    allowsKids: true,
    attendees: ['helen'],
  },
  {
    organizer: 'naomi',
    title: 'What Changed in the Tax Forms This Year',
    category: 'Panel Discussion',
    description: 'Three bookkeepers, the forms on the wall, and an hour for questions.',
    location: 'Newark Public Library, 5 Washington St, Newark, NJ',
    capacity: 30,
    priceCents: 0,
    inDays: -12,
    attendees: ['pat', 'clara', 'devon'],
  },
];

/** All but one of those who registered for the past event came. */
const stayedAway = 'devon';
const card = { number: '4242 4242 4242 4242', expiry: '12/39', code: '123', name: 'Demo Person' };

interface Given {
  /** The token of an administrator who showed both factors. */
  administrator: string;
  child: { token: string; fullName: string };
  /** Opens the tables of education and events, since no one may post a past event. */
  ownerUrl: string;
}

/** People post events and register: one is full, one costs, one is over, and a child waits for its guardian at one. */
export async function holdEvents(
  ask: Ask,
  { administrator, child, ownerUrl }: Given,
): Promise<void> {
  const personOf = async (key: string) => {
    const session = await ask('POST', '/auth/v1/token?grant_type=password', undefined, {
      email: `${key}@demo.sidework.local`,
      password: demoPassword,
    });
    const token = String(session.access_token);
    const { fullName, email } = await ask('GET', '/api/profiles/me', token);
    return { token, attendee: { attendeeName: fullName, attendeeEmail: email } };
  };

  /** Young people see an event once a moderator has looked at it. */
  const open = async (id: unknown) => {
    const { items } = await ask('GET', '/api/event-reviews?limit=100', administrator);
    const { terms } = (items as Json[]).find((waiting) => waiting.id === id) ?? {};
    await ask('POST', `/api/event-reviews/${id}/approve`, administrator, { terms });
  };

  for (const {
    organizer: key,
    attendees,
    shownBy,
    inDays,
    weeks,
    ticketing,
    ...written
  } of events) {
    const organizer = await personOf(key);
    // The door of a past event is open while its guests are let in; then it is moved to its evening.
    const eventDate = new Date(inDays > 0 ? eveningIn(inDays) : Date.now() + 60 * 60_000);
    const posted = await ask('POST', '/api/events', organizer.token, {
      ...written,
      eventDate: eventDate.toISOString(),
      timeZone: 'America/New_York',
      ...(weeks && { repeats: weekly(eventDate, weeks) }),
    });
    const event = `/api/events/${posted.id}`;
    if (ticketing)
      await ask('PUT', `${event}/ticketing`, organizer.token, { ...ticketing, version: 1 });
    const [type] = ticketing?.ticketTypes ?? [];
    if (written.allowsKids) await open(posted.id);
    for (const each of attendees) {
      const { token, attendee } = await personOf(each);
      const { id, paymentId } = await ask('POST', `${event}/registrations`, token, {
        ...attendee,
        ...(type && { ticketTypeId: type.id }),
      });
      if (paymentId)
        await eventually(() => ask('POST', `/api/payments/${paymentId}/card`, token, card));
      if (shownBy?.includes(each))
        await ask('PUT', `/api/registrations/${id}/shown`, token, { isShown: true });
      if (inDays > 0 || each === stayedAway) continue;
      const { ticketCode: code } = await ask('GET', `/api/registrations/${id}`, token);
      await ask('POST', `${event}/check-in`, organizer.token, { code });
    }
    if (inDays < 0)
      await ask('POST', `${event}/walk-ins`, organizer.token, {
        attendeeName: 'Rosa Delgado',
        isAdult: true,
      });
    if (written.allowsKids)
      await eventually(() =>
        ask('POST', `${event}/registrations`, child.token, { attendeeName: child.fullName }),
      );
    if (inDays < 0) await moveBack(ownerUrl, posted, eventDate.getTime() - eveningIn(inDays));
  }
}

/** The fourth evening is left out, because the library is closed then. */
function weekly(first: Date, weeks: number) {
  const dayOf = (week: number) =>
    new Date(first.getTime() + (week * 7 - 1) * dayMs).toISOString().slice(0, 10);
  return { everyWeeks: 1, until: dayOf(weeks), except: [dayOf(3)] };
}

/** At seven in the evening of New York, in winter. */
function eveningIn(days: number): number {
  const day = new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
  return Date.parse(`${day}T23:59:00Z`) + 60_000;
}

async function moveBack(ownerUrl: string, { id }: Json, ms: number): Promise<void> {
  const by = `${ms} milliseconds`;
  const sql = postgres(ownerUrl, { max: 1 });
  try {
    await sql.begin(async (tx) => {
      await tx`
        update events set event_date = event_date - ${by}::interval,
          ends_at = ends_at - ${by}::interval where id = ${String(id)}`;
      await tx`
        update event_registrations set checked_in_at = checked_in_at - ${by}::interval
        where event_id = ${String(id)}`;
    });
  } finally {
    await sql.end();
  }
}
