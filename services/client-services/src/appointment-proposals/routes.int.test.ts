import type { Actor } from '@sidework/chassis/http/actor';
import * as api from '@sidework/contracts/client-services/appointment-proposals';
import * as appointmentsApi from '@sidework/contracts/client-services/appointments';
import { cancelService } from '@sidework/contracts/client-services/escrow';
import * as events from '@sidework/contracts/client-services/events';
import * as appointmentEvents from '@sidework/contracts/client-services/events/appointments';
import { setWorkingHours } from '@sidework/contracts/client-services/working-hours';
import { profileChanged } from '@sidework/contracts/identity/events';
import { beforeEach, describe, expect, it } from 'vitest';
import { anAppointment, aService } from '../../test/builders.ts';
import { aKey } from '../../test/money.ts';
import { testClientServices } from '../../test/service.ts';
import { remindJob } from '../appointments/remind.ts';
import type { Service } from '../services/service.ts';
import { expireAppointmentProposalsJob } from './expire-proposals.ts';

const service = testClientServices();
const timeZone = 'America/New_York';
const hour = 3_600_000;
const inHours = (hours: number) =>
  new Date(Math.ceil(Date.now() / hour) * hour + hours * hour).toISOString();

let client: Actor;
let professional: Actor;
let work: Service;
beforeEach(async () => {
  client = await service.person({ accountType: 'client', userType: 'client', roles: [] });
  professional = await service.person({ accountType: 'gig_worker' });
  work = await aService(service.db, { client, professional });
});

const propose = (by: Actor, times: string[], given = {}, on = work) =>
  service.as(by).call(api.proposeAppointment, {
    params: { serviceId: on.id },
    body: { times, minutes: 60, timeZone, ...given },
  });
const proposed = async (by: Actor, times: string[], given = {}, on = work) =>
  (await propose(by, times, given, on)).json() as api.AppointmentProposalView;
const agree = (by: Actor, { id }: { id: string }, startsAt: string) =>
  service
    .as(by)
    .call(api.agreeToAppointment, { params: { appointmentProposalId: id }, body: { startsAt } });
const end = (by: Actor, { id }: { id: string }) =>
  service.as(by).call(api.endAppointmentProposal, { params: { appointmentProposalId: id } });
const openFor = async (by: Actor, on = work) =>
  (await service.as(by).call(api.getAppointmentProposal, { params: { serviceId: on.id } })).json();
const listed = async (by: Actor, on = work) =>
  (
    await service.as(by).call(appointmentsApi.listAppointments, { params: { serviceId: on.id } })
  ).json();
const emitted = async (event: { type: string }, on = work) =>
  (await service.emitted()).filter(
    ({ type, data }) => type === event.type && data.serviceId === on.id,
  );
const needsOf = async ({ id }: { id: string }) =>
  (await service.emitted())
    .filter(({ data }) => data.kind === 'appointment_to_answer' && data.subjectId === id)
    .map(({ type }) => type);
const keepHours = (given = {}) =>
  service.as(professional).call(setWorkingHours, {
    body: {
      timeZone,
      week: [],
      daysOff: [],
      appointmentMinutes: 60,
      noticeHours: 24,
      travelMinutes: 30,
      ...given,
    },
  });

