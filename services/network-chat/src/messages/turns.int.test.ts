import { randomUUID } from 'node:crypto';
import type { Actor } from '@sidework/chassis/http/actor';
import { searchMessages, sendMessage } from '@sidework/contracts/network-chat/messages';
import { beforeEach, describe, expect, it } from 'vitest';
import { anOpenConversation } from '../../test/builders.ts';
import { testNetworkChat } from '../../test/service.ts';

const perMinute = 6;
const service = testNetworkChat({
  MESSAGES_PER_MINUTE: perMinute,
  MESSAGE_SEARCHES_PER_MINUTE: perMinute,
});

let ada: Actor;
let others: Actor[];
beforeEach(async () => {
  ada = await service.person();
  others = await Promise.all([1, 2, 3].map(() => service.person()));
  for (const other of others) await anOpenConversation(service.db, ada, other);
});

const send = (from: Actor, to: Actor | undefined, id: string = randomUUID()) =>
  service.as(from).call(sendMessage, { body: { id, receiverId: to?.id, content: 'Hello' } });
const written = () => service.sql`select from messages where sender_id = ${ada.id}`;
/** As if so many seconds had passed since; more than none is in the future where they are negative. */
const pass = (seconds: number) => service.sql`
  update account_turns set arrives_at = arrives_at - make_interval(secs => ${seconds})
  where account_id = ${ada.id}`;

async function useUp() {
  for (let count = 0; count < perMinute; count += 1)
    expect((await send(ada, others[count % others.length])).statusCode).toBe(201);
}

describe('how fast one person writes', () => {
  it('is bounded over all of their conversations, at however many instances they write at once', async () => {
    const replies = await Promise.all(
      Array.from({ length: 24 }, (_, at) => send(ada, others[at % others.length])),
    );
    const refused = replies.filter(({ statusCode }) => statusCode !== 201);
    expect(refused).toHaveLength(24 - perMinute);
    for (const reply of refused) {
      expect([reply.statusCode, reply.json().code]).toEqual([429, 'too_many_messages']);
      expect(Number(reply.headers['retry-after'])).toSatisfy((wait) => wait >= 8 && wait <= 10);
    }
    expect(await written()).toHaveLength(perMinute);
  });

  it('counts the first words to a stranger once', async () => {
    for (let count = 0; count < perMinute; count += 1)
      expect((await send(ada, await service.person())).statusCode).toBe(201);
    expect((await send(ada, await service.person())).statusCode).toBe(429);
  });

  it('lets the next one through as soon as it is its turn, and no more', async () => {
    await useUp();
    await pass(60 / perMinute);
    expect((await send(ada, others[0])).statusCode).toBe(201);
    expect((await send(ada, others[0])).statusCode).toBe(429);
  });

  it('is nobody else’s to wait for', async () => {
    await useUp();
    expect((await send(others[0] as Actor, ada)).statusCode).toBe(201);
  });

  it('does not keep a repeat from its answer', async () => {
    const id = randomUUID();
    const first = await send(ada, others[0], id);
    for (let count = 1; count < perMinute; count += 1) await send(ada, others[0]);
    expect((await send(ada, others[0])).statusCode).toBe(429);
    const again = await send(ada, others[0], id);
    expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
    expect(await written()).toHaveLength(perMinute);
  });

  it('keeps nobody waiting for a clock that was wrong', async () => {
    await useUp();
    await pass(-3_600);
    expect((await send(ada, others[0])).statusCode).toBe(201);
  });

  it('takes no more through where a clock is a moment behind', async () => {
    await useUp();
    await pass(-2);
    const reply = await send(ada, others[0]);
    expect(reply.statusCode).toBe(429);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(9);
  });
});

it('bounds how fast one person searches, and no one else', async () => {
  const search = async (by: Actor | undefined) => {
    if (!by) throw new Error('no person');
    return (await service.as(by).call(searchMessages, { query: { search: 'Hello' } })).statusCode;
  };
  for (let count = 0; count < perMinute; count += 1) expect(await search(ada)).toBe(200);
  expect(await search(ada)).toBe(429);
  expect(await search(others[0])).toBe(200);
});
