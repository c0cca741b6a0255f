import { randomUUID } from 'node:crypto';
import type { Actor } from '@sidework/chassis/http/actor';
import type { ConversationView } from '@sidework/contracts/network-chat/conversations';
import * as api from '@sidework/contracts/network-chat/conversations';
import { listMessages, sendMessage } from '@sidework/contracts/network-chat/messages';
import { beforeEach, describe, expect, it } from 'vitest';
import { aMessage, anOpenConversation } from '../../test/builders.ts';
import { testNetworkChat } from '../../test/service.ts';
import { noteSockets } from '../realtime/presence-queries.ts';

const service = testNetworkChat();

let ada: Actor;
let ben: Actor;
beforeEach(async () => {
  ada = await service.person({}, { fullName: 'Ada Example' });
  ben = await service.person({}, { fullName: 'Ben Example', profession: 'Plumber', rating: 4.5 });
});

const write = (from: Actor, to: Actor, content = 'Can you come at nine?') =>
  service.as(from).call(sendMessage, { body: { receiverId: to.id, content } });

const at =
  (endpoint: typeof api.getConversation | typeof api.acceptRequest | typeof api.blockPerson) =>
  async (by: Actor, other: Actor, body?: object) => {
    const reply = await service.as(by).call(endpoint, { params: { personId: other.id }, body });
    expect(reply.statusCode).toBe(200);
    return reply.json() as ConversationView;
  };
const get = at(api.getConversation);
const accept = at(api.acceptRequest as never);
const block = at(api.blockPerson as never);
const unblock = at(api.unblockPerson as never);
const read = (by: Actor, other: Actor, upTo: number) =>
  at(api.markRead as never)(by, other, { upTo, read: true });

const listed = async (by: Actor, query: object = {}) => {
  const reply = await service.as(by).call(api.listConversations, { query: query as never });
  return reply.json() as { items: ConversationView[]; nextCursor: string | null };
};

const unread = async (by: Actor) =>
  (await service.as(by).call(api.getUnreadCounts)).json() as api.UnreadCounts;

const readOf = async (sender: Actor, receiver: Actor) => {
  const rows = await service.sql<{ read: boolean }[]>`
    select read from messages where sender_id = ${sender.id} and receiver_id = ${receiver.id}
    order by sequence`;
  return rows.map((row) => row.read);
};

describe('GET /conversations', () => {
  it('lists everyone exchanged messages with, in either direction, the latest first [CHAT-01, CHAT-20]', async () => {
    const [cat, dan] = [await service.person(), await service.person()];
    await write(ada, ben);
    await write(cat, ada);
    await write(dan, ben);
    await write(ada, ben, 'One more thing');
    const { items } = await listed(ada);
    expect(items.map(({ person }) => person.id)).toEqual([ben.id, cat.id]);
    expect(items[0]).toEqual({
      person: expect.objectContaining({
        fullName: 'Ben Example',
        profession: 'Plumber',
        rating: 4.5,
        reviewCount: 0,
      }),
      isOnline: false,
      state: 'request_sent',
      unreadCount: 0,
      lastMessage: expect.objectContaining({ content: 'One more thing', sequence: 2 }),
      readByOtherUpTo: 0,
      isBlocked: false,
      isIgnored: false,
      isMuted: false,
      isArchived: false,
    });
    expect(items[1]).toMatchObject({ state: 'request_received', unreadCount: 1 });
  });

  it('pages by cursor', async () => {
    const others = [];
    for (let count = 0; count < 5; count += 1) {
      const other = await service.person();
      await write(other, ada);
      others.unshift(other.id);
    }
    const first = await listed(ada, { limit: 2 });
    const second = await listed(ada, { limit: 2, cursor: first.nextCursor });
    const third = await listed(ada, { limit: 2, cursor: second.nextCursor });
    const all = [first, second, third].flatMap(({ items }) => items.map(({ person }) => person.id));
    expect(all).toEqual(others);
    expect(third.nextCursor).toBeNull();
  });

  it('leaves out who has blocked the viewer, and shows whom the viewer has blocked', async () => {
    const cat = await service.person();
    await write(ada, ben);
    await write(cat, ada);
    await block(ben, ada);
    await block(ada, cat);
    const { items } = await listed(ada);
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({ person: { id: cat.id }, isBlocked: true });
  });

  it('shows one that work has opened from its first message on', async () => {
    await anOpenConversation(service.db, ada, ben);
    expect((await listed(ada)).items).toEqual([]);
    await write(ada, ben);
    expect((await listed(ben)).items[0]).toMatchObject({ state: 'open', unreadCount: 1 });
  });
});

