import type { Actor } from '@sidework/chassis/http/actor';
import type { Endpoint } from '@sidework/contracts/kernel/endpoint';
import * as api from '@sidework/contracts/network-chat/connections';
import { blockPerson, getConversation } from '@sidework/contracts/network-chat/conversations';
import { listNotifications } from '@sidework/contracts/network-chat/notifications';
import { getToday } from '@sidework/contracts/network-chat/today';
import { beforeEach, describe, expect, it } from 'vitest';
import { testNetworkChat } from '../../test/service.ts';

const service = testNetworkChat();
let ada: Actor;
let ben: Actor;

beforeEach(async () => {
  await service.sql`delete from connections`;
  ada = await service.person({}, { fullName: 'Ada Plumb', profession: 'Plumber' });
  ben = await service.person({}, { fullName: 'Ben Wire', profession: null });
});

const send = async (by: Actor, endpoint: Endpoint, args: object = {}) => {
  const reply = await service.as(by).call(endpoint, args);
  return reply.statusCode < 400 ? reply.statusCode : `${reply.statusCode} ${reply.json().code}`;
};
const ask = (by: Actor, receiver: Actor, extra: object = {}) =>
  send(by, api.requestConnection, { body: { receiverId: receiver.id, ...extra } });
const listed = async (by: Actor, list: api.ConnectionList) =>
  (await service.as(by).call(api.listConnections, { query: { list } })).json().items;
const counts = async (by: Actor) => (await service.as(by).call(api.countConnections)).json();
const theOnly = async () => {
  const rows = await service.sql<{ id: string; status: string }[]>`select * from connections`;
  expect(rows).toHaveLength(1);
  return rows[0] as { id: string; status: string };
};
const answer = async (by: Actor, status: string) =>
  send(by, api.answerConnection, {
    params: { connectionId: (await theOnly()).id },
    body: { status },
  });
const end = async (by: Actor, how: 'withdraw' | 'remove') =>
  send(by, how === 'withdraw' ? api.withdrawConnection : api.removeConnection, {
    params: { connectionId: (await theOnly()).id },
  });

