import { randomUUID } from 'node:crypto';
import type { Actor } from '@sidework/chassis/http/actor';
import { serviceStarted } from '@sidework/contracts/client-services/events';
import { accountDeleted } from '@sidework/contracts/identity/events';
import { listMessages, type MessageView } from '@sidework/contracts/network-chat/messages';
import { listNotifications } from '@sidework/contracts/network-chat/notifications';
import * as api from '@sidework/contracts/network-chat/offers';
import { getToday } from '@sidework/contracts/network-chat/today';
import { beforeEach, describe, expect, it } from 'vitest';
import { anOpenConversation } from '../../test/builders.ts';
import { aServiceFact } from '../../test/facts.ts';
import { testNetworkChat } from '../../test/service.ts';
import { expireOffersJob } from './expire-offers.ts';

const service = testNetworkChat();
let pat: Actor;
let ada: Actor;
const timeZone = 'America/New_York';

beforeEach(async () => {
  pat = await service.person({}, { fullName: 'Pat Plumber', userType: 'professional' });
  ada = await service.person({ userType: 'client' }, { fullName: 'Ada Example' });
  await anOpenConversation(service.db, pat, ada);
});

const send = (change: object = {}, by = pat, key = randomUUID()) =>
  service.as(by).call(api.sendOffer, {
    body: {
      receiverId: ada.id,
      title: 'Two bookcases',
      description: 'Oak, to the ceiling.',
      amountCents: 120_000,
      workingDays: 5,
      timeZone,
      ...change,
    },
    headers: { 'idempotency-key': key },
  });
const sent = async () => String((await send()).json().id);
const accept = (offerId: string, by = ada, key = randomUUID()) =>
  service.as(by).call(api.acceptOffer, {
    params: { offerId },
    body: { timeZone },
    headers: { 'idempotency-key': key },
  });
const answer = (
  how: typeof api.declineOffer | typeof api.withdrawOffer,
  offerId: string,
  by: Actor,
) =>
  service.as(by).call(how, { params: { offerId }, headers: { 'idempotency-key': randomUUID() } });
const inThread = async (by: Actor, other: Actor): Promise<MessageView[]> =>
  (await service.as(by).call(listMessages, { params: { personId: other.id } })).json().items;
const kindsFor = async (by: Actor): Promise<string[]> =>
  (await service.as(by).call(listNotifications))
    .json()
    .items.map((item: { kind: string }) => item.kind);
const waitsFor = async (by: Actor) => {
  const { items } = (await service.as(by).call(getToday)).json();
  return items.map(({ kind }: { kind: string }) => kind).includes('offer_to_answer');
};
const acceptedEvents = async (offerId: string) =>
  (await service.emitted('network-chat.offer.accepted.v1')).filter(
    ({ data }) => (data as { offerId: string }).offerId === offerId,
  );

describe('an offer in chat', () => {
  it('is a message with terms, and waits for its client', async () => {
    const reply = await send();
    expect([reply.statusCode, reply.json().status]).toEqual([201, 'open']);
    for (const [by, other] of [
      [pat, ada],
      [ada, pat],
    ] as const)
      expect(await inThread(by, other)).toMatchObject([
        {
          senderId: pat.id,
          content: 'Oak, to the ceiling.',
          offer: { title: 'Two bookcases', amountCents: 120_000, workingDays: 5, day: null },
        },
      ]);
    expect([await kindsFor(ada), await waitsFor(ada)]).toEqual([['offer_received'], true]);
  });

  it('is kept once for one key, and is the only open one of its sender', async () => {
    const key = randomUUID();
    const [one, again] = [await send({}, pat, key), await send({}, pat, key)];
    expect(again.json()).toEqual(one.json());
    expect((await send()).json().code).toBe('offer_waits');
    expect(await inThread(ada, pat)).toHaveLength(1);
  });

  it.each([
    ['without a price', { amountCents: 0 }, 400],
    ['of a past day', { workingDays: undefined, day: '2020-01-01' }, 422],
    ['of a day and working days', { day: '2030-01-01' }, 400],
    ['of neither', { workingDays: undefined }, 400],
    ['of too many days', { workingDays: 91 }, 400],
    ['without a scope', { description: '  ' }, 400],
  ])('%s is refused', async (_, change, status) => {
    expect((await send(change)).statusCode).toBe(status);
    expect(await inThread(ada, pat)).toEqual([]);
  });

  it('needs a conversation that both are in', async () => {
    const stranger = await service.person({ userType: 'client' });
    const reply = await send({ receiverId: stranger.id });
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'offer_needs_conversation']);
  });
});

