import { randomUUID } from 'node:crypto';
import type { Actor } from '@sidework/chassis/http/actor';
import { people } from '@sidework/chassis/people/people';
import { anActor } from '@sidework/chassis/testing/tokens';
import * as appointmentsApi from '@sidework/contracts/client-services/appointments';
import * as api from '@sidework/contracts/client-services/bookings';
import { cancelService, previewCancellation } from '@sidework/contracts/client-services/escrow';
import * as events from '@sidework/contracts/client-services/events';
import * as appointmentEvents from '@sidework/contracts/client-services/events/appointments';
import { listServices } from '@sidework/contracts/client-services/services';
import * as hoursApi from '@sidework/contracts/client-services/working-hours';
import type { EventDefinition, EventType } from '@sidework/contracts/kernel/event';
import { gigChanged, gigDeleted, gigPosted } from '@sidework/contracts/marketplace/events';
import { beforeEach, describe, expect, it } from 'vitest';
import { aKey } from '../../test/money.ts';
import { testClientServices } from '../../test/service.ts';
import { remindJob } from '../appointments/remind.ts';

const service = testClientServices();
const kid = { accountType: 'sidework_kids' } as const;
const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '00:00', to: '24:00' }));
const open = {
  timeZone: 'America/New_York',
  week: everyDay,
  daysOff: [],
  appointmentMinutes: 60,
  noticeHours: 24,
  travelMinutes: 30,
};

let client: Actor;
let professional: Actor;
let gigId: string;
beforeEach(async () => {
  client = await service.person({ accountType: 'client', userType: 'client', roles: [] });
  professional = await service.person({ accountType: 'gig_worker' });
  gigId = await aGig();
});

const keep = (by: Actor, given = {}) =>
  service.as(by).call(hoursApi.setWorkingHours, { body: { ...open, ...given } });
async function aGig(given = {}) {
  const id = randomUUID();
  await tell(gigPosted, { gigId: id, ...given });
  return id;
}
let told = 0;
const tell = (event: EventDefinition<EventType, typeof gigPosted.data>, given = {}) => {
  told += 1;
  return service.receive(
    event,
    {
      gigId,
      professionalId: professional.id,
      title: 'Tap repair',
      description: 'I mend what drips.',
      priceCents: 4_500,
      pricingType: 'fixed',
      isYouth: false,
      status: 'active',
      ...given,
    },
    { sequence: told },
  );
};
const timesFor = (by: Actor, query = {}, id = gigId) =>
  service.as(by).call(api.listFreeTimes, { params: { gigId: id }, query });
const freeTime = async (index = 0) => {
  const reply = await timesFor(client);
  const { days } = reply.json() as api.FreeTimes;
  return days.flatMap(({ times }) => times)[index] ?? '';
};
const book = (by: Actor, startsAt: string, given = {}, headers = {}) =>
  service.as(by).call(api.bookGig, {
    body: { gigId, startsAt, amountCents: 4_500, minutes: 60, ...given },
    headers,
  });
const end = (by: Actor, serviceId: string) =>
  service.as(by).call(cancelService, {
    params: { serviceId },
    body: { cause: 'changed_plans' },
    headers: aKey(),
  });
const eventsOf = async (type: string, serviceId: string) =>
  (await service.emitted()).filter(
    (each) => each.type === type && each.data.serviceId === serviceId,
  );

describe('working hours', () => {
  it('are kept for their professional alone', async () => {
    const mine = () => service.as(professional).call(hoursApi.getWorkingHours);
    expect((await mine()).json()).toEqual({ hours: null });
    expect((await keep(professional)).json()).toEqual({ hours: open });
    await keep(professional, { appointmentMinutes: 90 });
    expect((await mine()).json().hours.appointmentMinutes).toBe(90);
    expect((await service.as(client).call(hoursApi.getWorkingHours)).json().hours).toBeNull();
  });

  it.each([
    ['hours that overlap', { week: [...everyDay, { weekday: 1, from: '09:00', to: '10:00' }] }],
    ['an end before the start', { week: [{ weekday: 1, from: '10:00', to: '09:00' }] }],
    ['no quarter of an hour', { week: [{ weekday: 1, from: '09:10', to: '10:00' }] }],
    ['a day that there is not', { week: [{ weekday: 8, from: '09:00', to: '10:00' }] }],
    ['days off from back to front', { daysOff: [{ from: '2027-01-02', to: '2027-01-01' }] }],
    ['a zone that nobody knows', { timeZone: 'Mars/Olympus' }],
    ['a length that is not offered', { appointmentMinutes: 37 }],
  ])('are refused with %s', async (_, given) => {
    expect((await keep(professional, given)).statusCode).toBe(400);
  });

  it('are no child’s', async () => {
    const child = await service.person(kid);
    expect((await keep(child)).statusCode).toBe(403);
  });
});