describe('GET /conversations/:personId', () => {
  it('answers before the first message [CHAT-25]', async () => {
    expect(await get(ada, ben)).toMatchObject({
      person: { id: ben.id, fullName: 'Ben Example' },
      state: 'none',
      unreadCount: 0,
      lastMessage: null,
      readByOtherUpTo: 0,
    });
  });

  it('tells each side what the other has read', async () => {
    await anOpenConversation(service.db, ada, ben);
    await write(ada, ben);
    await write(ada, ben);
    await read(ben, ada, 1);
    expect((await get(ada, ben)).readByOtherUpTo).toBe(1);
    expect((await get(ben, ada)).readByOtherUpTo).toBe(0);
  });
});

describe('whether the other is here and has read', () => {
  const messagesOf = async (by: Actor, other: Actor) =>
    (await service.as(by).call(listMessages, { params: { personId: other.id } })).json().items;

  beforeEach(async () => {
    await noteSockets(service.db, randomUUID(), [ada.id, ben.id]);
  });

  it('is told to no stranger', async () => {
    expect((await get(ada, ben)).isOnline).toBe(false);
  });

  it('is told to who has asked once they are answered, and to who is asked at once [D-32]', async () => {
    await write(ada, ben);
    await read(ben, ada, 1);
    const unseen = { isOnline: false, readByOtherUpTo: 0, lastMessage: { read: false } };
    expect(await get(ada, ben)).toMatchObject(unseen);
    expect((await listed(ada)).items).toMatchObject([unseen]);
    expect(await messagesOf(ada, ben)).toMatchObject([{ read: false }]);
    expect((await listed(ben)).items).toMatchObject([{ isOnline: true }]);
    expect(await messagesOf(ben, ada)).toMatchObject([{ read: true }]);

    await accept(ben, ada);
    const seen = { isOnline: true, readByOtherUpTo: 1, lastMessage: { read: true } };
    expect(await get(ada, ben)).toMatchObject(seen);
    expect((await listed(ada)).items).toMatchObject([seen]);
    expect(await messagesOf(ada, ben)).toMatchObject([{ read: true }]);
  });

  it('is told to those whom work has joined, until one blocks the other', async () => {
    await anOpenConversation(service.db, ada, ben);
    expect((await get(ada, ben)).isOnline).toBe(true);
    await block(ada, ben);
    expect((await get(ada, ben)).isOnline).toBe(false);
  });
});

describe('POST /conversations/:personId/read', () => {
  beforeEach(async () => {
    await anOpenConversation(service.db, ada, ben);
    for (const _ of [1, 2, 3]) await aMessage(service.db, { from: ada, to: ben });
    await aMessage(service.db, { from: ben, to: ada });
  });

  it('marks the other’s messages to the viewer and not the viewer’s own [CHAT-16, CHAT-29]', async () => {
    expect(await read(ben, ada, 4)).toMatchObject({ unreadCount: 0 });
    expect(await readOf(ada, ben)).toEqual([true, true, true]);
    expect(await readOf(ben, ada)).toEqual([false]);
    expect([await unread(ben), await unread(ada)]).toMatchObject([
      { messages: 0 },
      { messages: 1 },
    ]);
  });

  it('marks up to a sequence, never backwards, and past the end no more than there is', async () => {
    expect((await read(ben, ada, 2)).unreadCount).toBe(1);
    expect((await read(ben, ada, 1)).unreadCount).toBe(1);
    expect(await readOf(ada, ben)).toEqual([true, true, false]);
    await read(ben, ada, 2_000_000_000);
    expect((await get(ada, ben)).readByOtherUpTo).toBe(4);
    await aMessage(service.db, { from: ada, to: ben });
    expect((await get(ben, ada)).unreadCount).toBe(1);
  });

  it('counts right while messages arrive and many windows read', async () => {
    const upTo = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
    await Promise.all([
      ...upTo.map((sequence) => read(ben, ada, sequence)),
      ...upTo.map(() => write(ada, ben)),
    ]);
    const left = (await readOf(ada, ben)).filter((isRead) => !isRead).length;
    expect((await get(ben, ada)).unreadCount).toBe(left);
    expect((await read(ben, ada, 14)).unreadCount).toBe(0);
    expect(new Set(await readOf(ada, ben))).toEqual(new Set([true]));
  });
});

