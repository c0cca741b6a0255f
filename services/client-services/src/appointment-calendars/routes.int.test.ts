import type { Actor } from '@sidework/chassis/http/actor';
import * as api from '@sidework/contracts/client-services/own-appointments';
import { beforeEach, expect, it } from 'vitest';
import { anAppointment, aService } from '../../test/builders.ts';
import { testClientServices } from '../../test/service.ts';
import type { Service } from '../services/service.ts';

const service = testClientServices();
const at = (time: string) => new Date(`2099-03-${time}:00Z`);

let client: Actor;
let professional: Actor;
let work: Service;
beforeEach(async () => {
  client = await service.person({ accountType: 'client', userType: 'client', roles: [] });
  professional = await service.person({ accountType: 'gig_worker' });
  work = await aService(service.db, { client, professional });
});

const listFor = async (by: Actor, from: string, to: string) => {
  const query = { from: at(from).toISOString(), to: at(to).toISOString() };
  const reply = await service.as(by).call(api.listOwnAppointments, { query });
  return (reply.json() as { items: api.OwnAppointmentView[] }).items;
};
const read = (url: string) =>
  service.visitor.call(api.readAppointmentCalendar, {
    params: { token: url.split('/').at(-1) ?? '' },
  });
const renew = async (by: Actor) =>
  (await service.as(by).call(api.renewAppointmentCalendar)).json().url as string;

it('the appointments of a day are listed for both sides, the earliest first, and for nobody else', async () => {
  const late = await anAppointment(service.db, work, at('10T15:00'));
  const early = await anAppointment(service.db, work, at('10T09:00'));
  const cancelled = await anAppointment(service.db, work, at('10T12:00'));
  await service.sql`update appointments set status = 'cancelled' where id = ${cancelled.id}`;
  await anAppointment(service.db, work, at('11T09:00'));
  for (const [by, side, other] of [
    [client, 'client', professional],
    [professional, 'professional', client],
  ] as const)
    expect(await listFor(by, '10T00:00', '11T00:00')).toMatchObject(
      [early, late].map(({ id }) => ({
        id,
        side,
        title: work.title,
        person: { id: other.id },
        serviceId: work.id,
      })),
    );
  // One that has begun is still of the day.
  expect(await listFor(client, '10T15:30', '11T00:00')).toMatchObject([{ id: late.id }]);
  expect(await listFor(await service.person(), '10T00:00', '11T00:00')).toEqual([]);
});

it.each([
  ['no moment', { from: 'today', to: '2099-03-11T00:00:00Z' }],
  ['half of a span', { from: '2099-03-11T00:00:00Z' }],
])('a list with %s is refused', async (_, query) => {
  const args = { query } as never;
  expect((await service.as(client).call(api.listOwnAppointments, args)).statusCode).toBe(400);
});

it('a calendar is read by whoever has its address, until it is renewed or taken away', async () => {
  const startsAt = new Date(Date.now() + 86_400_000);
  const { id } = await anAppointment(service.db, work, startsAt);
  const mine = () => service.as(client).call(api.getAppointmentCalendar);
  expect((await mine()).json()).toEqual({ url: null });
  const first = await renew(client);
  expect((await mine()).json()).toEqual({ url: first });
  expect(first).toMatch(/^http:\/\/localhost:8080\/api\/appointment-calendars\/[\w-]{43}$/);
  const calendar = await read(first);
  expect(calendar.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(calendar.body).toContain(`UID:${id}@sidework`);
  await service.sql`update appointments set status = 'cancelled' where id = ${id}`;
  expect((await read(first)).body).not.toContain(`UID:${id}@sidework`);
  const second = await renew(client);
  expect((await read(first)).statusCode).toBe(404);
  expect((await read(second)).statusCode).toBe(200);
  await service.as(client).call(api.closeAppointmentCalendar);
  expect((await read(second)).statusCode).toBe(404);
});

it('a calendar has what is to come, however much lies behind', async () => {
  await service.sql`
    insert into appointments (id, service_id, professional_id, client_id, starts_at, ends_at, blocked_until, time_zone, created_at)
    select gen_random_uuid(), ${work.id}, ${professional.id}, ${client.id}, begins, begins + interval '1 hour',
      begins + interval '1 hour', 'UTC', now()
    from generate_series(1, 1000) n, lateral (select now() - n * interval '2 hours' as begins) slot`;
  const { id } = await anAppointment(service.db, work, new Date(Date.now() + 86_400_000));
  expect((await read(await renew(professional))).body).toContain(`UID:${id}@sidework`);
});

it('a calendar opens nothing while its owner is banned', async () => {
  const url = await renew(client);
  await service.sql`update people set may_act = false where id = ${client.id}`;
  expect((await read(url)).statusCode).toBe(404);
  await service.sql`update people set may_act = true where id = ${client.id}`;
  expect((await read(url)).statusCode).toBe(200);
});

it('a calendar is no child’s, also of one who was taken for an adult', async () => {
  const url = await renew(client);
  await service.sql`update people set account_type = 'sidework_kids' where id = ${client.id}`;
  expect((await read(url)).statusCode).toBe(404);
  const child = await service.person({ accountType: 'sidework_kids' });
  const reply = await service.as(child).call(api.renewAppointmentCalendar);
  expect(reply.statusCode).toBe(403);
});
