import { randomUUID } from 'node:crypto';
import type { Actor } from '@sidework/chassis/http/actor';
import { getAnswerRecord } from '@sidework/contracts/network-chat/answer-records';
import { beforeEach, describe, expect, it } from 'vitest';
import { anOpenConversation } from '../../test/builders.ts';
import { testNetworkChat } from '../../test/service.ts';
import { blocks } from '../blocks/table.ts';
import { sendMessage } from '../messages/send-message.ts';

const service = testNetworkChat();
const minute = 60_000;
const days = (count: number) => count * 24 * 60;
let pat: Actor;
beforeEach(async () => {
  pat = await service.person({}, { userType: 'professional' });
});

const write = (from: Actor, to: Actor, minutesAgo: number) => {
  const at = new Date(Date.now() - minutesAgo * minute);
  const toSend = { receiverId: to.id, content: 'Can you come at nine?' };
  return sendMessage({ ...service.deps, now: () => at }, from, toSend);
};
/** A stranger asks, and is answered so many minutes later. */
async function ask(took: number | null, { age = days(9), to = pat } = {}) {
  const asker = await service.person();
  await write(asker, to, age);
  if (took !== null) await write(to, asker, age - took);
  return asker;
}
const askFive = async () => {
  const askers: Actor[] = [];
  for (const took of [10, 20, 30, 40, null]) askers.push(await ask(took));
  return askers as [Actor, ...Actor[]];
};
const record = async ({ id }: { id: string } = pat) => {
  const { answeredPercent, usualMinutes } = (
    await service.visitor.call(getAnswerRecord, { params: { personId: id } })
  ).json();
  return [answeredPercent, usualMinutes];
};
const none = [null, null];

describe('how a professional answers', () => {
  it('is told to visitors once five people have asked', async () => {
    await ask(10);
    for (const took of [20, 30, 40]) await ask(took);
    expect(await record()).toEqual(none);
    await ask(600);
    expect(await record()).toEqual([100, 30]);
    await ask(null);
    expect(await record()).toEqual([83, 30]);
  });

  it('counts the first answer, after all that the other wrote before it', async () => {
    for (const took of [10, 20, 30, 40]) await ask(took);
    const asker = await service.person();
    await write(asker, pat, 100);
    await write(asker, pat, 90);
    await write(pat, asker, 50);
    await write(pat, asker, 1);
    expect(await record()).toEqual([100, 30]);
  });

  it('counts no words that they wrote first, and none that work had opened', async () => {
    await askFive();
    const [client, hired] = [await service.person(), await service.person()];
    await write(pat, client, days(9));
    await anOpenConversation(service.db, pat, hired);
    await write(hired, pat, days(9));
    expect((await record())[0]).toBe(80);
  });

  it.each([
    ['is older than a year', () => ask(null, { age: days(366) })],
    ['may still be answered', () => ask(null, { age: days(1) })],
    [
      'came from a person who may not act any more',
      async () => {
        const { id } = await ask(null);
        await service.sql`update people set may_act = false where id = ${id}`;
      },
    ],
    [
      'came from a person whom they have blocked',
      async () => {
        const { id } = await ask(null);
        const blocked = { blockerId: pat.id, blockedId: id, createdAt: new Date() };
        await service.db.insert(blocks).values(blocked);
      },
    ],
    [
      'a moderator hid',
      async () => {
        const { id } = await ask(null);
        await service.sql`update messages set hidden_at = now() where sender_id = ${id}`;
      },
    ],
  ])('leaves out what %s', async (_, add) => {
    await askFive();
    await add();
    expect((await record())[0]).toBe(80);
  });

  it('counts what they archived or ignored', async () => {
    const [first] = await askFive();
    await service.sql`
      update conversation_members set is_archived = true, is_ignored = true
      where user_id = ${pat.id} and other_id = ${first.id}`;
    expect((await record())[0]).toBe(80);
  });
});

it.each([
  ['a client', { user_type: 'client' }],
  ['a child', { account_type: 'sidework_kids' }],
  ['a person who may not act', { may_act: false }],
])('nothing is told of %s', async (_, known) => {
  await askFive();
  expect((await record())[0]).toBe(80);
  await service.sql`update people set ${service.sql(known)} where id = ${pat.id}`;
  expect(await record()).toEqual(none);
});

it('nothing is told of an unknown person', async () => {
  expect(await record({ id: randomUUID() })).toEqual(none);
});
