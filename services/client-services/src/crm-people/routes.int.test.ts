import type { Actor } from '@sidework/chassis/http/actor';
import * as api from '@sidework/contracts/client-services/crm-people';
import { contactChanged } from '@sidework/contracts/identity/events';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCrmClient, aService, completed } from '../../test/builders.ts';
import { testClientServices } from '../../test/service.ts';

const service = testClientServices();
const timeZone = 'America/New_York';
const rosa = {
  fullName: 'Rosa Marino',
  email: 'rosa.marino@example.com',
  phone: '973-555-0148',
  address: '214 Elm Road, Newark, NJ 07105',
  notes: 'Ring twice.',
};

let pat: Actor;
let client: Actor;
beforeEach(async () => {
  pat = await service.person({ accountType: 'gig_worker' });
  client = await service.person({ accountType: 'client', userType: 'client', roles: [] });
});

const add = (by: Actor, body: object = rosa) => service.as(by).call(api.addContact, { body });
const list = async (by: Actor, query: Record<string, unknown> = {}) => {
  const reply = await service.as(by).call(api.listCrmPeople, { query });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().items as api.CrmPersonView[];
};
const added = async (body: object = rosa) => {
  const reply = await add(pat, body);
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json() as api.CrmPersonView;
};
const at = ({ id: personId }: { id: string }) => ({ params: { personId } });
const move = (by: Actor, person: { id: string }, stage: api.ClientStage) =>
  service.as(by).call(api.moveClient, { ...at(person), body: { stage } });

describe('a contact without an account', () => {
  it('is written down once, as a lead, for its professional alone', async () => {
    const contact = await added();
    expect(contact).toMatchObject({ ...rosa, clientId: null, stage: 'lead', hasOwnStage: true });
    const again = await add(pat, {
      ...rosa,
      fullName: 'R. Marino',
      email: 'Rosa.Marino@Example.com',
    });
    expect([again.statusCode, again.json().code]).toEqual([409, 'contact_known']);
    const other = await service.person({ accountType: 'gig_worker' });
    expect(await list(other)).toEqual([]);
    for (const reply of [
      await service.as(other).call(api.getCrmPerson, at(contact)),
      await service.as(other).call(api.changeContact, { ...at(contact), body: rosa }),
      await service.as(other).call(api.removeContact, at(contact)),
      await move(other, contact, 'done'),
    ])
      expect([reply.statusCode, reply.json().code]).toEqual([404, 'crm_client_not_found']);
  });

  it('does not get the address of another', async () => {
    await added();
    const sam = await added({ fullName: 'Sam Ortiz' });
    const body = { fullName: 'Sam Ortiz', email: rosa.email };
    const reply = await service.as(pat).call(api.changeContact, { ...at(sam), body });
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'contact_known']);
  });

  it('is changed, moved on and removed', async () => {
    const contact = await added();
    const body = { fullName: 'Rosa Marino-Bell', phone: '973-555-0150' };
    const changed = await service.as(pat).call(api.changeContact, { ...at(contact), body });
    expect(changed.json()).toMatchObject({ ...body, email: null, notes: null });
    expect((await move(pat, contact, 'proposed')).json().stage).toBe('proposed');
    expect((await service.as(pat).call(api.removeContact, at(contact))).statusCode).toBe(200);
    expect(await list(pat)).toEqual([]);
  });

  it.each([
    ['a name', { fullName: ' ' }],
    ['an address', { email: 'rosa@' }],
    ['a number', { phone: 'call me' }],
  ])('needs %s that is one', async (_what, given) => {
    const reply = await add(pat, { ...rosa, ...given });
    expect(reply.statusCode).toBe(400);
    expect(Object.keys(reply.json().fields)).toEqual(Object.keys(given));
  });

  it('is no child’s to keep, nor a client’s', async () => {
    const child = await service.person({ accountType: 'sidework_kids' });
    for (const who of [child, client]) expect((await add(who)).statusCode).toBe(403);
    expect((await service.as(child).call(api.listCrmPeople)).statusCode).toBe(403);
  });
});