describe('times for the work', () => {
  it.each(['client', 'professional'] as const)(
    'that the %s proposes wait for the other side, who chooses one',
    async (side) => {
      const [by, other] = side === 'client' ? [client, professional] : [professional, client];
      const times = [inHours(48), inHours(72)];
      const proposal = await proposed(by, times);
      expect(proposal).toMatchObject({ proposedBy: side, times, status: 'open', movesId: null });
      for (const each of [by, other])
        expect(await openFor(each)).toEqual({ proposal, mayPropose: true });
      expect(await emitted(appointmentEvents.appointmentProposed)).toMatchObject([
        { data: { proposedBy: side, times, timeZone } },
      ]);
      expect(await needsOf(proposal)).toEqual([events.needRaised.type]);
      const chosen = await agree(other, proposal, inHours(72));
      expect(chosen.json()).toMatchObject({ status: 'agreed', startsAt: inHours(72), timeZone });
      expect(await listed(by)).toMatchObject({ items: [{ startsAt: inHours(72) }] });
      expect(await openFor(by)).toEqual({ proposal: null, mayPropose: true });
      expect(await needsOf(proposal)).toEqual([events.needRaised.type, events.needMet.type]);
      expect(await emitted(appointmentEvents.appointmentAgreed)).toMatchObject([
        { data: { proposedBy: side, startsAt: inHours(72) } },
      ]);
    },
  );

  it('give way to the other times that one side answers with', async () => {
    const first = await proposed(client, [inHours(48)]);
    const second = await proposed(professional, [inHours(50)]);
    expect((await openFor(client)).proposal.id).toBe(second.id);
    const late = await agree(professional, first, inHours(48));
    expect([late.statusCode, late.json().code]).toEqual([409, 'appointment_proposal_over']);
    expect((await agree(client, second, inHours(50))).statusCode).toBe(200);
  });

  it.each([
    ['declined', () => professional],
    ['withdrawn', () => client],
  ] as const)('are %s', async (status, by) => {
    const proposal = await proposed(client, [inHours(48)]);
    for (const _ of [1, 2])
      expect((await end(by(), proposal)).json()).toMatchObject({ id: proposal.id, status });
    expect((await openFor(client)).proposal).toBeNull();
    const told = await emitted(appointmentEvents.appointmentDeclined);
    expect(told).toHaveLength(status === 'declined' ? 1 : 0);
    expect(await needsOf(proposal)).toEqual([events.needRaised.type, events.needMet.type]);
  });

  it.each([
    ['none', { times: [] }, 400],
    ['four', { times: [30, 31, 32, 33].map(inHours) }, 400],
    ['one twice', { times: [inHours(30), inHours(30)] }, 400],
    ['one that is past', { times: ['2020-01-01T10:00:00Z'] }, 422],
    ['one of an odd length', { minutes: 37 }, 400],
    ['one in a zone that nobody knows', { timeZone: 'Mars/Olympus' }, 400],
  ])('are refused beside their field: %s', async (_, given, status) => {
    const reply = await propose(client, [inHours(48)], given);
    expect(reply.statusCode).toBe(status);
    const [field] = Object.keys(given);
    expect(Object.keys(reply.json().fields)).toEqual([expect.stringContaining(`${field}`)]);
  });

  it('are nobody else’s', async () => {
    const stranger = await service.person();
    const proposal = await proposed(client, [inHours(48)]);
    expect((await propose(stranger, [inHours(48)])).statusCode).toBe(404);
    expect((await agree(stranger, proposal, inHours(48))).statusCode).toBe(404);
    expect((await end(stranger, proposal)).statusCode).toBe(404);
    const own = await agree(client, proposal, inHours(48));
    expect([own.statusCode, own.json().code]).toEqual([403, 'own_appointment_proposal']);
  });

  it('end with their work, and once they have passed', async () => {
    const ended = await proposed(client, [inHours(48)]);
    await service.as(client).call(cancelService, {
      params: { serviceId: work.id },
      body: { cause: 'changed_plans' },
      headers: aKey(),
    });
    expect(await openFor(client)).toEqual({ proposal: null, mayPropose: false });
    expect(await needsOf(ended)).toContain(events.needMet.type);

    work = await aService(service.db, { client, professional });
    const passed = await proposed(client, [inHours(48)]);
    await service.sql`update appointment_proposals set expires_at = now() where id = ${passed.id}`;
    while (await expireAppointmentProposalsJob.run(service.deps, new AbortController().signal));
    expect((await openFor(client)).proposal).toBeNull();
    expect(await needsOf(passed)).toContain(events.needMet.type);
  });

  it('agree to work that waits for its client’s word, which its professional waits for', async () => {
    const offered = await aService(service.db, { client, professional, agreement: 'proposed' });
    const early = await propose(professional, [inHours(48)], {}, offered);
    expect([early.statusCode, early.json().code]).toEqual([409, 'service_not_agreed_to']);
    expect(await openFor(professional, offered)).toEqual({ proposal: null, mayPropose: false });
    expect((await propose(client, [inHours(48)], {}, offered)).statusCode).toBe(201);
    expect(await emitted(events.serviceAgreed, offered)).toHaveLength(1);
  });
});

