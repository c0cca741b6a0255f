// @module-tag once

import { randomUUID } from 'node:crypto';
import type { Actor } from '@sidework/chassis/http/actor';
import type { Endpoint } from '@sidework/contracts/kernel/endpoint';
import * as conversations from '@sidework/contracts/network-chat/conversations';
import { listMessages, sendMessage } from '@sidework/contracts/network-chat/messages';
import { beforeAll, describe, expect, it } from 'vitest';
import { aMessage, anOpenConversation } from '../../test/builders.ts';
import { testNetworkChat } from '../../test/service.ts';

const service = testNetworkChat();
const people: Record<string, Actor> = {};

/**
 * Ada and Ben talk. Cat has blocked Ada, and Ada has blocked Dan, and she had talked with both. Eve is an adult without
 * conversations, Kid a child, Sam an adult who may not act.
 */
beforeAll(async () => {
  for (const name of ['ada', 'ben', 'cat', 'dan', 'eve']) people[name] = await service.person();
  people.kid = await service.person({ accountType: 'sidework_kids' });
  people.sam = await service.person({}, { mayAct: false });
  people.nobody = { ...person('eve'), id: randomUUID() };
  for (const name of ['ben', 'cat', 'dan', 'sam']) {
    await anOpenConversation(service.db, person('ada'), person(name));
    await aMessage(service.db, { from: person('ada'), to: person(name) });
  }
  for (const [blocker, blocked] of [
    ['cat', 'ada'],
    ['ada', 'dan'],
  ] as const)
    await service.sql`
      insert into blocks values (${person(blocker).id}, ${person(blocked).id}, now())`;
});

function person(name: string): Actor {
  const found = people[name];
  if (!found) throw new Error(`nobody is called ${name}`);
  return found;
}

const answer = async (by: string, endpoint: Endpoint, other: string, body?: object) => {
  const caller = by === 'a visitor' ? service.visitor : service.as(person(by));
  const personId = other === 'no id' ? 'no-id' : person(other).id;
  const reply = await caller.call(endpoint, { params: { personId }, body });
  return reply.statusCode < 400 ? reply.statusCode : `${reply.statusCode} ${reply.json().code}`;
};

const write = (by: string, other: string, extra: object = {}) =>
  answer(by, sendMessage, 'eve', {
    receiverId: other === 'no id' ? 'no-id' : person(other).id,
    content: 'Hello',
    ...extra,
  });

describe('who may write to whom [CHAT-19, CHAT-26]', () => {
  it.each([
    ['a visitor', 'ben', '401 unauthenticated'],
    ['ada', 'ben', 201],
    ['ben', 'ada', 201],
    ['ada', 'eve', 201],
    ['ada', 'sam', 201],
    ['sam', 'ada', '403 contact_unconfirmed'],
    ['ada', 'kid', '403 messaging_not_allowed'],
    ['kid', 'ada', '403 messaging_not_allowed'],
    ['kid', 'kid', '422 message_to_yourself'],
    ['ada', 'ada', '422 message_to_yourself'],
    ['ada', 'nobody', '404 person_not_found'],
    ['ada', 'cat', '404 person_not_found'],
    ['cat', 'ada', '409 person_blocked'],
    ['ada', 'dan', '409 person_blocked'],
    ['dan', 'ada', '404 person_not_found'],
    ['ada', 'no id', '400 invalid_input'],
  ])('%s writing to %s is answered %s', async (by, other, expected) => {
    expect(await write(by, other)).toBe(expected);
  });

  it('only in one’s own name', async () => {
    expect(await write('ada', 'ben', { senderId: person('ben').id })).toBe('403 not_the_sender');
    expect(await write('ada', 'ben', { senderId: person('ada').id })).toBe(201);
    expect(await write('ada', 'ben', { senderId: person('ada').id.toUpperCase() })).toBe(201);
  });

  it('with nothing that the server sets', async () => {
    for (const extra of [{ read: true }, { sequence: 9 }, { createdAt: new Date() }])
      expect(await write('ada', 'ben', extra)).toBe('400 unknown_field');
  });

  it('and a refused message leaves nothing behind', async () => {
    const before = await service.sql`select count(*) from messages`;
    for (const [by, other] of [
      ['ada', 'kid'],
      ['ada', 'cat'],
      ['eve', 'nobody'],
      ['sam', 'eve'],
    ] as const)
      expect(await write(by, other)).toMatch(/^40[34]/);
    expect(await service.sql`select count(*) from messages`).toEqual(before);
    const { id } = person('nobody');
    expect(
      await service.sql`
      select from conversations where one_id = ${id} or other_id = ${id}`,
    ).toHaveLength(0);
  });
});

