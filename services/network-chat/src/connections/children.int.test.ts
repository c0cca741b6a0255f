import type { Actor } from '@sidework/chassis/http/actor';
import { consentRevoked } from '@sidework/contracts/identity/events';
import type { Endpoint } from '@sidework/contracts/kernel/endpoint';
import * as api from '@sidework/contracts/network-chat/connections';
import { sendMessage } from '@sidework/contracts/network-chat/messages';
import { listNotifications } from '@sidework/contracts/network-chat/notifications';
import { getToday } from '@sidework/contracts/network-chat/today';
import { beforeEach, describe, expect, it } from 'vitest';
import { aFamily } from '../../test/builders.ts';
import { testNetworkChat } from '../../test/service.ts';

const service = testNetworkChat();
type Family = Awaited<ReturnType<typeof aFamily>>;
let mia: Family;
let noah: Family;

beforeEach(async () => {
  await service.sql`delete from connections`;
  await service.sql`delete from standing_approvals`;
  mia = await aFamily(service, 'Mia K.');
  noah = await aFamily(service, 'Noah B.');
});

const send = async (by: Actor, endpoint: Endpoint, args: object = {}) => {
  const reply = await service.as(by).call(endpoint, args);
  return reply.statusCode < 400 ? reply.statusCode : `${reply.statusCode} ${reply.json().code}`;
};
const ask = (by: Actor, receiver: Actor) =>
  send(by, api.requestConnection, { body: { receiverId: receiver.id } });
const theOnly = async () => {
  const [row] = await service.sql<{ id: string; status: string }[]>`select * from connections`;
  return { params: { connectionId: row?.id ?? '' }, status: row?.status };
};
const received = async (by: Actor) =>
  (await service.as(by).call(api.listConnections, { query: { list: 'received' } })).json().items;
const approve = async (by: Actor) => send(by, api.approveConnection, await theOnly());
const waiting = async (by: Actor) =>
  (await service.as(by).call(getToday)).json().items.map(({ kind }: { kind: string }) => kind);

describe('a request of a child to a child', () => {
  it('is over for each who was asked once they answered', async () => {
    const asked = async (by: Actor) =>
      (await service.as(by).call(listNotifications)).json().items[0]?.ask;
    await ask(mia.child, noah.child);
    await approve(mia.guardian);
    expect([await asked(mia.guardian), await asked(noah.guardian)]).toEqual(['over', 'open']);
    await approve(noah.guardian);
    expect([await asked(noah.guardian), await asked(noah.child)]).toEqual(['over', 'open']);
    const { params } = await theOnly();
    await send(noah.child, api.answerConnection, { params, body: { status: 'accepted' } });
    for (const each of [noah.child, noah.guardian, mia.guardian])
      expect(await asked(each)).toBe('granted');
    await service.sql`update people set guardian_ids = '{}' where id = ${noah.child.id}`;
    expect([await asked(noah.guardian), await asked(mia.guardian)]).toEqual([null, 'granted']);
  });

  it('is seen by its receiver once a guardian of each has agreed [KIDS-17]', async () => {
    expect(await ask(mia.child, noah.child)).toBe(201);
    expect(await received(noah.child)).toEqual([]);
    await service.sql`update people set location = 'New Jersey'`;
    for (const [{ guardian }, { child }] of [
      [mia, noah],
      [noah, mia],
    ] as const) {
      const [item] = (await service.as(guardian).call(getToday)).json().items;
      expect(item.other).toMatchObject({ id: child.id, location: 'New Jersey' });
    }
    expect([await waiting(mia.guardian), await waiting(noah.guardian)]).toEqual([
      ['child_connects'],
      ['child_asked_to_connect'],
    ]);
    expect(await approve(mia.guardian)).toBe(204);
    expect(await received(noah.child)).toEqual([]);
    expect(await waiting(mia.guardian)).toEqual([]);
    expect(await approve(mia.guardian)).toBe('409 no_approval_needed');
    expect(await approve(noah.guardian)).toBe(204);
    expect(await received(noah.child)).toMatchObject([{ person: { fullName: 'Mia K.' } }]);
    const { params } = await theOnly();
    const accept = { params, body: { status: 'accepted' } };
    expect(await send(noah.child, api.answerConnection, accept)).toBe(200);
  });

  it('is not to be answered, nor known of, before that', async () => {
    await ask(mia.child, noah.child);
    const { params } = await theOnly();
    const accept = { params, body: { status: 'accepted' } };
    expect(await send(noah.child, api.answerConnection, accept)).toBe('404 connection_not_found');
    expect(await send(noah.child, api.getConnection, { params })).toBe('404 connection_not_found');
    const seen = (await service.as(noah.child).call(api.discoverPeople)).json().items;
    const card = seen.find(({ id }: { id: string }) => id === mia.child.id);
    expect(card).toMatchObject({ connection: null, bio: null });
  });

  it('of both is accepted with the last approval', async () => {
    await ask(mia.child, noah.child);
    expect(await ask(noah.child, mia.child)).toBe(201);
    await approve(mia.guardian);
    await approve(noah.guardian);
    expect((await theOnly()).status).toBe('accepted');
  });

  it('needs nobody where guardians agreed in advance, also what waits already', async () => {
    await ask(mia.child, noah.child);
    for (const { child, guardian } of [mia, noah]) {
      const args = { params: { childId: child.id }, body: { isStanding: true } };
      expect(await send(guardian, api.setStandingApproval, args)).toBe(204);
    }
    expect(await received(noah.child)).toHaveLength(1);
    await service.sql`delete from connections`;
    const leo = await aFamily(service, 'Leo M.');
    await ask(mia.child, leo.child);
    await approve(leo.guardian);
    expect(await received(leo.child)).toHaveLength(1);
  });

  it('is refused, and what is accepted ended, by a guardian of either', async () => {
    await ask(mia.child, noah.child);
    const refuse = { ...(await theOnly()), body: { status: 'rejected' } };
    expect(await send(mia.guardian, api.answerConnection, refuse)).toBe(200);
    expect((await theOnly()).status).toBe('rejected');
    await service.sql`delete from connections`;
    await ask(mia.child, noah.child);
    await approve(mia.guardian);
    await approve(noah.guardian);
    const { params } = await theOnly();
    await send(noah.child, api.answerConnection, { params, body: { status: 'accepted' } });
    expect(await send(noah.guardian, api.removeConnection, { params })).toBe(204);
  });

  it('ends with the consent of its guardian [S-1.7-9], and not with one that was given anew since', async () => {
    await ask(mia.child, noah.child);
    await service.sql`update people set sequence = 9 where id = ${mia.child.id}`;
    await service.receive(consentRevoked, { childId: mia.child.id }, { sequence: 8 });
    expect((await theOnly()).status).toBe('pending');
    await service.sql`update people set sequence = 1 where id = ${mia.child.id}`;
    await service.receive(consentRevoked, { childId: mia.child.id });
    expect((await theOnly()).status).toBe('rejected');
  });

  it.each([
    ['an adult', '403 connecting_not_allowed'],
    ['a child that may not act', '404 person_not_found'],
  ])('is refused to %s', async (who, expected) => {
    const receiver =
      who === 'an adult'
        ? mia.guardian
        : await service.person({ accountType: 'sidework_kids' }, { mayAct: false });
    expect(await ask(mia.child, receiver)).toBe(expected);
  });

  it.each([
    [{ mayAct: false }, '403 age_verification_required'],
    [{ permits: [] }, '403 guardian_does_not_permit'],
  ])('is refused of a child of whom is known %j [KIDS-12]', async (known, expected) => {
    const kid = await service.person({ accountType: 'sidework_kids' }, known);
    expect(await ask(kid, noah.child)).toBe(expected);
  });
});

