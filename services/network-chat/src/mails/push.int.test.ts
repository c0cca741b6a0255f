import type { Actor } from '@sidework/chassis/http/actor';
import { sessionRevoked } from '@sidework/contracts/identity/events';
import { proposalSubmitted } from '@sidework/contracts/marketplace/events';
import { blockPerson, markRead } from '@sidework/contracts/network-chat/conversations';
import {
  listNotificationPreferences,
  setNotificationPreference,
} from '@sidework/contracts/network-chat/notifications';
import {
  endPushSubscription,
  getPushKey,
  subscribeToPush,
} from '@sidework/contracts/network-chat/push';
import { beforeEach, describe, expect, it } from 'vitest';
import { aMessage, anOpenConversation } from '../../test/builders.ts';
import { aProposalFact } from '../../test/facts.ts';
import { aBrowser, startPushService } from '../../test/push-service.ts';
import { testNetworkChat } from '../../test/service.ts';
import { sendPushesJob } from '../push/send-pushes.ts';
import { queueUnreadPushes } from './queue-unread-pushes.ts';

const push = await startPushService();
const service = testNetworkChat({ PUSH_SERVICES: push.origin });

let client: Actor;
let professional: Actor;
beforeEach(async () => {
  push.answers.status = 201;
  await service.sql`delete from network_chat.push_subscriptions`;
  client = await service.person({}, { fullName: 'Grace Client' });
  professional = await service.person({}, { fullName: 'Pat Plumber' });
});

const subscribed = async (person: Actor) => {
  const browser = aBrowser(push.origin);
  const { subscription: body } = browser;
  expect((await service.as(person).call(subscribeToPush, { body })).statusCode).toBe(204);
  return { ...browser, got: () => push.received.filter(({ path }) => path === browser.path) };
};
const propose = (from = professional) =>
  service.receive(proposalSubmitted, aProposalFact(client, from));
const sent = async () => {
  while (await sendPushesJob.run(service.deps, AbortSignal.timeout(60_000)));
};
/** A failed push is due again at once, in place of after its pause. */
const passPause = () => service.sql`update network_chat.pushes set due_at = now()`;
const waiting = async () => {
  const [row] = await service.sql<{ count: number }[]>`
    select count(*)::int as count from network_chat.pushes`;
  return row?.count;
};