describe('an agreed time', () => {
  const agreed = async (startsAt: string, on = work, given = {}) =>
    (await agree(professional, await proposed(client, [startsAt], given, on), startsAt)).json();

  it('is the professional’s no more, with the travel after it', async () => {
    await keepHours();
    await agreed(inHours(48));
    const other = await aService(service.db, {
      client: await service.person(),
      professional,
    });
    for (const [hours, minutes, code] of [
      [48, 60, 'appointment_time_taken'],
      [49, 60, 'appointment_time_taken'],
      [47, 60, 'appointment_time_taken'],
      [46, 60, undefined],
    ] as const) {
      const proposal = await proposed(professional, [inHours(hours)], { minutes }, other);
      const by = { ...professional, id: other.clientId };
      expect((await agree(by, proposal, inHours(hours))).json().code).toBe(code);
    }
  });

  it('is one alone where two clients agree at once', async () => {
    const others = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const by = await service.person();
        const on = await aService(service.db, { client: by, professional });
        return { by, proposal: await proposed(professional, [inHours(48)], {}, on) };
      }),
    );
    const replies = await Promise.all(
      others.map(({ by, proposal }) => agree(by, proposal, inHours(48))),
    );
    const codes = replies.map((reply) => reply.json().code ?? reply.statusCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set([200, 'appointment_time_taken']));
  });

  it('moves to another that both agree to, and is reminded of again', async () => {
    const { id: movesId } = await agreed(inHours(48));
    await service.sql`update appointments set reminders_past = 2 where id = ${movesId}`;
    const proposal = await proposed(client, [inHours(48.5)], { movesId });
    // Until then the old time stands.
    expect((await listed(client)).items).toMatchObject([{ id: movesId, startsAt: inHours(48) }]);
    const other = await proposed(professional, [inHours(20)]);
    expect(other.movesId).toBe(proposal.movesId);
    expect((await agree(client, other, inHours(20))).json()).toMatchObject({
      id: movesId,
      startsAt: inHours(20),
    });
    expect((await listed(client)).items).toHaveLength(1);
    expect(await emitted(appointmentEvents.appointmentAgreed)).toMatchObject([
      {},
      { data: { isMove: true } },
    ]);
    const [row] = await service.sql`select reminders_past from appointments where id = ${movesId}`;
    expect(row?.reminders_past).toBe(1);
    while (await remindJob.run(service.deps, new AbortController().signal));
    expect(await emitted(appointmentEvents.appointmentNear)).toEqual([]);
  });

  it('moves no more once it is cancelled, and new times are for a new one', async () => {
    const { id: movesId } = await agreed(inHours(48));
    const proposal = await proposed(client, [inHours(60)], { movesId });
    await service
      .as(professional)
      .call(appointmentsApi.cancelAppointment, { params: { appointmentId: movesId } });
    expect((await openFor(professional)).proposal).toBeNull();
    expect(await needsOf(proposal)).toContain(events.needMet.type);
    expect(await proposed(client, [inHours(70)])).toMatchObject({ status: 'open', movesId: null });
  });

  it('moves no more once it has begun', async () => {
    const { id: movesId } = await agreed(inHours(48));
    await proposed(client, [inHours(60)], { movesId });
    await service.sql`update appointments set starts_at = now() - interval '1 minute'
      where id = ${movesId}`;
    const other = await propose(professional, [inHours(70)]);
    expect([other.statusCode, other.json().movesId]).toEqual([201, null]);
  });

  it('of other work does not move', async () => {
    const foreign = await anAppointment(
      service.db,
      await aService(service.db, { client, professional }),
    );
    const reply = await propose(client, [inHours(48)], { movesId: foreign.id });
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'appointment_not_found']);
  });

  it('is cancelled at short notice where the professional asks for more', async () => {
    await keepHours();
    expect(await listed(client)).toEqual({ items: [], noticeHours: 24 });
    const near = await agreed(inHours(5));
    const far = await agreed(inHours(60));
    for (const { id } of [near, far])
      await service
        .as(client)
        .call(appointmentsApi.cancelAppointment, { params: { appointmentId: id } });
    const told = await emitted(appointmentEvents.appointmentCancelled);
    expect(told.map(({ data }) => data.isShortNotice)).toEqual([true, undefined]);
  });

  it('makes its work no booking, which costs a professional nothing to cancel', async () => {
    await agreed(inHours(48));
    const [row] =
      await service.sql`select is_booking from appointments where service_id = ${work.id}`;
    expect(row?.is_booking).toBe(false);
  });
});