describe('free times of a gig', () => {
  it('are seven days at its price, and further ones', async () => {
    await keep(professional);
    const first = (await timesFor(client)).json() as api.FreeTimes;
    expect(first).toMatchObject({ timeZone: open.timeZone, minutes: 60, amountCents: 4_500 });
    expect(first.days).toHaveLength(7);
    const next = (await timesFor(client, { from: first.nextDay })).json() as api.FreeTimes;
    expect(next.days[0]?.day).toBe(first.nextDay);
    expect(next.days[0]?.times).toHaveLength(16);
    const far = (await timesFor(client, { from: '9999-12-31' })).json();
    expect(far).toMatchObject({ days: [], nextDay: null });
  });

  it('are none where there are no hours or no price, or the gig is a child’s, paused or gone', async () => {
    expect((await timesFor(client)).json().code).toBe('gig_not_bookable');
    await keep(professional);
    expect((await timesFor(client)).statusCode).toBe(200);
    for (const given of [{ priceCents: null }, { isYouth: true }]) {
      const id = await aGig(given);
      expect((await timesFor(client, {}, id)).statusCode).toBe(404);
    }
    await tell(gigChanged, { status: 'paused' });
    expect((await timesFor(client)).statusCode).toBe(404);
    await tell(gigDeleted, { status: 'deleted' });
    expect((await book(client, '2099-01-01T10:00:00Z')).json().code).toBe('gig_not_bookable');
  });

  it('follow the newest that was told of the gig', async () => {
    await keep(professional);
    await tell(gigChanged, { priceCents: 5_000 });
    told = 0;
    await tell(gigChanged, { priceCents: 4_000 });
    told = 10;
    expect((await timesFor(client)).json().amountCents).toBe(5_000);
  });

  it('keep the description of the gig where an older version tells none', async () => {
    await keep(professional);
    await tell(gigChanged, { title: 'Taps', description: undefined });
    const gigs = service.sql`select title, description from bookable_gigs where id = ${gigId}`;
    expect(await gigs).toEqual([{ title: 'Taps', description: 'I mend what drips.' }]);
  });

  it('are refused with a day that is none, and shown to no child', async () => {
    await keep(professional);
    expect((await timesFor(client, { from: '2026-02-30' })).statusCode).toBe(400);
    expect((await timesFor(await service.person(kid))).statusCode).toBe(403);
  });
});