describe('POST /conversations/:personId/accept [D-32]', () => {
  it('opens a request without an answer', async () => {
    for (const _ of [1, 2, 3]) await write(ada, ben);
    expect((await write(ada, ben)).statusCode).toBe(409);
    expect((await accept(ben, ada)).state).toBe('open');
    expect((await write(ada, ben)).statusCode).toBe(201);
  });

  it('is refused to who has asked, and once it is open', async () => {
    await write(ada, ben);
    const accepting = (by: Actor, other: Actor) =>
      service.as(by).call(api.acceptRequest, { params: { personId: other.id } });
    expect((await accepting(ada, ben)).json().code).toBe('no_request');
    const replies = await Promise.all([1, 2].map(() => accepting(ben, ada)));
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, 409]);
  });
});

describe('POST /conversations/:personId/block and unblock', () => {
  it('ends writing both ways until it is taken back', async () => {
    await anOpenConversation(service.db, ada, ben);
    await write(ben, ada);
    expect(await block(ada, ben)).toMatchObject({ isBlocked: true, isOnline: false });
    expect(await block(ada, ben)).toMatchObject({ isBlocked: true });
    expect((await write(ada, ben)).statusCode).toBe(409);
    expect((await write(ben, ada)).statusCode).toBe(404);
    expect(await unblock(ada, ben)).toMatchObject({ isBlocked: false, state: 'open' });
    expect((await write(ben, ada)).statusCode).toBe(201);
  });

  it('takes what the blocked one had not read out of their badge, as they cannot read it', async () => {
    await write(ada, ben);
    expect(await unread(ben)).toMatchObject({ messages: 1 });
    await block(ada, ben);
    expect(await unread(ben)).toMatchObject({ messages: 0 });
    await unblock(ada, ben);
    expect(await unread(ben)).toMatchObject({ messages: 1 });
  });

  it('is possible before any message', async () => {
    await block(ada, ben);
    expect((await write(ben, ada)).statusCode).toBe(404);
  });
});

describe('PATCH /conversations/:personId', () => {
  const change = (by: Actor, other: Actor, body: object) =>
    at(api.changeConversation as never)(by, other, body);

  beforeEach(async () => {
    await anOpenConversation(service.db, ada, ben);
    await write(ben, ada);
  });

  it('mutes on one side: the badge does not count it, and the other sees no difference', async () => {
    expect(await change(ada, ben, { isMuted: true })).toMatchObject({
      isMuted: true,
      isArchived: false,
      unreadCount: 1,
    });
    expect(await unread(ada)).toMatchObject({ messages: 0 });
    expect(await get(ben, ada)).toMatchObject({ isMuted: false });
    await write(ben, ada);
    expect((await listed(ada)).items).toMatchObject([{ isMuted: true, unreadCount: 2 }]);
    await change(ada, ben, { isMuted: false });
    expect(await unread(ada)).toMatchObject({ messages: 2 });
  });

  it('archives on one side, until the next message of either', async () => {
    expect(await change(ada, ben, { isArchived: true })).toMatchObject({ isArchived: true });
    expect((await listed(ada)).items).toEqual([]);
    expect((await listed(ada, { isArchived: true })).items).toMatchObject([{ isArchived: true }]);
    expect((await listed(ben)).items).toHaveLength(1);
    await write(ben, ada);
    expect((await listed(ada, { isArchived: true })).items).toEqual([]);
    expect((await listed(ada)).items).toMatchObject([{ isArchived: false, unreadCount: 2 }]);
    await change(ada, ben, { isArchived: true });
    await write(ada, ben);
    expect((await listed(ada)).items).toHaveLength(1);
  });

  it('of nobody who was written with is refused', async () => {
    const cat = await service.person();
    const reply = await service
      .as(ada)
      .call(api.changeConversation, { params: { personId: cat.id }, body: { isMuted: true } });
    expect(reply.json().code).toBe('no_conversation');
  });
});
