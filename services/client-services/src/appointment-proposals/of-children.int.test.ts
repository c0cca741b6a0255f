import type { Actor } from '@sidework/chassis/http/actor';
import * as api from '@sidework/contracts/client-services/appointment-proposals';
import * as appointmentsApi from '@sidework/contracts/client-services/appointments';
import * as events from '@sidework/contracts/client-services/events';
import * as appointmentEvents from '@sidework/contracts/client-services/events/appointments';
import { profileChanged } from '@sidework/contracts/identity/events';
import { beforeEach, describe, expect, it } from 'vitest';
import { anAppointment, aSaturday, aService } from '../../test/builders.ts';
import { testClientServices } from '../../test/service.ts';
import type { Service } from '../services/service.ts';

const service = testClientServices();
const timeZone = 'America/New_York';
const kid = { accountType: 'sidework_kids' } as const;
const hoursLater = (time: string, hours: number) =>
  new Date(Date.parse(time) + hours * 3_600_000).toISOString();

let guardian: Actor;
let second: Actor;
let client: Actor;
let child: Actor;
let work: Service;
beforeEach(async () => {
  guardian = await service.person();
  second = await service.person();
  client = await service.person();
  const guardianIds = [guardian.id, second.id];
  child = await service.person(kid, { guardianIds, location: 'New Jersey' });
  work = await aService(service.db, { client, professional: child, isGuardianApproved: true });
  await service.sql`insert into age_bands values (${child.id}, 1, '14_15')`;
});

const propose = (by: Actor, times: string[], given = {}) =>
  service.as(by).call(api.proposeAppointment, {
    params: { serviceId: work.id },
    body: { times, minutes: 60, timeZone, ...given },
  });
const agree = async (by: Actor, startsAt: string) => {
  const other = by === client ? child : client;
  const { id } = (await propose(other, [startsAt])).json();
  const params = { appointmentProposalId: id };
  return service.as(by).call(api.agreeToAppointment, { params, body: { startsAt } });
};
const waiting = async (startsAt = aSaturday()) => (await agree(child, startsAt)).json();
const confirm = (by: Actor, { id: appointmentId }: { id: string }) =>
  service.as(by).call(appointmentsApi.confirmAppointment, { params: { appointmentId } });
const cancel = (by: Actor, { id: appointmentId }: { id: string }) =>
  service.as(by).call(appointmentsApi.cancelAppointment, { params: { appointmentId } });
const read = async (by: Actor) =>
  (
    await service.as(by).call(appointmentsApi.listAppointments, { params: { serviceId: work.id } })
  ).json();
const told = async (event: { type: string }) =>
  (await service.emitted()).filter(
    ({ type, data }) => type === event.type && data.serviceId === work.id,
  );
const needsOf = async ({ id }: { id: string }) =>
  (await service.emitted()).flatMap(({ type, data }) =>
    data.kind === 'child_appointment' && data.subjectId === id ? [type] : [],
  );