describe('a booking', () => {
  beforeEach(() => keep(professional));

  it('makes a service at the terms of the gig with an appointment, and its time is taken', async () => {
    const startsAt = await freeTime();
    const reply = await book(client, startsAt);
    expect(reply.statusCode, reply.body).toBe(201);
    const { serviceId, ...appointment } = reply.json();
    expect(appointment).toMatchObject({
      startsAt,
      endsAt: new Date(Date.parse(startsAt) + 3_600_000).toISOString(),
      timeZone: open.timeZone,
      status: 'agreed',
    });
    const { items } = (
      await service.as(professional).call(listServices, { query: { as: 'professional' } })
    ).json();
    expect(items).toMatchObject([
      {
        id: serviceId,
        clientId: client.id,
        title: 'Tap repair',
        description: 'I mend what drips.',
        totalAmountCents: 4_500,
        agreement: 'accepted',
        status: 'in_progress',
      },
    ]);
    expect(await freeTime()).not.toBe(startsAt);
    const told = { startsAt, clientId: client.id, professionalId: professional.id };
    expect(await eventsOf(appointmentEvents.appointmentBooked.type, serviceId)).toMatchObject([
      { data: told },
    ]);
    expect(await eventsOf(events.serviceStarted.type, serviceId)).toMatchObject([
      { data: { gigId, jobRequestId: null } },
    ]);
    const params = { serviceId };
    for (const side of [client, professional]) {
      const listed = await service.as(side).call(appointmentsApi.listAppointments, { params });
      expect(listed.json().items).toMatchObject([{ startsAt, status: 'agreed' }]);
    }
    const stranger = service.as(await service.person());
    expect((await stranger.call(appointmentsApi.listAppointments, { params })).statusCode).toBe(
      404,
    );
  });

  it('is made once by one key, however often it is sent', async () => {
    const startsAt = await freeTime();
    const headers = aKey();
    const replies = [
      await book(client, startsAt, {}, headers),
      await book(client, startsAt, {}, headers),
    ];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(replies[0]?.json().id).toBe(replies[1]?.json().id);
  });

  it.each([
    ['a time that is not offered', 'time_not_free', { startsAt: '2020-01-01T00:00:00Z' }],
    ['an older price', 'price_changed', { amountCents: 4_400 }],
    ['an older length', 'length_changed', { minutes: 90 }],
    ['a gig that is not there', 'gig_not_bookable', { gigId: randomUUID() }],
  ])('with %s is refused', async (_, code, given) => {
    expect((await book(client, await freeTime(), given)).json().code).toBe(code);
  });

  it('is nobody’s of their own gig, and no child’s', async () => {
    const startsAt = await freeTime();
    expect((await book(professional, startsAt)).json().code).toBe('own_gig');
    expect((await book(await service.person(kid), startsAt)).statusCode).toBe(403);
  });

  it('is not made with somebody who turned out to be a child, or may not act', async () => {
    const startsAt = await freeTime();
    for (const known of [{ accountType: 'sidework_kids' as const }, { mayAct: false }]) {
      const other = await service.person({}, known);
      await keep(professional);
      const id = await aGig({ professionalId: other.id });
      await service.sql`insert into working_hours (professional_id, hours, changed_at)
        select ${other.id}, hours, changed_at from working_hours where professional_id = ${professional.id}`;
      expect((await book(client, startsAt, { gigId: id })).json().code).toBe('gig_not_bookable');
    }
  });

  it('is one of three with the same professional that have not ended, also where its time is cancelled', async () => {
    let serviceId = '';
    for (const _ of [1, 2, 3]) {
      const { id: appointmentId, ...booked } = (await book(client, await freeTime())).json();
      serviceId = booked.serviceId;
      const args = { params: { appointmentId } };
      await service.as(client).call(appointmentsApi.cancelAppointment, args);
    }
    expect((await book(client, await freeTime())).json().code).toBe('too_many_bookings');
    expect((await book(await service.person(), await freeTime())).statusCode).toBe(201);
    expect((await end(professional, serviceId)).statusCode).toBe(200);
    expect((await book(client, await freeTime())).statusCode).toBe(201);
  });
});

describe('the service of a booking', () => {
  beforeEach(() => keep(professional));
  const previewFor = async (by: Actor, serviceId: string) => {
    const args = { params: { serviceId }, query: { cause: 'other' as const } };
    const { isWaived, dueCents } = (await service.as(by).call(previewCancellation, args)).json();
    return [isWaived, dueCents];
  };

  it('is ended by its professional at no cost before it began, and by its client for the fee', async () => {
    const { serviceId } = (await book(client, await freeTime())).json();
    expect(await previewFor(client, serviceId)).toEqual([false, 1_125]);
    expect(await previewFor(professional, serviceId)).toEqual([true, 0]);
    expect((await end(professional, serviceId)).json()).toMatchObject({
      status: 'cancelled',
      money: { cancellationFee: { payer: 'professional', settlement: 'waived' } },
    });
  });

  it('costs its professional the fee once it began', async () => {
    const { serviceId } = (await book(client, await freeTime())).json();
    await service.sql`update services set progress_stage = 'in_progress', progress_percentage = 25
      where id = ${serviceId}`;
    expect(await previewFor(professional, serviceId)).toEqual([false, 1_125]);
  });
});

