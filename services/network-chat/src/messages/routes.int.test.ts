import { randomUUID } from 'node:crypto';
import type { Actor } from '@sidework/chassis/http/actor';
import { limits } from '@sidework/contracts/network-chat/limits';
import {
  listMessages,
  type MessageView,
  sendMessage,
} from '@sidework/contracts/network-chat/messages';
import { beforeEach, describe, expect, it } from 'vitest';
import { aMessage, anOpenConversation } from '../../test/builders.ts';
import { testNetworkChat } from '../../test/service.ts';

const service = testNetworkChat();

let ada: Actor;
let ben: Actor;
beforeEach(async () => {
  ada = await service.person({}, { fullName: 'Ada Example' });
  ben = await service.person({ userType: 'client', roles: [] }, { fullName: 'Ben Example' });
});

const send = (from: Actor, to: { id: string }, extra: object = {}) =>
  service
    .as(from)
    .call(sendMessage, { body: { receiverId: to.id, content: 'Can you come at nine?', ...extra } });

const rowsBetween = (one: Actor, other: Actor) => service.sql`
  select m.* from messages m join conversations c on c.id = conversation_id
  where one_id = least(${one.id}::uuid, ${other.id}::uuid)
    and other_id = greatest(${one.id}::uuid, ${other.id}::uuid) order by sequence`;

const memberOf = async (one: Actor, other: Actor) => {
  const [row] = await service.sql`
    select * from conversation_members where user_id = ${one.id} and other_id = ${other.id}`;
  return row;
};

