import type { Actor } from '@sidework/chassis/http/actor';
import { addTask, finishTask, listCrmPeople } from '@sidework/contracts/client-services/crm-people';
import {
  type CrmMomentView,
  listCrmMoments,
} from '@sidework/contracts/client-services/crm-timeline';
import { beforeEach, expect, it } from 'vitest';
import { aCrmClient, aService, completed } from '../../test/builders.ts';
import { testClientServices } from '../../test/service.ts';

const service = testClientServices();
let pat: Actor;
let client: Actor;
let personId: string;
beforeEach(async () => {
  pat = await service.person({ accountType: 'gig_worker' });
  client = await service.person({ accountType: 'client', userType: 'client', roles: [] });
  await aCrmClient(service.db, { professional: pat, client });
  const { items } = (await service.as(pat).call(listCrmPeople)).json();
  personId = items[0].id;
});

const ask = (by: Actor, query: Record<string, unknown> = {}) =>
  service.as(by).call(listCrmMoments, { params: { personId }, query });
const moments = async (query: Record<string, unknown> = {}): Promise<CrmMomentView[]> =>
  (await ask(pat, query)).json().items;
async function pageOf(query: Record<string, unknown>) {
  return (await ask(pat, query)).json() as { items: CrmMomentView[]; nextCursor: string | null };
}
const kinds = async (query: Record<string, unknown> = {}) =>
  (await moments(query)).map(({ kind }) => kind);
const day = (date: number) => new Date(Date.UTC(2026, 10, date));

it('the work with a client is told, the latest first, by group and over pages', async () => {
  const work = { client, professional: pat, title: 'Sump pump', createdAt: day(1) };
  const { id } = await aService(service.db, {
    ...work,
    agreedAt: day(2),
    paidOutsideAt: day(4),
    ...completed(day(3)),
  });
  expect(await kinds()).toEqual([
    'paid_outside',
    'service_completed',
    'service_agreed',
    'service_begun',
  ]);
  expect((await moments({ group: 'money' }))[0]).toMatchObject({
    kind: 'paid_outside',
    title: 'Sump pump',
    serviceId: id,
    amountCents: 9_900,
    at: day(4).toISOString(),
  });
  expect(await kinds({ group: 'papers' })).toEqual([]);
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page = await pageOf({ limit: 3, ...(cursor && { cursor }) });
    seen.push(...page.items.map(({ kind }) => kind));
    cursor = page.nextCursor;
  } while (cursor);
  expect(seen).toHaveLength(4);
});

it('a task that is done is told', async () => {
  const body = { title: 'Call', dueOn: '2099-01-02', timeZone: 'America/New_York' };
  const task = (await service.as(pat).call(addTask, { params: { personId }, body })).json();
  await service.as(pat).call(finishTask, { params: { taskId: task.id } });
  expect(await moments()).toMatchObject([{ kind: 'task_done', title: 'Call' }]);
});

it('the work of the client with another, and another’s list, are not told', async () => {
  const other = await service.person({ accountType: 'gig_worker' });
  await aService(service.db, { client, professional: other });
  expect(await moments()).toEqual([]);
  expect((await ask(other)).statusCode).toBe(404);
  expect((await ask(client)).statusCode).toBe(403);
});
