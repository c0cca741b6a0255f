import { randomUUID } from 'node:crypto';
import type { Actor } from '@sidework/chassis/http/actor';
import { deadlineSet, estimateSet } from '@sidework/contracts/client-services/events';
import { setDeadline, setEstimate } from '@sidework/contracts/client-services/services';
import { dayIn } from '@sidework/contracts/kernel/local-day';
import { beforeEach, describe, expect, it } from 'vitest';
import { aService, completed } from '../../test/builders.ts';
import { testClientServices } from '../../test/service.ts';

const service = testClientServices();

let client: Actor;
let professional: Actor;
beforeEach(async () => {
  client = await service.person();
  professional = await service.person();
});

const timeZone = 'America/New_York';
/** Named once, so that no midnight comes between; and still ahead after one. */
const soon = dayIn(timeZone, new Date(Date.now() + 48 * 60 * 60 * 1000));

const emittedOf = async (
  type: typeof deadlineSet.type | typeof estimateSet.type,
  serviceId: string,
) => (await service.emitted(type)).filter(({ data }) => data.serviceId === serviceId);

const cases = [
  {
    what: 'deadline',
    endpoint: setDeadline,
    event: deadlineSet,
    field: 'deadline',
    owner: () => client,
    other: () => professional,
    refusal: 'client_sets_deadline',
    kept: (day: string | null) => ({ deadline: day, deadline_time_zone: day && timeZone }),
    told: (day: string | null) => ({ deadline: day, timeZone }),
  },
  {
    what: 'estimate',
    endpoint: setEstimate,
    event: estimateSet,
    field: 'estimatedCompletionDate',
    owner: () => professional,
    other: () => client,
    refusal: 'professional_sets_estimate',
    kept: (day: string | null) => ({ estimated_completion_date: day }),
    told: (day: string | null) => ({ estimatedCompletionDate: day }),
  },
] as const;

describe.each(cases)('PUT /services/:serviceId/$what', (given) => {
  const put = (by: Actor, serviceId: string, day: unknown, extra: object = {}) =>
    service.as(by).call(given.endpoint, {
      params: { serviceId },
      body: { [given.field]: day, timeZone, ...extra },
    });
  const rowOf = async (id: string) => {
    const [row] = await service.sql`
      select to_char(deadline, 'YYYY-MM-DD') as deadline, deadline_time_zone,
        to_char(estimated_completion_date, 'YYYY-MM-DD') as estimated_completion_date
      from services where id = ${id}`;
    return row;
  };

  it('keeps the day, tells of it, and takes it away again [EXT-07, EXT-08, EXT-09]', async () => {
    const { id } = await aService(service.db, { client, professional });
    const reply = await put(given.owner(), id, soon);
    expect([reply.statusCode, reply.json()[given.field]]).toEqual([200, soon]);
    expect(await rowOf(id)).toMatchObject(given.kept(soon));
    expect((await put(given.owner(), id, null)).statusCode).toBe(200);
    expect(await rowOf(id)).toMatchObject(given.kept(null));
    const told = await emittedOf(given.event.type, id);
    expect(told.map(({ data }) => data)).toEqual([
      expect.objectContaining(given.told(soon)),
      expect.objectContaining(given.told(null)),
    ]);
  });

  it('tells of nothing where the day is that already', async () => {
    const { id } = await aService(service.db, { client, professional });
    for (const _ of [1, 2]) expect((await put(given.owner(), id, soon)).statusCode).toBe(200);
    expect(await emittedOf(given.event.type, id)).toHaveLength(1);
  });

  it('refuses the other side, a stranger and a visitor [EXT-06, EXT-07, D-49]', async () => {
    const { id } = await aService(service.db, { client, professional });
    const other = await put(given.other(), id, soon);
    expect([other.statusCode, other.json().code]).toEqual([403, given.refusal]);
    expect((await put(await service.person(), id, soon)).statusCode).toBe(404);
    expect((await put(given.owner(), randomUUID(), soon)).statusCode).toBe(404);
    const body = { [given.field]: null, timeZone };
    const visit = service.visitor.call(given.endpoint, { params: { serviceId: id }, body });
    expect((await visit).statusCode).toBe(401);
    expect(await rowOf(id)).toMatchObject(given.kept(null));
  });

  it('refuses who may not act', async () => {
    const barred = await service.person({}, { mayAct: false });
    const pair =
      given.what === 'deadline'
        ? { client: barred, professional }
        : { client, professional: barred };
    const { id } = await aService(service.db, pair);
    expect((await put(barred, id, soon)).statusCode).toBe(403);
  });

  it('refuses work that is done, and a day that has passed beside its field [EXT-05]', async () => {
    const done = await aService(service.db, { client, professional, ...completed() });
    const late = await put(given.owner(), done.id, soon);
    expect([late.statusCode, late.json().code]).toEqual([409, 'service_not_in_progress']);
    const { id } = await aService(service.db, { client, professional });
    const past = await put(given.owner(), id, '2026-01-01');
    expect([past.statusCode, past.json().code]).toEqual([422, 'day_in_the_past']);
    expect(past.json().fields).toEqual({ [given.field]: 'This day has passed already.' });
  });

  it.each([
    ['a day that does not exist', '2027-02-30', {}],
    ['a day in other words', '01/02/2027', {}],
    ['a zone that does not exist', null, { timeZone: 'Mars/Olympus' }],
    ['no zone', null, { timeZone: undefined }],
    ['what it does not know', null, { status: 'completed' }],
  ])('refuses %s', async (_, day, extra) => {
    const { id } = await aService(service.db, { client, professional });
    expect((await put(given.owner(), id, day, extra)).statusCode).toBe(400);
  });
});