describe('POST /messages', () => {
  it('keeps a message with its sender, receiver, text and moment, not yet read [CHAT-14, CHAT-19]', async () => {
    const id = randomUUID();
    const reply = await send(ada, ben, { id, senderId: ada.id });
    expect(reply.statusCode).toBe(201);
    const [row] = await rowsBetween(ada, ben);
    expect(row).toMatchObject({
      id,
      sender_id: ada.id,
      receiver_id: ben.id,
      content: 'Can you come at nine?',
      read: false,
      sequence: 1,
    });
    const sent: MessageView = reply.json();
    expect(sent).toMatchObject({ id, read: false, sequence: 1 });
    expect(Math.abs(Date.now() - Date.parse(sent.createdAt))).toBeLessThan(10_000);
  });

  it('keeps the gig that it is about, which both read with it', async () => {
    const gigId = randomUUID();
    expect((await send(ada, ben, { gigId })).json()).toMatchObject({ gigId });
    await send(ada, ben);
    const { items } = (
      await service.as(ben).call(listMessages, { params: { personId: ada.id } })
    ).json() as { items: MessageView[] };
    expect(items.map((message) => message.gigId)).toEqual([undefined, gigId]);
  });

  it.each([
    ['client', 'professional'],
    ['professional', 'client'],
  ] as const)('lets a %s write to a %s [CHAT-26]', async (from, to) => {
    const sender = await service.person({ userType: from });
    expect((await send(sender, await service.person({ userType: to }))).statusCode).toBe(201);
  });

  it.each([
    ['empty', '', 400, 'Message cannot be empty'],
    ['of spaces', '   \n', 400, 'Message cannot be empty'],
    ['of 2001 characters', 'x'.repeat(2001), 400, 'Message must be less than 2000 characters'],
    ['of 2000 characters', 'x'.repeat(2000), 201, undefined],
    ['of 2000 emoji', '😀'.repeat(2000), 201, undefined],
  ])(
    'judges a text %s by its length [CHAT-21, CHAT-22, CHAT-27]',
    async (_, content, status, message) => {
      const reply = await send(ada, ben, { content });
      expect([reply.statusCode, reply.json().message]).toEqual([status, message]);
    },
  );

  it('gives the first message again to a repeat with the same id, and keeps it once', async () => {
    const id = randomUUID();
    const first = await send(ada, ben, { id });
    const again = await send(ada, ben, { id });
    expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
    expect(again.json()).toEqual(first.json());
    expect(first.headers['idempotent-replayed']).toBeUndefined();
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(await rowsBetween(ada, ben)).toHaveLength(1);
    expect(await memberOf(ben, ada)).toMatchObject({ unread_count: 1 });
  });

  it('keeps one of twenty repeats at once, in a new conversation and in an open one', async () => {
    for (const _ of ['new', 'open']) {
      const id = randomUUID();
      const before = (await rowsBetween(ada, ben)).length;
      const replies = await Promise.all(Array.from({ length: 20 }, () => send(ada, ben, { id })));
      expect(new Set(replies.map((reply) => reply.statusCode))).toEqual(new Set([201]));
      expect(new Set(replies.map((reply) => reply.json().sequence)).size).toBe(1);
      expect(await rowsBetween(ada, ben)).toHaveLength(before + 1);
      await send(ben, ada);
    }
  });

  it('takes one of two first messages that come with one id for two people at once', async () => {
    for (const _ of [1, 2, 3, 4]) {
      const id = randomUUID();
      const receivers = [await service.person(), await service.person()];
      const replies = await Promise.all(receivers.map((receiver) => send(ada, receiver, { id })));
      expect(replies.map((reply) => reply.statusCode).sort()).toEqual([201, 409]);
      expect(replies.map((reply) => reply.json().code)).toContain('message_id_taken');
    }
  });

  it('refuses an id that was used for another message', async () => {
    const id = randomUUID();
    await send(ada, ben, { id });
    const other = await send(ada, ben, { id, content: 'Something else' });
    expect([other.statusCode, other.json().code]).toEqual([409, 'message_id_taken']);
    expect((await send(ben, ada, { id })).statusCode).toBe(409);
    expect((await send(ada, await service.person(), { id })).statusCode).toBe(409);
    expect(await rowsBetween(ada, ben)).toHaveLength(1);
  });

  it('numbers fifty messages at once from 1 without gaps, in the order of their moments', async () => {
    await anOpenConversation(service.db, ada, ben);
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, at) => (at % 2 ? send(ada, ben) : send(ben, ada))),
    );
    expect(new Set(replies.map((reply) => reply.statusCode))).toEqual(new Set([201]));
    const rows = await rowsBetween(ada, ben);
    expect(rows.map((row) => row.sequence)).toEqual(Array.from({ length: 50 }, (_, at) => at + 1));
    const moments = rows.map((row) => new Date(row.created_at).getTime());
    expect(moments).toEqual([...new Set(moments)].sort((a, b) => a - b));
    expect((await memberOf(ada, ben))?.unread_count).toBe(25);
    expect((await memberOf(ben, ada))?.unread_count).toBe(25);
  });

  it('numbers without gaps where first messages of both race', async () => {
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, at) => (at % 2 ? send(ada, ben) : send(ben, ada))),
    );
    expect(new Set(replies.map((reply) => reply.statusCode))).toEqual(new Set([201]));
    const rows = await rowsBetween(ada, ben);
    expect(rows.map((row) => row.sequence)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

describe('a message request [D-32]', () => {
  it('is at most three messages until it is answered, and then no request any more', async () => {
    for (let at = 0; at < limits.messagesPerRequest; at += 1)
      expect((await send(ada, ben)).statusCode).toBe(201);
    const fourth = await send(ada, ben);
    expect([fourth.statusCode, fourth.json().code]).toEqual([409, 'request_not_answered']);
    expect((await send(ben, ada)).statusCode).toBe(201);
    expect((await send(ada, ben)).statusCode).toBe(201);
    const [conversation] = await service.sql`
      select state from conversations where requested_by = ${ada.id}`;
    expect(conversation?.state).toBe('open');
  });

  it('goes to twenty strangers a day, also where ten are written to at once', async () => {
    const before = limits.strangersPerDay - 1;
    for (let count = 0; count < before; count += 1) await send(ada, await service.person());
    const strangers = await Promise.all(Array.from({ length: 10 }, () => service.person()));
    const replies = await Promise.all(strangers.map((stranger) => send(ada, stranger)));
    const refused = replies.filter((reply) => reply.statusCode === 429);
    expect(refused).toHaveLength(9);
    expect(refused[0]?.json().code).toBe('too_many_strangers');
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(86_000);
    const kept = await service.sql`select from conversations where requested_by = ${ada.id}`;
    expect(kept).toHaveLength(limits.strangersPerDay);
  });

  it('counts for a day', async () => {
    for (let at = 0; at < limits.strangersPerDay; at += 1) await send(ada, await service.person());
    expect((await send(ada, ben)).statusCode).toBe(429);
    await service.sql`
      update conversations set requested_at = now() - interval '24 hours 1 second'
      where requested_by = ${ada.id}`;
    expect((await send(ada, ben)).statusCode).toBe(201);
  });

  it('is none where somebody answers who has written to twenty', async () => {
    for (let at = 0; at < limits.strangersPerDay; at += 1) await send(ada, await service.person());
    await send(ben, ada);
    expect((await send(ada, ben)).statusCode).toBe(201);
  });
});

describe('GET /conversations/:personId/messages', () => {
  const listed = async (by: Actor, other: Actor, query: object = {}) => {
    const reply = await service
      .as(by)
      .call(listMessages, { params: { personId: other.id }, query: query as never });
    return reply.json();
  };
  const sequencesOf = ({ items }: { items: MessageView[] }) => items.map((item) => item.sequence);

  it('gives only what passed between the two, newest first [CHAT-15, CHAT-18]', async () => {
    const eve = await service.person();
    for (const other of [ben, eve]) await anOpenConversation(service.db, ada, other);
    await aMessage(service.db, { from: ada, to: ben, content: 'one' });
    await aMessage(service.db, { from: eve, to: ada, content: 'elsewhere' });
    await aMessage(service.db, { from: ben, to: ada, content: 'two' });
    for (const [by, other] of [
      [ada, ben],
      [ben, ada],
    ] as const) {
      const { items } = await listed(by, other);
      expect(items.map((item: MessageView) => item.content)).toEqual(['two', 'one']);
    }
  });

  it('pages backwards by cursor, and forwards past a sequence [CHAT-15]', async () => {
    await anOpenConversation(service.db, ada, ben);
    for (let at = 0; at < 7; at += 1) await aMessage(service.db, { from: ada, to: ben });
    const first = await listed(ben, ada, { limit: 3 });
    const second = await listed(ben, ada, { limit: 3, cursor: first.nextCursor });
    const third = await listed(ben, ada, { limit: 3, cursor: second.nextCursor });
    expect([first, second, third].map(sequencesOf)).toEqual([[7, 6, 5], [4, 3, 2], [1]]);
    expect(third.nextCursor).toBeNull();
    const missed = await listed(ben, ada, { limit: 3, after: 2 });
    const more = await listed(ben, ada, { limit: 3, after: 2, cursor: missed.nextCursor });
    expect([missed, more].map(sequencesOf)).toEqual([
      [3, 4, 5],
      [6, 7],
    ]);
    expect(more.nextCursor).toBeNull();
    expect(sequencesOf(await listed(ben, ada, { after: 7 }))).toEqual([]);
  });

  it('is empty before the first message, and refuses a marker of another list', async () => {
    expect(await listed(ada, ben)).toEqual({ items: [], nextCursor: null });
    await anOpenConversation(service.db, ada, ben);
    const foreign = Buffer.from('["x"]').toString('base64url');
    expect((await listed(ada, ben, { cursor: foreign })).code).toBe('invalid_input');
  });
});