it('appointments of a banned person are cancelled, and those of one who is back stay', async () => {
  const [person] = await service.sql`select * from people where id = ${professional.id}`;
  const data = {
    id: professional.id,
    fullName: 'Bo Banned',
    avatarUrl: null,
    profession: null,
    location: null,
    userType: person?.user_type,
    accountType: 'gig_worker' as const,
    roles: [],
    completedServicesAsProfessional: 0,
    rating: null,
    reviewCount: 0,
    guardianIds: [],
  };
  const sequence = Number(person?.sequence);
  const statusOf = async ({ id }: { id: string }) =>
    (await service.sql`select status from appointments where id = ${id}`)[0]?.status;
  const coming = await anAppointment(service.db, work, new Date(inHours(48)));
  const proposal = await proposed(client, [inHours(72)]);
  const banned = { ...data, mayAct: false, isBanned: true };
  await service.receive(profileChanged, banned, { sequence: sequence + 1 });
  expect(await statusOf(coming)).toBe('cancelled');
  expect(await needsOf(proposal)).toContain(events.needMet.type);
  await service.receive(profileChanged, { ...data, mayAct: true }, { sequence: sequence + 3 });
  const anew = await anAppointment(service.db, work, new Date(inHours(96)));
  await service.receive(profileChanged, banned, { sequence: sequence + 2 });
  expect(await statusOf(anew)).toBe('agreed');
});

describe('children', () => {
  const asKid = { accountType: 'sidework_kids' } as const;

  it('agree on no appointments without a guardian’s approval of the work', async () => {
    const child = await service.person(asKid, { guardianIds: [client.id] });
    const on = await aService(service.db, { client, professional: child });
    for (const by of [client, child]) {
      const reply = await propose(by, [inHours(48)], {}, on);
      expect([reply.statusCode, reply.json().code]).toEqual([409, 'guardian_approval_needed']);
      expect(await openFor(by, on)).toEqual({ proposal: null, mayPropose: false });
    }
  });

  it.each(['client', 'professional'] as const)(
    'lose their appointments where the %s is found to be one',
    async (side) => {
      const coming = await anAppointment(service.db, work, new Date(inHours(48)));
      const proposal = await proposed(client, [inHours(72)]);
      const found = side === 'client' ? client : professional;
      const [person] = await service.sql`select * from people where id = ${found.id}`;
      const data = {
        id: found.id,
        fullName: 'Kim Kid',
        avatarUrl: null,
        profession: null,
        location: null,
        userType: person?.user_type,
        accountType: 'sidework_kids' as const,
        roles: [],
        completedServicesAsProfessional: 0,
        rating: null,
        reviewCount: 0,
        mayAct: true,
        guardianIds: [],
      };
      await service.receive(profileChanged, data, { sequence: Number(person?.sequence) + 1 });
      const [row] = await service.sql`select status, cancelled_by from appointments
        where id = ${coming.id}`;
      expect(row).toMatchObject({ status: 'cancelled', cancelled_by: null });
      expect(await emitted(appointmentEvents.appointmentDropped)).toMatchObject([
        { data: { appointmentId: coming.id } },
      ]);
      expect(await needsOf(proposal)).toContain(events.needMet.type);
    },
  );
});