describe('the list', () => {
  it('has contacts and clients, newest first, page by page', async () => {
    const known = await aCrmClient(service.db, { professional: pat, client });
    const contact = await added();
    const first = await service.as(pat).call(api.listCrmPeople, { query: { limit: 1 } });
    expect(first.json().items[0].id).toBe(contact.id);
    const cursor = first.json().nextCursor;
    expect((await list(pat, { limit: 1, cursor }))[0]).toMatchObject({
      id: known.id,
      clientId: client.id,
      fullName: 'Ada Example',
      stage: 'lead',
    });
    const foreign = await service.as(pat).call(api.listCrmPeople, { query: { cursor: 'x' } });
    expect(foreign.statusCode).toBe(400);
  });

  it.each(['rosa', 'MARINO elm', '0148', 'ring'])('finds a contact by “%s”', async (search) => {
    await added();
    await added({ fullName: 'Sam Ortiz' });
    expect((await list(pat, { search })).map(({ fullName }) => fullName)).toEqual(['Rosa Marino']);
  });

  it('does not find clients by an address that is masked', async () => {
    await service.receive(contactChanged, { id: client.id, email: 'ada@example.com', phone: null });
    await aCrmClient(service.db, { professional: pat, client });
    expect(await list(pat, { search: 'ada@example.com' })).toEqual([]);
    expect((await list(pat))[0]).toMatchObject({ email: 'a•••@e•••.com' });
    await aService(service.db, { client, professional: pat });
    expect((await list(pat))[0]).toMatchObject({ email: 'ada@example.com' });
  });

  it.each<[string, object[], api.ClientStage | null, object]>([
    ['nothing', [], null, { totalCents: 0, paidCents: 0, owedCents: 0, offeredCents: 0 }],
    ['an offer', [{ agreement: 'proposed' }], 'proposed', { totalCents: 0, offeredCents: 9_900 }],
    [
      'agreed work',
      [{ escrowedAmountCents: 900 }],
      'booked',
      { totalCents: 9_900, paidCents: 900 },
    ],
    [
      'agreed work beside an offer',
      [{}, { agreement: 'proposed' }],
      'booked',
      { totalCents: 9_900, offeredCents: 9_900 },
    ],
    ['work to pay', [completed()], 'done', { totalCents: 9_900, paidCents: 0, owedCents: 9_900 }],
    [
      'work that was paid outside',
      [{ ...completed(), paidOutsideAt: new Date() }],
      'done',
      { totalCents: 9_900, paidCents: 9_900, owedCents: 0 },
    ],
    [
      'work that was refunded whole',
      [{ ...completed(), paymentStatus: 'released' }],
      'done',
      { totalCents: 0, paidCents: 0, owedCents: 0 },
    ],
    [
      'a declined offer',
      [{ agreement: 'declined', status: 'cancelled', paymentStatus: 'cancelled' }],
      null,
      { totalCents: 0, offeredCents: 0 },
    ],
  ])('has the stage and the sums of %s', async (_what, works, stage, money) => {
    await aCrmClient(service.db, { professional: pat, client });
    for (const work of works) await aService(service.db, { client, professional: pat, ...work });
    const [person] = await list(pat, stage ? { stage } : {});
    expect(person).toMatchObject({ stage: stage ?? 'lead', hasOwnStage: stage === null, money });
    const moved = await move(pat, { id: person?.id ?? '' }, 'booked');
    expect(moved.statusCode).toBe(stage ? 409 : 200);
  });
});

describe('an import', () => {
  const file = [
    rosa,
    { fullName: 'Sam Ortiz', phone: '973-555-0199' },
    { fullName: 'sam ortiz', phone: '(973) 555-0199' },
  ];
  const load = (by: Actor, isPreview = false) =>
    service.as(by).call(api.importContacts, { body: { contacts: file, isPreview } });

  it('adds each person once, and nobody at the second time', async () => {
    expect((await load(pat, true)).json()).toEqual({ added: 2, known: [2] });
    expect(await list(pat)).toEqual([]);
    expect((await load(pat)).json()).toEqual({ added: 2, known: [2] });
    const [sam] = await list(pat, { search: 'sam' });
    const body = { fullName: 'Sam Ortiz', phone: '973-555-0111' };
    await service.as(pat).call(api.changeContact, { ...at({ id: sam?.id ?? '' }), body });
    expect((await load(pat)).json()).toEqual({ added: 0, known: [0, 1, 2] });
    expect(await list(pat)).toHaveLength(2);
  });

  it('is counted once where two come at the same moment', async () => {
    const replies = await Promise.all([load(pat), load(pat)]);
    expect(replies.map((reply) => reply.json().added).sort()).toEqual([0, 2]);
    expect(await list(pat)).toHaveLength(2);
  });
});

describe('a task', () => {
  const plan = (by: Actor, person: { id: string }) =>
    service.as(by).call(api.addTask, {
      ...at(person),
      body: { title: 'Call about the pump', dueOn: '2026-12-10', timeZone },
    });
  const needs = async () =>
    (await service.emitted())
      .filter(({ data }) => data.kind === 'client_task')
      .map(({ type, data }) => [type, (data.details as { day?: string } | undefined)?.day ?? null]);
  const raised = 'client-services.need.raised.v1';
  const met = 'client-services.need.met.v1';

  it('waits on Today from its day on, moves, and ends once it is done', async () => {
    const contact = await added();
    const reply = await plan(pat, contact);
    expect(reply.statusCode, reply.body).toBe(201);
    const [person] = await list(pat);
    expect(person?.nextTask).toMatchObject({ title: 'Call about the pump', dueOn: '2026-12-10' });
    const params = { taskId: reply.json().id };
    const body = { dueOn: '2026-12-12', timeZone };
    expect((await service.as(pat).call(api.moveTask, { params, body })).json().dueOn).toBe(
      '2026-12-12',
    );
    expect((await service.as(pat).call(api.finishTask, { params })).json().doneAt).toBeTruthy();
    const late = await service.as(pat).call(api.moveTask, { params, body });
    expect([late.statusCode, late.json().code]).toEqual([409, 'task_done']);
    expect((await needs()).slice(-3)).toEqual([
      [raised, '2026-12-10'],
      [raised, '2026-12-12'],
      [met, null],
    ]);
    expect((await list(pat))[0]?.nextTask).toBeNull();
  });

  it('is its professional’s alone, and goes with the person', async () => {
    const contact = await added();
    const other = await service.person({ accountType: 'gig_worker' });
    expect((await plan(other, contact)).statusCode).toBe(404);
    const params = { taskId: (await plan(pat, contact)).json().id };
    for (const endpoint of [api.finishTask, api.removeTask])
      expect((await service.as(other).call(endpoint, { params })).statusCode).toBe(404);
    await service.as(pat).call(api.removeContact, at(contact));
    expect((await needs()).at(-1)).toEqual([met, null]);
    expect((await service.as(pat).call(api.removeTask, { params })).statusCode).toBe(404);
  });
});
