import type { Actor } from '@sidework/chassis/http/actor';
import { catalogue } from '@sidework/contracts/catalogue';
import type { Endpoint } from '@sidework/contracts/kernel/endpoint';
import { beforeEach, expect, it } from 'vitest';
import { aReview, aService, completed } from '../test/builders.ts';
import { testClientServices } from '../test/service.ts';

const service = testClientServices();
let child: Actor;
let other: Actor;
let work: Awaited<ReturnType<typeof aService>>;
let received: Awaited<ReturnType<typeof aService>>;
let done: Awaited<ReturnType<typeof aService>>;
let reviewed: Awaited<ReturnType<typeof aService>>;

/** On both sides of services, where nothing but that it may not act keeps it from going on. */
beforeEach(async () => {
  child = await service.person({ accountType: 'sidework_kids' }, { mayAct: false });
  other = await service.person();
  work = await aService(service.db, { client: other, professional: child });
  const asClient = { client: child, professional: other };
  received = await aService(service.db, asClient);
  done = await aService(service.db, { ...asClient, ...completed() });
  reviewed = await aService(service.db, { ...asClient, ...completed() });
  await aReview(service.db, {
    serviceId: reviewed.id,
    clientId: child.id,
    professionalId: other.id,
  });
});

const at = ({ id }: { id: string }) => ({ params: { serviceId: id } });
const timeZone = 'America/New_York';
const review = { rating: 5, comment: 'Thank you.' };

const writes = (): Record<string, { params: Record<string, string>; body: object }> => ({
  'POST /services/:serviceId/progress': { ...at(work), body: { progressStage: 'halfway' } },
  'PUT /services/:serviceId/estimate': {
    ...at(work),
    body: { estimatedCompletionDate: '2099-01-01', timeZone },
  },
  'PUT /services/:serviceId/deadline': {
    ...at(received),
    body: { deadline: '2099-01-01', timeZone },
  },
  'POST /services/:serviceId/request-changes': {
    ...at(done),
    body: { reason: 'The lawn is half done.' },
  },
  'POST /services/:serviceId/review': { ...at(done), body: review },
  'PUT /services/:serviceId/review': { ...at(reviewed), body: review },
});

const everything = () => service.sql`
  select (select jsonb_agg(service order by id) from services service) as services,
         (select jsonb_agg(review order by id) from reviews review) as reviews,
         (select count(*) from outbox) as events`;

const endpoints = catalogue['client-services'].filter(({ method }) => method !== 'GET');
const nameOf = ({ method, url }: Endpoint) => `${method} ${url}`;

it.each(endpoints.map((endpoint) => ({ name: nameOf(endpoint), endpoint })))(
  'a child that may not act changes nothing by $name [KIDS-12]',
  async ({ name, endpoint }) => {
    const args = writes()[name];
    if (!args) throw new Error(`${name} has no line in the table`);
    const before = await everything();
    const reply = await service.as(child).call(endpoint, args);
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'age_verification_required']);
    expect(await everything()).toEqual(before);
    await service.sql`update people set may_act = true where id = ${child.id}`;
    const waiting = await service.as(child).call(endpoint, args);
    expect([waiting.statusCode, waiting.json().code]).toEqual([409, 'guardian_approval_needed']);
    expect(await everything()).toEqual(before);
    await service.sql`update people set account_type = 'gig_worker' where id = ${child.id}`;
    expect((await service.as(child).call(endpoint, args)).statusCode).toBeLessThan(300);
  },
);

it.each(endpoints.map((endpoint) => ({ name: nameOf(endpoint), endpoint })))(
  'an adult changes nothing of work with a child by $name either [KIDS-12]',
  async ({ name, endpoint }) => {
    // The other side of the same work: whatever the child is here, it is the other.
    await service.sql`update people set account_type = 'gig_worker', may_act = true where id = ${child.id}`;
    await service.sql`update people set account_type = 'sidework_kids' where id = ${other.id}`;
    const args = writes()[name];
    const before = await everything();
    const reply = await service.as({ ...child, accountType: 'gig_worker' }).call(endpoint, args);
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'guardian_approval_needed']);
    expect(await everything()).toEqual(before);
  },
);