describe('the answer to an offer', () => {
  it('by which a client accepts tells the terms once, whoever accepts at once', async () => {
    const id = await sent();
    const replies = await Promise.all(Array.from({ length: 10 }, () => accept(id)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ]);
    const told = await acceptedEvents(id);
    expect(told).toHaveLength(1);
    expect(told[0]?.data).toMatchObject({
      professionalId: pat.id,
      clientId: ada.id,
      title: 'Two bookcases',
      description: 'Oak, to the ceiling.',
      amountCents: 120_000,
      timeZone,
    });
    expect([await kindsFor(pat), await waitsFor(ada)]).toEqual([['offer_accepted'], false]);
  });

  it('with the same key is the first answer again', async () => {
    const [id, key] = [await sent(), randomUUID()];
    const first = await accept(id, ada, key);
    const again = await accept(id, ada, key);
    expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
    expect(await acceptedEvents(id)).toHaveLength(1);
  });

  it('shows the service that it became, and a replay changes nothing', async () => {
    const id = await sent();
    await accept(id);
    const started = {
      ...aServiceFact(ada, pat),
      jobRequestId: null,
      proposalId: null,
      offerId: id,
    };
    const eventId = randomUUID();
    await service.receive(serviceStarted, started, { id: eventId });
    await service.receive(serviceStarted, started, { id: eventId, attempt: 2 });
    expect(await inThread(ada, pat)).toMatchObject([
      { offer: { status: 'accepted', serviceId: started.serviceId } },
    ]);
    // The client accepted it, so only the professional is told.
    expect(await kindsFor(ada)).toEqual(['offer_received']);
  });

  it('by a decline or a withdrawal ends it, and a new one may come', async () => {
    const declined = await answer(api.declineOffer, await sent(), ada);
    expect([declined.statusCode, declined.json().status]).toEqual([200, 'declined']);
    const id = await sent();
    expect((await answer(api.withdrawOffer, id, pat)).json().status).toBe('withdrawn');
    expect((await accept(id)).json().code).toBe('offer_not_open');
    expect([await kindsFor(pat), await waitsFor(ada)]).toEqual([['offer_declined'], false]);
  });

  it.each([
    ['the professional', () => pat, 403],
    ['a stranger', () => service.person(), 404],
  ])('is not by %s', async (_, who, status) => {
    const id = await sent();
    expect((await accept(id, await who())).statusCode).toBe(status);
  });

  it.each([
    [
      'blocked',
      () =>
        service.sql`insert into blocks (blocker_id, blocked_id, created_at) values (${pat.id}, ${ada.id}, now())`,
      404,
    ],
    ['stopped', () => service.sql`update people set may_act = false where id = ${pat.id}`, 409],
    [
      'hidden',
      () => service.sql`update messages set hidden_at = now() where sender_id = ${pat.id}`,
      409,
    ],
    [
      'expired',
      () => service.sql`update offers set expires_at = now() where professional_id = ${pat.id}`,
      409,
    ],
  ])('is refused once it is %s', async (_, change, status) => {
    const id = await sent();
    await change();
    expect((await accept(id)).statusCode).toBe(status);
    expect(await acceptedEvents(id)).toEqual([]);
  });
});

it('an offer that nobody answers expires', async () => {
  const id = await sent();
  await service.sql`update offers set expires_at = now() where id = ${id}`;
  await expireOffersJob.run(service.deps, new AbortController().signal);
  expect(await inThread(ada, pat)).toMatchObject([{ offer: { status: 'expired' } }]);
  expect(await waitsFor(ada)).toBe(false);
});

it('an open offer ends with the account of its sender', async () => {
  await sent();
  await service.receive(accountDeleted, { id: pat.id });
  await service.doPersonTasks();
  expect(
    await service.sql`select status from offers where professional_id = ${pat.id}`,
  ).toMatchObject([{ status: 'expired' }]);
});