describe('who may see a conversation', () => {
  it.each([
    ['a visitor', 'ben', '401 unauthenticated'],
    ['ada', 'ben', 200],
    ['ben', 'ada', 200],
    ['eve', 'ben', 200],
    ['ada', 'dan', 200],
    ['sam', 'ada', 200],
    ['ada', 'cat', '404 person_not_found'],
    ['ada', 'ada', '404 person_not_found'],
    ['ada', 'kid', '404 person_not_found'],
    ['kid', 'ada', '404 person_not_found'],
    ['ada', 'nobody', '404 person_not_found'],
    ['ada', 'no id', '404 not_found'],
  ])('%s asking for the one with %s is answered %s', async (by, other, expected) => {
    expect(await answer(by, conversations.getConversation, other)).toBe(expected);
    expect(await answer(by, listMessages, other)).toBe(expected);
  });

  it('is none of somebody else’s words', async () => {
    const reply = await service
      .as(person('eve'))
      .call(listMessages, { params: { personId: person('ben').id } });
    expect(reply.json()).toEqual({ items: [], nextCursor: null });
  });
});

describe('who may mark as read [CHAT-16]', () => {
  const read = { upTo: 1 };

  it.each([
    ['a visitor', 'ada', '401 unauthenticated'],
    ['ben', 'ada', 200],
    ['eve', 'ben', '404 no_conversation'],
    ['ada', 'cat', '404 person_not_found'],
    ['ada', 'ada', '404 person_not_found'],
    ['kid', 'ada', '404 person_not_found'],
    ['ben', 'nobody', '404 person_not_found'],
    ['ben', 'no id', '404 not_found'],
  ])('%s marking what %s wrote is answered %s', async (by, other, expected) => {
    expect(await answer(by, conversations.markRead, other, read)).toBe(expected);
  });

  it('is only ever from unread to read', async () => {
    for (const body of [{ upTo: 1, read: false }, { upTo: 0 }, {}, { upTo: 1, colour: 'red' }])
      expect(await answer('ben', conversations.markRead, 'ada', body)).toMatch(/^400/);
    await expect(service.sql`update messages set read = not read where read`).rejects.toThrow(
      'only ever marked as read',
    );
    await expect(service.sql`update messages set content = 'other'`).rejects.toThrow(
      'only ever marked as read',
    );
  });
});

describe('nobody changes or takes back a message', () => {
  it.each(['PATCH', 'PUT', 'DELETE'] as const)('by %s', async (method) => {
    const message = await aMessage(service.db, { from: person('ada'), to: person('ben') });
    for (const by of ['ada', 'ben', 'eve'])
      expect(
        await answer(by, { ...sendMessage, method, url: `/messages/${message.id}` }, 'ben', {}),
      ).toBe('404 not_found');
  });
});

describe('who may accept, block and unblock', () => {
  const { acceptRequest, blockPerson, unblockPerson } = conversations;
  const cases: [string, Endpoint, string, number | string][] = [
    ['a visitor', acceptRequest, 'ada', '401 unauthenticated'],
    ['a visitor', blockPerson, 'ada', '401 unauthenticated'],
    ['a visitor', unblockPerson, 'ada', '401 unauthenticated'],
    ['sam', acceptRequest, 'ada', '403 contact_unconfirmed'],
    ['eve', acceptRequest, 'ben', '404 no_conversation'],
    ['ben', acceptRequest, 'ada', '409 no_request'],
    ['ada', acceptRequest, 'cat', '404 person_not_found'],
    ['ada', blockPerson, 'ada', '404 person_not_found'],
    ['ada', blockPerson, 'nobody', '404 person_not_found'],
    ['ada', blockPerson, 'kid', '404 person_not_found'],
    ['ada', unblockPerson, 'nobody', '404 person_not_found'],
    ['ada', unblockPerson, 'ben', 200],
  ];

  it.each(cases.map(([by, endpoint, other, expected]) => ({ by, endpoint, other, expected })))(
    '$by at $endpoint.url of $other is answered $expected',
    async ({ by, endpoint, other, expected }) => {
      expect(await answer(by, endpoint, other)).toBe(expected);
    },
  );
});
