import { randomUUID } from 'node:crypto';
import { type AddressInfo, connect as connectTo, createServer, type Socket } from 'node:net';
import type { Actor } from '@sidework/chassis/http/actor';
import { tokenFor } from '@sidework/chassis/testing/tokens';
import { serviceCompleted, serviceStarted } from '@sidework/contracts/client-services/events';
import { needMet, needRaised, proposalSubmitted } from '@sidework/contracts/marketplace/events';
import { closeCodes } from '@sidework/contracts/network-chat/realtime';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aMessage, anOpenConversation } from '../../test/builders.ts';
import { aProposalFact, aServiceFact } from '../../test/facts.ts';
import { type Instance, startInstance } from '../../test/instance.ts';
import { testNetworkChat } from '../../test/service.ts';
import { openWindow } from '../../test/window.ts';

const service = testNetworkChat();
let here: Instance;
let there: Instance;
let ada: Actor;
let ben: Actor;

beforeAll(async () => {
  here = await startInstance(service.deps.config);
  there = await startInstance(service.deps.config);
});
afterAll(async () => {
  await Promise.all([here.close(), there.close()]);
});
beforeEach(async () => {
  ada = await service.person();
  ben = await service.person();
});

const post = async (by: Actor, path: string, body?: object, at = here) => {
  const response = await fetch(`${at.address}${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${tokenFor(by)}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return response.status;
};

describe('a message', () => {
  it('raises the badge of its receiver alone, once for a burst', async () => {
    await anOpenConversation(service.db, ada, ben);
    const adaHere = await openWindow(here.address, tokenFor(ada));
    const benThere = await openWindow(there.address, tokenFor(ben));
    const count = 20;
    const since = performance.now();
    const sent = Array.from({ length: count }, () =>
      post(ada, '/messages', { receiverId: ben.id, content: 'Hello' }),
    );
    await Promise.all(sent);
    await vi.waitFor(
      () =>
        expect(benThere.of('unread').at(-1)?.counts).toEqual({ messages: count, notifications: 0 }),
      10_000,
    );
    // Those of a fifth of a second are counted together, however many fifths all of them take.
    const fifths = Math.ceil((performance.now() - since) / 200);
    expect(benThere.of('unread').length).toBeLessThanOrEqual(fifths + 1);
    await adaHere.heard('message', count);
    expect(adaHere.of('unread')).toEqual([]);
  });
});

it('that a request was accepted makes the windows of who asked read again', async () => {
  await post(ada, '/messages', { receiverId: ben.id, content: 'Hello' });
  const adaThere = await openWindow(there.address, tokenFor(ada));
  const benThere = await openWindow(there.address, tokenFor(ben));
  expect(await post(ben, `/conversations/${ada.id}/accept`)).toBe(200);
  expect(await adaThere.heard('resync')).toHaveLength(1);
  expect(benThere.of('resync')).toEqual([]);
});

describe('a read mark', () => {
  it('is shown to who wrote, and to the reader’s other window with its badge [CHAT-16]', async () => {
    await anOpenConversation(service.db, ada, ben);
    for (const _ of [1, 2]) await aMessage(service.db, { from: ada, to: ben });
    const adaThere = await openWindow(there.address, tokenFor(ada));
    const benThere = await openWindow(there.address, tokenFor(ben));
    expect(await post(ben, `/conversations/${ada.id}/read`, { upTo: 2 })).toBe(200);
    const read = { type: 'read', byPersonId: ben.id, senderId: ada.id, upTo: 2 };
    expect(await adaThere.heard('read')).toEqual([read]);
    expect(await benThere.heard('read')).toEqual([read]);
    const counts = { messages: 0, notifications: 0 };
    expect(await benThere.heard('unread')).toEqual([{ type: 'unread', counts }]);
  });

  it('that marks nothing more is not shown', async () => {
    await anOpenConversation(service.db, ada, ben);
    await aMessage(service.db, { from: ada, to: ben });
    const window = await openWindow(here.address, tokenFor(ada));
    for (const upTo of [1, 1, 5]) await post(ben, `/conversations/${ada.id}/read`, { upTo });
    await post(ben, '/messages', { receiverId: ada.id, content: 'Done' });
    await window.heard('message');
    expect(window.of('read')).toHaveLength(1);
  });
});

it('that a room is locked makes the windows of its members read it again', async () => {
  const child = await service.person({ accountType: 'sidework_kids' });
  const work = { ...aServiceFact(ada, child), proposalId: randomUUID(), jobRequestId: null };
  await service.receive(serviceStarted, work);
  const adaThere = await openWindow(there.address, tokenFor(ada));
  const bens = await openWindow(here.address, tokenFor(ben));
  const completed = { ...work, completedAt: '2026-11-20T10:00:00.000Z' };
  await service.receive(serviceCompleted, completed);
  expect(await adaThere.heard('room')).toEqual([{ type: 'room', roomId: work.proposalId }]);
  expect(bens.of('room')).toEqual([]);
});

it('a message in a room raises the badge of who reads it, and reading lowers it in their windows', async () => {
  const child = await service.person({ accountType: 'sidework_kids' });
  const proposalId = randomUUID();
  const work = { ...aServiceFact(ada, child), proposalId, jobRequestId: null };
  await service.receive(serviceStarted, work);
  const adaThere = await openWindow(there.address, tokenFor(ada));
  const bens = await openWindow(here.address, tokenFor(ben));
  const messagesOf = () => adaThere.of('unread').at(-1)?.counts.messages;
  expect(await post(child, `/rooms/${proposalId}/messages`, { content: 'At nine?' })).toBe(201);
  await vi.waitFor(() => expect(messagesOf()).toBe(1), 5_000);
  expect(await post(ada, `/rooms/${proposalId}/read`, { upTo: 1 })).toBe(200);
  await vi.waitFor(() => expect(messagesOf()).toBe(0), 5_000);
  expect(bens.of('unread')).toEqual([]);
});

describe('a notification', () => {
  it('is shown in every window of its receiver, with the badge, once it is kept', async () => {
    const windows = await Promise.all(
      [here, there].map(({ address }) => openWindow(address, tokenFor(ada))),
    );
    const bens = await openWindow(here.address, tokenFor(ben));
    await service.receive(proposalSubmitted, aProposalFact(ada, ben));
    for (const window of windows) {
      const [frame] = await window.heard('notification');
      expect(frame?.notification).toMatchObject({
        kind: 'proposal_received',
        actor: { id: ben.id },
        readAt: null,
      });
      expect((await window.heard('unread'))[0]?.counts).toEqual({ messages: 0, notifications: 1 });
    }
    expect(bens.of('notification')).toEqual([]);
  });

  it('that is read lowers the badge of every window', async () => {
    await service.receive(proposalSubmitted, aProposalFact(ada, ben));
    const [row] = await service.sql`select id from notifications where receiver_id = ${ada.id}`;
    const window = await openWindow(there.address, tokenFor(ada));
    expect(await post(ada, `/notifications/${row?.id}/read`)).toBe(200);
    // The count of its coming may still be under way.
    await vi.waitFor(() => expect(window.of('unread').at(-1)?.counts.notifications).toBe(0), 5_000);
  });
});

describe('what waits for a person', () => {
  const raised = (receivers: string[], kind = 'proposal_to_answer') =>
    service.receive(needRaised, {
      kind,
      subjectId: randomUUID(),
      receivers,
      title: 'Repair a leaking tap',
      details: {},
      path: '/jobs/1',
    });

  it('is told in every window of theirs, once it is kept, and once it is met', async () => {
    const windows = await Promise.all(
      [here, there].map(({ address }) => openWindow(address, tokenFor(ada))),
    );
    const bens = await openWindow(here.address, tokenFor(ben));
    await raised([ada.id]);
    for (const window of windows) expect(await window.heard('today')).toHaveLength(1);
    const [need] = await service.sql<{ subject_id: string }[]>`
      select subject_id from need_receivers where receiver = ${ada.id}`;
    const key = { kind: 'proposal_to_answer', subjectId: need?.subject_id ?? '' };
    await service.receive(needMet, key, { sequence: 2 });
    for (const window of windows) expect(await window.heard('today', 2)).toHaveLength(2);
    expect(bens.of('today')).toEqual([]);
  });

  it('is told to whoever is here and has the role that it waits for', async () => {
    const moderator = await service.person({ roles: ['moderator'] });
    const theirs = await openWindow(there.address, tokenFor(moderator));
    const bens = await openWindow(there.address, tokenFor(ben));
    await raised(['moderator'], 'verification_waits');
    await theirs.heard('today');
    expect(bens.of('today')).toEqual([]);
  });
});

describe('after the broker was away', () => {
  it('everybody is told to read again, and is pushed to as before', async () => {
    const line = await aLineTo(service.deps.config.NATS_URL);
    const cut = await startInstance({ ...service.deps.config, NATS_URL: line.url });
    const window = await openWindow(cut.address, tokenFor(ben));
    const elsewhere = await openWindow(there.address, tokenFor(ben));
    expect(
      await line.cut(() => post(ada, '/messages', { receiverId: ben.id, content: 'One' })),
    ).toBe(201);
    await window.heard('resync');
    // The pushes of the instance that was cut off are missing at the others too.
    await elsewhere.heard('resync');
    expect(window.of('message')).toEqual([]);
    await post(ada, '/messages', { receiverId: ben.id, content: 'Two' });
    expect((await window.heard('message'))[0]?.message).toMatchObject({
      content: 'Two',
      sequence: 2,
    });
    await cut.close();
    await line.close();
  });
});

describe('while the broker does not answer', () => {
  it('a new socket waits for it ten seconds at most, and with few frames', async () => {
    const line = await aLineTo(service.deps.config.NATS_URL);
    const cut = await startInstance({ ...service.deps.config, NATS_URL: line.url });
    await line.stall(async () => {
      const [patient, hasty] = [await openWindow(cut.address), await openWindow(cut.address)];
      for (const window of [patient, hasty])
        window.say({ type: 'authenticate', token: tokenFor(ada) });
      for (const _ of [1, 2, 3]) {
        for (let count = 0; count < 9; count += 1) hasty.say({ type: 'ping' });
        await new Promise((resolve) => setTimeout(resolve, 1_000));
      }
      expect(await hasty.closed()).toBe(1008);
      expect(await patient.closed(13_000)).toBe(closeCodes.restarting);
      expect(patient.frames).toEqual([]);
    });
    await cut.close();
    await line.close();
  });
});

/** A line to a server that can be cut for as long as something is done. */
async function aLineTo(url: string) {
  const { hostname, port } = new URL(url);
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) return near.destroy();
    const far = connectTo(Number(port), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address() as AddressInfo;
  return {
    url: `nats://127.0.0.1:${address.port}`,
    async cut<T>(meanwhile: () => Promise<T>): Promise<T> {
      isCut = true;
      for (const socket of open) socket.destroy();
      await vi.waitFor(() => expect([...open].every(({ destroyed }) => destroyed)).toBe(true), {
        timeout: 10_000,
      });
      const done = await meanwhile();
      isCut = false;
      return done;
    },
    /** Passes nothing either way, without closing the connection. */
    async stall(meanwhile: () => Promise<void>): Promise<void> {
      for (const socket of open) socket.pause();
      await meanwhile();
      for (const socket of open) socket.resume();
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