describe('a notification on a device', () => {
  it('says what happened and where it leads, to that browser alone, once', async () => {
    const { got, read } = await subscribed(client);
    await propose();
    await sent();
    await sent();
    const [first, ...others] = got();
    expect(others).toEqual([]);
    expect(read(first?.body ?? Buffer.alloc(0))).toEqual({
      text: 'Pat Plumber proposes to do “Repair a leaking tap” for $99.00',
      path: expect.stringMatching(/^\/jobs\//),
      tag: expect.stringMatching(/^proposal_received-/),
    });
    expect(first?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    const { publicKey } = (await service.as(client).call(getPushKey)).json();
    expect(first?.headers.authorization).toContain(`k=${publicKey}`);
  });

  it('names no child on a screen that others see [1.7-11]', async () => {
    const { got, read } = await subscribed(client);
    const child = await service.person({}, { fullName: 'Mia K.', accountType: 'sidework_kids' });
    await propose(child);
    await sent();
    expect(read(got()[0]?.body ?? Buffer.alloc(0)).text).toBe('A proposal on your job');
  });

  it('comes by its own switch, which the mails do not move', async () => {
    const { got } = await subscribed(client);
    const set = (body: { push?: boolean; mail?: boolean }) =>
      service
        .as(client)
        .call(setNotificationPreference, { params: { kind: 'proposal_received' }, body });
    expect((await set({ push: false })).json()).toMatchObject({ mail: true, push: false });
    expect((await set({ mail: false })).json()).toMatchObject({ mail: false, push: false });
    await propose();
    await sent();
    expect(got()).toEqual([]);
    expect((await set({ push: true })).json()).toMatchObject({ mail: false, push: true });
    await propose();
    await sent();
    expect(got()).toHaveLength(1);
    expect(
      (await service.as(client).call(listNotificationPreferences)).json().items,
    ).toContainEqual({ kind: 'proposal_received', mail: false, push: true });
    expect((await set({})).statusCode).toBe(400);
  });

  it.each<[string, (browser: { endpoint: string }) => Promise<unknown>]>([
    ['its owner turns it off', (body) => service.as(client).call(endPushSubscription, { body })],
    [
      'its session ends',
      () =>
        service.receive(sessionRevoked, {
          sessionId: client.sessionId,
          userId: client.id,
          tokensExpireAt: new Date(Date.now() + 60_000).toISOString(),
        }),
    ],
  ])('comes no more once %s', async (_, end) => {
    const { got, subscription } = await subscribed(client);
    await propose();
    await end({ endpoint: subscription.endpoint });
    await sent();
    expect(got()).toEqual([]);
  });

  it('goes to who is signed in there now', async () => {
    const { subscription, got } = await subscribed(client);
    await propose();
    await service.as(professional).call(subscribeToPush, { body: subscription });
    await propose();
    await sent();
    expect(got()).toEqual([]);
  });

  it('goes to ten browsers of a person at most', async () => {
    const browsers = [];
    for (let count = 0; count < 11; count += 1) browsers.push(await subscribed(client));
    await propose();
    await sent();
    expect(browsers.map(({ got }) => got().length)).toEqual([0, ...Array(10).fill(1)]);
  });

  it.each([
    [201, 0, 1],
    [410, 0, 1],
    [404, 0, 1],
    [503, 1, 2],
    [429, 1, 2],
    [400, 0, 1],
    [307, 0, 1],
  ])('that is answered with %i leaves %i waiting', async (status, left, attempts) => {
    const { got } = await subscribed(client);
    push.answers.status = status;
    await propose();
    await sent();
    expect(await waiting()).toBe(left);
    await passPause();
    await sent();
    expect(got()).toHaveLength(attempts);
    const isGone = status === 404 || status === 410;
    const [row] =
      await service.sql`select count(*)::int as count from network_chat.push_subscriptions`;
    expect(row?.count).toBe(isGone ? 0 : 1);
  });

  it('is given up after eight attempts', async () => {
    const { got } = await subscribed(client);
    push.answers.status = 500;
    await propose();
    for (let count = 0; count < 10; count += 1) {
      await sent();
      await passPause();
    }
    expect(got()).toHaveLength(8);
  });
});

describe('a browser', () => {
  it('is reached by a service that we know', async () => {
    const { keys } = aBrowser(push.origin).subscription;
    const body = { endpoint: 'http://169.254.169.254/latest', keys };
    const reply = await service.as(client).call(subscribeToPush, { body });
    expect(reply.json()).toMatchObject({ code: 'unknown_push_service' });
  });
});

describe('an unread message', () => {
  const later = () => ({ ...service.deps, now: () => new Date(Date.now() + 11_000) });
  const write = () => aMessage(service.db, { from: professional, to: client });
  beforeEach(() => anOpenConversation(service.db, client, professional));

  it('is told after ten seconds, and the next once all are read', async () => {
    const { got, read } = await subscribed(client);
    const { sequence } = await write();
    await queueUnreadPushes(service.deps);
    await sent();
    expect(got()).toEqual([]);
    await queueUnreadPushes(later());
    await write();
    await queueUnreadPushes(later());
    await sent();
    expect(got().map(({ body }) => read(body))).toEqual([
      {
        text: 'Pat Plumber wrote to you',
        path: `/chat?user=${professional.id}`,
        tag: expect.stringMatching(/^message-/),
      },
    ]);
    const params = { personId: professional.id };
    await service.as(client).call(markRead, { params, body: { upTo: sequence + 1 } });
    await write();
    await queueUnreadPushes(later());
    await sent();
    expect(got()).toHaveLength(2);
  });

  it('is not told across a block', async () => {
    const { got } = await subscribed(client);
    await write();
    await service.as(client).call(blockPerson, { params: { personId: professional.id } });
    await queueUnreadPushes(later());
    await sent();
    expect(got()).toEqual([]);
  });
});