describe('a request to connect', () => {
  it('waits as pending for its receiver alone, with its moment [NET-26]', async () => {
    expect(await ask(ada, ben)).toBe(201);
    const [row] = await service.sql`select * from connections`;
    expect(row, '[NET-21]').toMatchObject({
      requester_id: ada.id,
      receiver_id: ben.id,
      status: 'pending',
    });
    expect(await listed(ben, 'received'), '[NET-25, NET-33]').toEqual([
      {
        id: row?.id,
        status: 'pending',
        isRequester: false,
        waitsForGuardians: false,
        person: expect.objectContaining({ fullName: 'Ada Plumb' }),
        createdAt: new Date(row?.created_at).toISOString(),
      },
    ]);
    expect(await listed(ada, 'received'), '[NET-18]').toEqual([]);
    expect(await listed(ada, 'sent')).toMatchObject([{ person: { fullName: 'Ben Wire' } }]);
    expect([await counts(ada), await counts(ben)]).toEqual([
      { accepted: 0, received: 0 },
      { accepted: 0, received: 1 },
    ]);
  });

  it('is told of in the bell and in Today, until it is answered', async () => {
    await ask(ada, ben);
    const kinds = async (by: Actor) =>
      (await service.as(by).call(getToday)).json().items.map(({ kind }: { kind: string }) => kind);
    const told = async () => (await service.as(ben).call(listNotifications)).json().items;
    expect(await told()).toMatchObject([
      { kind: 'connection_requested', actor: { fullName: 'Ada Plumb' }, ask: 'open' },
    ]);
    expect(await kinds(ben)).toEqual(['connection_request']);
    await answer(ben, 'accepted');
    expect(await kinds(ben)).toEqual([]);
    expect(await told()).toMatchObject([{ ask: 'granted' }]);
    const answered = (await service.as(ada).call(listNotifications)).json().items;
    expect(answered).toMatchObject([{ kind: 'connection_accepted' }]);
    await service.as(ben).call(blockPerson, { params: { personId: ada.id } });
    expect(await told()).toMatchObject([{ ask: null }]);
  });

  it('is accepted by its receiver, and joins both [NET-16, NET-22, NET-24, NET-26]', async () => {
    await ask(ada, ben);
    expect(await answer(ada, 'accepted')).toBe('403 connection_not_yours_to_answer');
    expect(await answer(await service.person(), 'accepted')).toBe('404 connection_not_found');
    expect(await answer(ben, 'accepted')).toBe(200);
    expect(await answer(ben, 'rejected')).toBe('409 connection_answered');
    expect(await listed(ada, 'accepted')).toMatchObject([{ person: { fullName: 'Ben Wire' } }]);
    expect(await listed(ben, 'accepted')).toMatchObject([{ person: { fullName: 'Ada Plumb' } }]);
    expect(await listed(ben, 'received')).toEqual([]);
    const talk = await service.as(ada).call(getConversation, { params: { personId: ben.id } });
    expect(talk.json().state).toBe('open');
  });

  it('is declined, and may be sent again until it was declined three times [NET-14, NET-23, D-31]', async () => {
    for (const time of [1, 2, 3]) {
      expect(await ask(ada, ben), `time ${time}`).toBe(201);
      await service.sql`update connections set status = 'rejected', answered_at = now()`;
    }
    expect(await ask(ada, ben)).toBe('409 declined_too_often');
    expect(await ask(ben, ada)).toBe(201);
  });

  it('that is declined leaves the requests [NET-23]', async () => {
    await ask(ada, ben);
    expect(await answer(ben, 'rejected')).toBe(200);
    expect((await theOnly()).status).toBe('rejected');
    expect([await listed(ben, 'received'), await listed(ada, 'sent')]).toEqual([[], []]);
  });

  it('can be withdrawn by who sent it, and an accepted one removed by either', async () => {
    await ask(ada, ben);
    expect(await end(ben, 'withdraw')).toBe('403 connection_not_yours_to_withdraw');
    expect(await end(ada, 'remove')).toBe('409 connection_not_accepted');
    expect(await end(ada, 'withdraw')).toBe(204);
    expect(await listed(ben, 'received')).toEqual([]);
    await ask(ada, ben);
    await answer(ben, 'accepted');
    expect(await end(ada, 'withdraw')).toBe('409 connection_answered');
    expect(await end(await service.person(), 'remove')).toBe('404 connection_not_found');
    expect(await end(ben, 'remove')).toBe(204);
    expect(await listed(ada, 'accepted')).toEqual([]);
  });

  it('of both at once is one row that is accepted [D-30]', async () => {
    const replies = await Promise.all([ask(ada, ben), ask(ben, ada)]);
    expect(replies).toEqual([201, 201]);
    expect((await theOnly()).status).toBe('accepted');
    expect(await ask(ada, ben)).toBe('409 connection_exists');
  });

  it('twice from one side is refused', async () => {
    await ask(ada, ben);
    expect(await ask(ada, ben)).toBe('409 connection_exists');
  });

  it.each([
    ['of a visitor', 401],
    ['to oneself', '422 connection_to_yourself'],
    ['to nobody', '404 person_not_found'],
    ['in the name of another', '403 not_the_requester'],
    ['to whom has blocked the sender', '404 person_not_found'],
    ['to whom the sender has blocked', '409 person_blocked'],
    ['to a child', '403 connecting_not_allowed'],
    ['of who may not act', '403 contact_unconfirmed'],
    ['that begins as accepted', '400 invalid_input'],
  ])('%s is refused', async (what, expected) => {
    const kid = await service.person({ accountType: 'sidework_kids' }, { permits: ['messaging'] });
    const held = await service.person({}, { mayAct: false });
    const block = (by: Actor, whom: Actor) =>
      send(by, blockPerson, { params: { personId: whom.id } });
    const attempts: Record<string, () => Promise<unknown>> = {
      'of a visitor': async () =>
        (await service.visitor.call(api.requestConnection, { body: { receiverId: ben.id } }))
          .statusCode,
      'to oneself': () => ask(ada, ada),
      'to nobody': () => ask(ada, { ...ben, id: '01960000-0000-7000-8000-000000000001' }),
      'in the name of another': () => ask(ada, ben, { requesterId: ben.id }),
      'to whom has blocked the sender': async () => {
        await block(ben, ada);
        return ask(ada, ben);
      },
      'to whom the sender has blocked': async () => {
        await block(ada, ben);
        return ask(ada, ben);
      },
      'to a child': () => ask(ada, kid),
      'of who may not act': () => ask(held, ben),
      'that begins as accepted': () => ask(ada, ben, { status: 'accepted' }),
    };
    expect(await attempts[what]?.()).toBe(expected);
    expect(await service.sql`select from connections`).toEqual([]);
  });
});