it('a guardian sees whom their child is connected with, which is recorded, and nobody else does', async () => {
  await ask(mia.child, noah.child);
  const args = { params: { childId: mia.child.id } };
  const reply = await service.as(mia.guardian).call(api.listChildConnections, args);
  expect(reply.json()).toMatchObject({
    items: [{ person: { fullName: 'Noah B.' }, isRequester: true, waitsForYou: true }],
  });
  const looks =
    await service.sql`select what, actor_id from access_log where child_id = ${mia.child.id}`;
  expect(looks).toEqual([{ what: 'connections_read', actor_id: mia.guardian.id }]);
  const rule = await service.as(mia.guardian).call(api.getStandingApproval, args);
  expect(rule.json()).toEqual({ isStanding: false });
  expect(await send(noah.guardian, api.getStandingApproval, args)).toBe('404 person_not_found');
  const after = await service.sql`select what from access_log where child_id = ${mia.child.id}`;
  expect(after).toHaveLength(1);
  expect(await send(noah.guardian, api.listChildConnections, args)).toBe('404 person_not_found');
  expect(await send(mia.child, api.listChildConnections, args)).toBe('403 permission_denied');
});

it('children list children who may act, and no adult [KIDS-08, S-1.7-4]', async () => {
  const held = await service.person({ accountType: 'sidework_kids' }, { mayAct: false });
  const { items } = (
    await service.as(mia.child).call(api.discoverPeople, { query: { limit: 100 } })
  ).json();
  const ids = items.map(({ id }: { id: string }) => id);
  expect(ids).toContain(noah.child.id);
  for (const other of [held, mia.guardian, noah.guardian, mia.child])
    expect(ids).not.toContain(other.id);
});

it('two children write to each other while they are connected, and no longer', async () => {
  const write = () =>
    send(mia.child, sendMessage, { body: { receiverId: noah.child.id, content: 'Hi Noah' } });
  expect(await write()).toBe('403 messaging_not_allowed');
  await ask(mia.child, noah.child);
  await approve(mia.guardian);
  await approve(noah.guardian);
  const { params } = await theOnly();
  await send(noah.child, api.answerConnection, { params, body: { status: 'accepted' } });
  expect(await write()).toBe(201);
  await send(noah.child, api.removeConnection, { params });
  expect(await write()).toBe('403 messaging_not_allowed');
});