describe('an appointment', () => {
  beforeEach(() => keep(professional));
  const booked = async () => {
    const startsAt = await freeTime();
    const { id, serviceId } = (await book(client, startsAt)).json();
    return { startsAt, serviceId, args: { params: { appointmentId: id } } };
  };

  it('is cancelled by either side once, and its time is free again', async () => {
    for (const [side, cancelledBy] of [
      [client, 'client'],
      [professional, 'professional'],
    ] as const) {
      const { startsAt, serviceId, args } = await booked();
      for (const _ of [1, 2]) {
        const reply = await service.as(side).call(appointmentsApi.cancelAppointment, args);
        expect(reply.json()).toMatchObject({ status: 'cancelled', cancelledBy });
      }
      expect(await eventsOf(appointmentEvents.appointmentCancelled.type, serviceId)).toMatchObject([
        { data: { startsAt, cancelledBy } },
      ]);
      expect(await freeTime()).toBe(startsAt);
    }
  });

  it('is not cancelled by others, nor after it began', async () => {
    const { args } = await booked();
    const stranger = service.as(await service.person());
    expect((await stranger.call(appointmentsApi.cancelAppointment, args)).statusCode).toBe(404);
    await service.sql`update appointments set starts_at = now() - interval '1 minute'
      where id = ${args.params.appointmentId}`;
    const late = await service.as(client).call(appointmentsApi.cancelAppointment, args);
    expect(late.json().code).toBe('appointment_over');
  });

  it('is told of a day and two hours before it begins, each time once', async () => {
    const { serviceId, args } = await booked();
    const { appointmentId } = args.params;
    const comesIn = async (hours: number) => {
      await service.sql`update appointments set created_at = now() - interval '3 days',
        starts_at = now() + make_interval(hours => ${hours}),
        ends_at = now() + make_interval(hours => ${hours + 1}),
        blocked_until = now() + make_interval(hours => ${hours + 1}) where id = ${appointmentId}`;
      for (const _ of [1, 2])
        while (await remindJob.run(service.deps, new AbortController().signal));
      const told = await eventsOf(appointmentEvents.appointmentNear.type, serviceId);
      return told.map(({ data }) => data.hours);
    };
    expect(await comesIn(25)).toEqual([]);
    expect(await comesIn(23)).toEqual([24]);
    expect(await comesIn(3)).toEqual([24]);
    await service.as(client).call(appointmentsApi.cancelAppointment, args);
    expect(await comesIn(1)).toEqual([24]);
    await service.sql`update appointments set status = 'agreed', cancelled_by = null
      where id = ${appointmentId}`;
    expect(await comesIn(1)).toEqual([24, 2]);
  });

  it('falls away with its service', async () => {
    const { startsAt, serviceId } = await booked();
    const params = { serviceId };
    expect((await end(client, serviceId)).statusCode).toBe(200);
    const listed = await service.as(client).call(appointmentsApi.listAppointments, { params });
    expect(listed.json().items).toMatchObject([{ status: 'cancelled', cancelledBy: null }]);
    expect(await freeTime()).toBe(startsAt);
  });
});

describe('many bookings at once', () => {
  it('of 20 times by 200 people make 20', async () => {
    await keep(professional, { travelMinutes: 0 });
    const { days } = (await timesFor(client)).json() as api.FreeTimes;
    const times = days.flatMap((each) => each.times).slice(0, 20);
    expect(times).toHaveLength(20);
    const clients = Array.from({ length: 200 }, () =>
      anActor({ accountType: 'client', userType: 'client', roles: [] }),
    );
    await service.db.insert(people).values(
      clients.map(({ id, userType, accountType, roles }) => ({
        id,
        userType,
        accountType,
        roles,
        sequence: 1,
        fullName: 'Ada Example',
        completedServicesAsProfessional: 0,
        mayAct: true,
        guardianIds: [],
      })),
    );
    // A machine that is too busy says so, and is asked again as a client would.
    const bookAnyhow = async (by: Actor, startsAt: string) => {
      let reply = await book(by, startsAt);
      while (reply.statusCode === 503) reply = await book(by, startsAt);
      return reply.json().code ?? reply.statusCode;
    };
    const answers = [];
    // Ten at once ask for each time.
    for (let wave = 0; wave < 200; wave += 40)
      answers.push(
        ...(await Promise.all(
          clients
            .slice(wave, wave + 40)
            .map((each, index) => bookAnyhow(each, times[Math.floor((wave + index) / 10)] ?? '')),
        )),
      );
    expect(answers.filter((answer) => answer === 201)).toHaveLength(20);
    expect(new Set(answers)).toEqual(new Set([201, 'time_not_free']));
    const [kept] = await service.sql`select count(*)::int as appointments,
      count(distinct starts_at)::int as times from appointments
      where professional_id = ${professional.id} and status = 'agreed'`;
    expect(kept).toEqual({ appointments: 20, times: 20 });
  }, 240_000);

  it('that overlap are refused by the database itself', async () => {
    await keep(professional);
    const { id } = (await book(client, await freeTime())).json();
    const again = service.sql`insert into appointments
      (id, service_id, professional_id, client_id, starts_at, ends_at, blocked_until, time_zone, created_at)
      select ${randomUUID()}, service_id, professional_id, client_id, ends_at, blocked_until,
        blocked_until, time_zone, created_at from appointments where id = ${id}`;
    await expect(again).rejects.toMatchObject({ code: '23P01' });
  });
});
