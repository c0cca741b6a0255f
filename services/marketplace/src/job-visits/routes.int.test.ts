import { randomUUID } from 'node:crypto';
import type { Actor } from '@sidework/chassis/http/actor';
import { hireChanged } from '@sidework/contracts/client-services/events';
import { accessRecorded } from '@sidework/contracts/marketplace/events';
import * as api from '@sidework/contracts/marketplace/job-visits';
import { getJob, type JobDetail } from '@sidework/contracts/marketplace/jobs';
import { beforeEach, expect, it } from 'vitest';
import { aJob, aProposal } from '../../test/builders.ts';
import { testMarketplace } from '../../test/service.ts';

const service = testMarketplace();
const visit = { address: '12 Elm Street, Newark', wantedDays: ['2099-03-01', '2099-03-02'] };

let client: Actor;
let hired: Actor;
let jobId: string;
beforeEach(async () => {
  client = await service.person();
  hired = await service.person();
  const given = { clientId: client.id, status: 'filled', hiredProfessionalId: hired.id } as const;
  jobId = (await aJob(service.db, given)).id;
});

const set = (by: Actor, body: object = visit, id = jobId) =>
  service.as(by).call(api.setJobVisit, { params: { jobId: id }, body: body as api.JobVisit });
const read = (by: Actor, id = jobId) =>
  service.as(by).call(api.getJobVisit, { params: { jobId: id } });

it('the address and the days of a job are for its client, whom they hired, and staff alone', async () => {
  expect((await read(client)).json()).toEqual({ address: null, wantedDays: [] });
  expect((await set(client)).json()).toEqual(visit);
  const staff = await service.person({ roles: ['moderator'], aal: 'aal2' });
  for (const by of [client, hired, staff]) expect((await read(by)).json()).toEqual(visit);
  expect((await read(await service.person())).statusCode).toBe(404);
  const other = { address: '  ', wantedDays: [] };
  expect((await set(client, other)).json()).toEqual({ address: null, wantedDays: [] });
});

it.each([
  ['four days', { wantedDays: ['2099-03-01', '2099-03-02', '2099-03-03', '2099-03-04'] }],
  ['one day twice', { wantedDays: ['2099-03-01', '2099-03-01'] }],
  ['no day of the calendar', { wantedDays: ['2099-02-30'] }],
  ['a long address', { address: 'x'.repeat(201) }],
])('are refused with %s', async (_, given) => {
  const reply = await set(client, { ...visit, ...given });
  expect(reply.statusCode).toBe(400);
  expect(Object.keys(reply.json().fields)[0]).toContain(Object.keys(given)[0]);
});

it('have no new day that is past, and keep those that were wanted before', async () => {
  const past = ['2020-03-01'];
  const reply = await set(client, { ...visit, wantedDays: past });
  expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([422, ['wantedDays']]);
  await set(client);
  await service.sql`update job_visits set wanted_days = '{2020-03-01}' where job_request_id = ${jobId}`;
  expect((await set(client, { address: 'Elm Street', wantedDays: past })).statusCode).toBe(200);
});

it('are set by its client alone, and of no youth job', async () => {
  expect((await set(hired)).statusCode).toBe(404);
  const youth = await aJob(service.db, { clientId: client.id, category: 'lawn_mowing' });
  const reply = await set(client, visit, youth.id);
  expect([reply.statusCode, reply.json().code]).toEqual([409, 'visit_of_adults']);
});

it('are no child’s, also of one who was taken for an adult', async () => {
  await set(client);
  await service.sql`update people set account_type = 'sidework_kids' where id = ${hired.id}`;
  expect((await read(hired)).statusCode).toBe(404);
  await service.sql`update people set account_type = 'gig_worker' where id = ${hired.id}`;
  await service.sql`update people set account_type = 'sidework_kids' where id = ${client.id}`;
  expect((await read(hired)).statusCode).toBe(404);
});

it('are read by staff with a line in the audit log, and by the two without', async () => {
  await set(client);
  const staff = await service.person({ roles: ['moderator'], aal: 'aal2' });
  for (const by of [client, hired, staff]) await read(by);
  const looks = (await service.emitted()).filter(
    ({ type, data }) => type === accessRecorded.type && data.childId === client.id,
  );
  expect(looks.map(({ data }) => [data.actorId, data.what])).toEqual([
    [staff.id, 'job_address_read'],
  ]);
});

it('are their client’s alone once the work ended, until it is under way again', async () => {
  await set(client);
  const serviceId = randomUUID();
  const tell = (isUnderWay: boolean, minutes: number) =>
    service.receive(
      hireChanged,
      { serviceId, jobRequestId: jobId, isUnderWay },
      { at: new Date(Date.UTC(2026, 0, 1, 0, minutes)) },
    );
  await tell(false, 1);
  expect((await read(hired)).statusCode).toBe(404);
  expect((await set(client)).statusCode).toBe(200);
  expect((await read(hired)).statusCode).toBe(404);
  expect((await read(client)).json()).toEqual(visit);
  await tell(true, 3);
  await tell(false, 2);
  expect((await read(hired)).json()).toEqual(visit);
});

it('are not shown after the end of work whose client had said nothing', async () => {
  await service.receive(hireChanged, {
    serviceId: randomUUID(),
    jobRequestId: jobId,
    isUnderWay: false,
  });
  await set(client);
  expect((await read(hired)).statusCode).toBe(404);
});

it('end together with the exact place of the job, which is shown about where it is', async () => {
  const exact = { latitude: 40.735712, longitude: -74.172401 };
  await service.sql`update job_requests set ${service.sql(exact)} where id = ${jobId}`;
  await aProposal(service.db, { by: hired, jobRequestId: jobId });
  const seen = async () =>
    (await service.as(hired).call(getJob, { params: { jobId } })).json() as JobDetail;
  expect(await seen()).toMatchObject(exact);
  const ended = { serviceId: randomUUID(), jobRequestId: jobId, isUnderWay: false };
  await service.receive(hireChanged, ended);
  const { latitude } = await seen();
  expect(latitude).not.toBe(exact.latitude);
  expect(latitude).toBeCloseTo(exact.latitude, 1);
});