describe('an appointment of a child [D-117]', () => {
  it.each([['child'], ['client']] as const)(
    'that the %s agrees to waits for its guardians and stands once one confirms it',
    async (side) => {
      const agreed = await agree(side === 'child' ? child : client, aSaturday());
      expect([agreed.statusCode, agreed.json().status]).toEqual([200, 'awaiting_guardian']);
      const appointment = agreed.json();
      expect(await told(appointmentEvents.appointmentAgreed)).toEqual([]);
      expect(await told(appointmentEvents.appointmentAsked)).toMatchObject([
        { data: { guardianIds: [guardian.id, second.id] } },
      ]);
      expect(await needsOf(appointment)).toEqual([events.needRaised.type]);
      expect((await read(guardian)).items).toMatchObject([{ status: 'awaiting_guardian' }]);
      for (const by of [second, guardian])
        expect((await confirm(by, appointment)).json().status).toBe('agreed');
      expect(await told(appointmentEvents.appointmentConfirmed)).toHaveLength(1);
      expect(await needsOf(appointment)).toEqual([events.needRaised.type, events.needMet.type]);
    },
  );

  it('is confirmed by nobody else', async () => {
    const appointment = await waiting();
    const other = await service.person();
    await service.person(kid, { guardianIds: [other.id] });
    const staff = await service.person({ roles: ['moderator'], aal: 'aal2' });
    const answers = [];
    for (const by of [client, other, await service.person(), staff, child])
      answers.push((await confirm(by, appointment)).statusCode);
    expect(answers).toEqual([404, 404, 404, 404, 403]);
    expect((await cancel(other, appointment)).statusCode).toBe(404);
    expect((await read(client)).items).toMatchObject([{ status: 'awaiting_guardian' }]);
  });

  it('is not confirmed by a guardian who is the client', async () => {
    const appointment = await waiting();
    await service.sql`update people set guardian_ids = ${[client.id]} where id = ${child.id}`;
    expect((await confirm(client, appointment)).statusCode).toBe(404);
  });

  it.each([
    ['guardian', () => guardian, () => [second.id]],
    ['client', () => client, () => [guardian.id, second.id]],
    ['professional', () => child, () => [guardian.id, second.id]],
  ] as const)('is cancelled by the %s, and the guardians are told', async (by, actor, others) => {
    const appointment = await waiting();
    for (const _ of [1, 2])
      expect((await cancel(actor(), appointment)).json()).toMatchObject({ cancelledBy: by });
    expect(await told(appointmentEvents.appointmentCancelled)).toMatchObject([
      { data: { cancelledBy: by, guardianIds: others() } },
    ]);
    expect(await needsOf(appointment)).toContain(events.needMet.type);
    const late = await confirm(second, appointment);
    expect([late.statusCode, late.json().code]).toEqual([409, 'appointment_cancelled']);
  });

  it.each([
    ['in the evening', () => hoursLater(aSaturday(), 7), {}, /7 AM to 7 PM/],
    ['for too long', () => hoursLater(aSaturday(), 48 - 1), { minutes: 240 }, /school/],
    ['at an odd minute', () => hoursLater(aSaturday(), 1 / 60), {}, /quarter hour/],
    [
      'in the evening of another zone',
      () => hoursLater(aSaturday(), 8),
      { timeZone: 'Asia/Tokyo' },
      /7 PM/,
    ],
  ])('is refused beside the field %s', async (_, time, given, words) => {
    for (const by of [client, child]) {
      const reply = await propose(by, [aSaturday(3), time()], given);
      expect([reply.statusCode, reply.json().fields.times]).toEqual([
        422,
        expect.stringMatching(words),
      ]);
    }
  });

  it('knows no limit of hours from 16 on', async () => {
    await service.sql`update age_bands set band = '16_17' where person_id = ${child.id}`;
    expect((await propose(client, [hoursLater(aSaturday(), 7)])).statusCode).toBe(201);
  });

  it('is not confirmed where the hours of the day are used up by then', async () => {
    const appointment = await waiting();
    for (const hours of [-4, -3, -2, -1, 1, 2, 3, 4])
      await anAppointment(service.db, work, new Date(hoursLater(aSaturday(), hours)));
    const reply = await confirm(guardian, appointment);
    expect([reply.statusCode, reply.json().code]).toEqual([422, 'appointment_hours_young']);
  });

  it('is not confirmed while the child is paused', async () => {
    const appointment = await waiting();
    await service.sql`update people set may_act = false where id = ${child.id}`;
    const reply = await confirm(guardian, appointment);
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'child_may_not_work']);
    const more = await propose(client, [aSaturday(2)]);
    expect([more.statusCode, more.json().code]).toEqual([409, 'young_person_paused']);
  });

  it('asks again where it moves', async () => {
    const appointment = await waiting();
    await confirm(guardian, appointment);
    const startsAt = aSaturday(2);
    const { id } = (await propose(client, [startsAt], { movesId: appointment.id })).json();
    const params = { appointmentProposalId: id };
    const moved = await service
      .as(child)
      .call(api.agreeToAppointment, { params, body: { startsAt } });
    expect(moved.json()).toMatchObject({
      id: appointment.id,
      status: 'awaiting_guardian',
      startsAt,
    });
  });

  it('stays while a guardian looks after the child, and falls away with the last one', async () => {
    const appointment = await waiting();
    const tell = (sequence: number, guardianIds: string[]) =>
      service.receive(
        profileChanged,
        {
          id: child.id,
          fullName: 'Kim K.',
          avatarUrl: null,
          profession: null,
          location: 'New Jersey',
          userType: 'professional',
          accountType: 'sidework_kids',
          roles: [],
          completedServicesAsProfessional: 0,
          mayAct: true,
          guardianIds,
        },
        { sequence },
      );
    await tell(2, [second.id]);
    expect((await read(client)).items).toMatchObject([{ status: 'awaiting_guardian' }]);
    await tell(3, []);
    expect((await read(client)).items).toMatchObject([{ status: 'cancelled', cancelledBy: null }]);
    expect(await needsOf(appointment)).toContain(events.needMet.type);
  });
});