describe('Discover', () => {
  const discover = async (by: Actor, query: Record<string, unknown> = {}) =>
    (await service.as(by).call(api.discoverPeople, { query })).json().items as {
      fullName: string;
      connection: unknown;
      mutualCount: number;
      servicesTogether: number;
    }[];
  const join = async (one: Actor, other: Actor) => {
    await ask(one, other);
    await ask(other, one);
  };
  const names = async (by: Actor, query: Record<string, unknown> = {}) =>
    (await discover(by, query)).map(({ fullName }) => fullName);

  beforeEach(async () => {
    await service.sql`update people set has_left = true where id not in ${service.sql([ada.id, ben.id])}`;
  });

  it('lists everybody else by name, adults for adults [NET-15, NET-38, KIDS-08, D-6]', async () => {
    await service.person({ accountType: 'sidework_kids' }, { fullName: 'Kid K.' });
    await service.person({}, { fullName: 'zoe last' });
    await service.person({}, { fullName: 'Aaron First' });
    await service.person({}, { fullName: 'Held Back', mayAct: false });
    expect(await names(ada)).toEqual(['Aaron First', 'Ben Wire', 'zoe last']);
  });

  it('finds the name or the profession, in whatever case, and narrows by place [NET-06]', async () => {
    await service.person(
      {},
      { fullName: 'Cara Stone', profession: 'Mason', location: 'Trenton, NJ' },
    );
    await service.person(
      {},
      { fullName: 'Dora 100%', profession: 'Plumber', location: 'Akron, OH' },
    );
    expect(await names(ben, { search: 'PLUMB' })).toEqual(['Ada Plumb', 'Dora 100%']);
    expect(await names(ben, { search: 'stone' })).toEqual(['Cara Stone']);
    expect(await names(ben, { search: '%' })).toEqual(['Dora 100%']);
    expect(await names(ben, { search: 'plumb', place: 'akron' })).toEqual(['Dora 100%']);
    expect(await names(ben, { place: 'nj' })).toEqual(['Cara Stone']);
  });

  it('shows bio, place and profession of adults, and no way to reach them [NET-07, NET-10, D-10]', async () => {
    await service.sql`
      update people set bio = 'I mend.', location = 'Trenton, NJ' where id = ${ada.id}`;
    const [shown] = await discover(ben);
    expect(shown).toMatchObject({ bio: 'I mend.', location: 'Trenton, NJ', profession: 'Plumber' });
    expect(Object.keys(shown ?? {}).sort()).toEqual(
      [
        'id',
        'fullName',
        'avatarUrl',
        'profession',
        'completedServicesAsProfessional',
        'rating',
        'reviewCount',
        'bio',
        'location',
        'connection',
        'mutualCount',
        'servicesTogether',
      ].sort(),
    );
  });

  it('says what joins the two, until it was rejected [NET-13, NET-14]', async () => {
    await ask(ada, ben);
    expect((await discover(ada))[0]?.connection).toMatchObject({
      status: 'pending',
      isRequester: true,
    });
    expect((await discover(ben))[0]?.connection).toMatchObject({
      status: 'pending',
      isRequester: false,
    });
    await answer(ben, 'rejected');
    expect((await discover(ada))[0]?.connection).toBeNull();
  });

  it.each(['name', 'nearby', 'together'])('gives pages by %s that lose nobody', async (sort) => {
    await service.sql`update people set location = 'Newark, NJ' where id = ${ada.id}`;
    for (const location of ['Newark, NJ', 'Trenton, NJ', 'Akron, OH', null, 'Newark, NJ'])
      await service.person({}, { fullName: 'Sam', location });
    const paged: string[] = [];
    let cursor: string | undefined;
    do {
      const query = { limit: 2, sort, ...(cursor && { cursor }) };
      const page = (await service.as(ada).call(api.discoverPeople, { query })).json();
      paged.push(...page.items.map(({ id }: { id: string }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(new Set(paged).size).toBe(6);
    expect(paged).toHaveLength(6);
  });

  it('has the town of the one who looks first, and then the state', async () => {
    await service.sql`update people set location = 'Newark, NJ' where id = ${ada.id}`;
    for (const [fullName, location] of [
      ['Ann', 'Akron, OH'],
      ['Bob', 'Trenton, NJ'],
      ['Cid', 'Newark, NJ'],
      ['Dan', 'Newark, DE'],
    ] as const)
      await service.person({}, { fullName, location });
    expect(await names(ada, { sort: 'nearby' })).toEqual(['Cid', 'Bob', 'Ann', 'Ben Wire', 'Dan']);
    expect(await names(ada, { sort: 'nearby', search: 'dan' })).toEqual(['Dan']);
  });

  it('counts connections in common and services for each other, and has these first', async () => {
    const [cid, dan] = [
      await service.person({}, { fullName: 'Cid' }),
      await service.person({}, { fullName: 'Dan' }),
    ];
    for (const friend of [cid, dan]) await join(ada, friend);
    await join(ben, cid);
    for (const [at, other] of [dan, dan, ben].entries())
      await service.sql`insert into shared_facts (source_id, person_id, kind, other_id, happened_at, balance, is_agreed)
        values (gen_random_uuid(), ${ada.id}, 'service', ${other.id}, now() - make_interval(days => ${at}), 1, true)`;
    const found = await discover(ada, { sort: 'together' });
    expect(
      found.map(({ fullName, mutualCount, servicesTogether }) => [
        fullName,
        mutualCount,
        servicesTogether,
      ]),
    ).toEqual([
      ['Dan', 0, 2],
      ['Ben Wire', 1, 1],
      ['Cid', 0, 0],
    ]);
  });

  it('gives pages that neither lose nor repeat anybody', async () => {
    for (const name of ['Ann', 'ann', 'Bob', 'Cid', 'Dan'])
      await service.person({}, { fullName: name });
    const all = await names(ada);
    const paged: string[] = [];
    let cursor: string | undefined;
    do {
      const query = { limit: 2, ...(cursor && { cursor }) };
      const page = (await service.as(ada).call(api.discoverPeople, { query })).json();
      paged.push(...page.items.map(({ fullName }: { fullName: string }) => fullName));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(paged).toEqual(all);
  });

  it('is nothing to who may not act, and has nobody across a block', async () => {
    const held = await service.person({}, { mayAct: false });
    expect(await names(held)).toEqual([]);
    await send(ben, blockPerson, { params: { personId: ada.id } });
    expect([await names(ada), await names(ben)]).toEqual([[], []]);
  });
});
