import { randomUUID } from 'node:crypto';
import type { Actor } from '@sidework/chassis/http/actor';
import { accountDeleted } from '@sidework/contracts/identity/events';
import { limits } from '@sidework/contracts/network-chat/limits';
import { listNotifications } from '@sidework/contracts/network-chat/notifications';
import * as api from '@sidework/contracts/network-chat/support';
import { getToday } from '@sidework/contracts/network-chat/today';
import { beforeEach, describe, expect, it } from 'vitest';
import { testNetworkChat } from '../../test/service.ts';

const service = testNetworkChat();
let ada: Actor;
let moderator: Actor;

beforeEach(async () => {
  await service.sql`delete from support_messages`;
  await service.sql`delete from support_threads`;
  ada = await service.person({}, { fullName: 'Ada Example' });
  moderator = await service.person({ roles: ['moderator'], aal: 'aal2' });
});

const write = (by: Actor, content: string) =>
  service
    .as(by)
    .call(api.writeToSupport, { body: { content }, headers: { 'idempotency-key': randomUUID() } });
const answer = (by: Actor, content: string, to = ada) =>
  service.as(by).call(api.answerSupport, {
    params: { personId: to.id },
    body: { content },
    headers: { 'idempotency-key': randomUUID() },
  });
const queue = async (state = 'waiting') => {
  const { items } = (
    await service.as(moderator).call(api.listSupportThreads, { query: { state } })
  ).json();
  return items.map(
    ({ person, content }: api.SupportThreadView) => `${person.fullName}: ${content}`,
  );
};
const read = async (by: Actor) =>
  (await service.as(by).call(api.getSupport))
    .json()
    .messages.map(
      ({ isFromStaff, content }: api.SupportMessage) =>
        `${isFromStaff ? 'staff' : 'you'}: ${content}`,
    );
const waits = async () => {
  const { counts } = (await service.as(moderator).call(getToday)).json();
  return counts.find(({ kind }: { kind: string }) => kind === 'support_waits')?.count ?? 0;
};

describe('writing to our staff', () => {
  it('is a thread of its own, which staff find and answer', async () => {
    const before = await waits();
    expect((await write(ada, 'How do I change my town?')).statusCode).toBe(201);
    await write(ada, 'It says Newark.');
    expect(await queue()).toEqual(['Ada Example: It says Newark.']);
    expect(await waits()).toBe(before + 1);

    expect((await answer(moderator, 'Under Your profile.')).statusCode).toBe(201);
    expect(await read(ada)).toEqual([
      'you: How do I change my town?',
      'you: It says Newark.',
      'staff: Under Your profile.',
    ]);
    expect([await queue(), await queue('answered'), await waits()]).toEqual([
      [],
      ['Ada Example: Under Your profile.'],
      before,
    ]);
    const { items } = (await service.as(ada).call(listNotifications)).json();
    expect(items).toMatchObject([{ kind: 'support_answered', path: '/support' }]);
  });

  it('keeps the place of who waits longest, however often they write', async () => {
    const bob = await service.person({}, { fullName: 'Bob Builder' });
    await write(ada, 'First');
    await write(bob, 'Second');
    await write(ada, 'Once more');
    expect(await queue()).toEqual(['Ada Example: Once more', 'Bob Builder: Second']);
    const query = { limit: 1 };
    const first = (await service.as(moderator).call(api.listSupportThreads, { query })).json();
    const next = { limit: 1, cursor: first.nextCursor };
    const second = (
      await service.as(moderator).call(api.listSupportThreads, { query: next })
    ).json();
    expect(second.items[0].person.fullName).toBe('Bob Builder');
    expect(second.nextCursor).toBeNull();
  });

  it('needs no answer where staff set it aside, and waits again with the next message', async () => {
    await write(ada, 'Thanks');
    const params = { personId: ada.id };
    const reply = await service.as(moderator).call(api.setSupportAside, { params });
    expect(reply.statusCode).toBe(204);
    expect(await queue()).toEqual([]);
    await write(ada, 'One more thing');
    expect(await queue()).toEqual(['Ada Example: One more thing']);
  });

  it('is read by staff as a whole, and answered by somebody else', async () => {
    await write(moderator, 'My own question');
    const own = await answer(moderator, 'My own answer', moderator);
    expect([own.statusCode, own.json().code]).toEqual([403, 'own_support_thread']);
    const params = { personId: moderator.id };
    const thread = (await service.as(moderator).call(api.readSupportThread, { params })).json();
    expect(thread.messages).toHaveLength(1);
  });

  it('ends for an hour with too many messages', async () => {
    for (let count = 0; count < limits.supportMessagesPerHour; count += 1)
      await write(ada, 'Hello');
    const reply = await write(ada, 'Hello');
    expect([reply.statusCode, reply.json().code]).toEqual([429, 'too_many_support_messages']);
  });

  it('goes with the account, out of the queue too', async () => {
    const before = await waits();
    await write(ada, 'Delete me');
    await service.receive(accountDeleted, { id: ada.id });
    await service.doPersonTasks();
    const left = await service.sql`select from support_messages where person_id = ${ada.id}`;
    expect([left.length, await queue(), await waits()]).toEqual([0, [], before]);
  });

  it('ends with the account, also for a token that still holds', async () => {
    await service.receive(accountDeleted, { id: ada.id });
    await service.doPersonTasks();
    const before = await waits();
    expect((await write(ada, 'Still here')).statusCode).toBe(401);
    expect([await queue(), await waits()]).toEqual([[], before]);
  });

  it('is no child’s, whatever the token says [D-117]', async () => {
    await service.sql`update people set account_type = 'sidework_kids' where id = ${ada.id}`;
    expect((await write(ada, 'Hello')).statusCode).toBe(403);
  });

  it('is for who may not act otherwise, too', async () => {
    await service.sql`update people set may_act = false where id = ${ada.id}`;
    expect((await write(ada, 'My mail of confirmation does not come.')).statusCode).toBe(201);
  });

  it('keeps one message of a request that is sent again, and one answer', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const asked = () =>
      service.as(ada).call(api.writeToSupport, { body: { content: 'Once' }, headers });
    const params = { personId: ada.id };
    const answered = () =>
      service
        .as(moderator)
        .call(api.answerSupport, { params, body: { content: 'Once too' }, headers });
    for (const send of [asked, answered]) {
      const [first, second] = [await send(), await send()];
      expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
      expect(second.json()).toEqual(first.json());
    }
    expect(await read(ada)).toEqual(['you: Once', 'staff: Once too']);
    const { items } = (await service.as(ada).call(listNotifications)).json();
    expect(items).toHaveLength(1);
  });

  it.each([
    ['content', ''],
    ['content', 'x'.repeat(limits.message.max + 1)],
  ])('refuses a %s that is empty or too long', async (_, content) => {
    expect((await write(ada, content)).statusCode).toBe(400);
  });
});
