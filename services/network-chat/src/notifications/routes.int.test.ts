import { randomUUID } from 'node:crypto';
import type { Actor } from '@sidework/chassis/http/actor';
import { proposalSubmitted } from '@sidework/contracts/marketplace/events';
import { getUnreadCounts } from '@sidework/contracts/network-chat/conversations';
import {
  listNotifications,
  type NotificationView,
  readAllNotifications,
  readNotification,
} from '@sidework/contracts/network-chat/notifications';
import { beforeEach, describe, expect, it } from 'vitest';
import { aProposalFact } from '../../test/facts.ts';
import { testNetworkChat } from '../../test/service.ts';

const service = testNetworkChat();

let client: Actor;
beforeEach(async () => {
  client = await service.person();
});

/** So many items of the client, the newest first. */
async function someItems(count: number): Promise<NotificationView[]> {
  const professional = await service.person();
  for (let at = 0; at < count; at += 1)
    await service.receive(proposalSubmitted, aProposalFact(client, professional));
  return (await listed(client)).items;
}

const listed = async (by: Actor, query: object = {}) => {
  const reply = await service.as(by).call(listNotifications, { query: query as never });
  return reply.json() as { items: NotificationView[]; nextCursor: string | null };
};
const unread = async (by: Actor) =>
  (await service.as(by).call(getUnreadCounts)).json().notifications as number;
const read = (by: Actor, notificationId: string) =>
  service.as(by).call(readNotification, { params: { notificationId } });
const readAll = (by: Actor, upTo: string) =>
  service.as(by).call(readAllNotifications, { body: { upTo } });

describe('GET /notifications', () => {
  it('pages by cursor, newest first', async () => {
    const all = await someItems(5);
    const first = await listed(client, { limit: 2 });
    const second = await listed(client, { limit: 2, cursor: first.nextCursor });
    const third = await listed(client, { limit: 2, cursor: second.nextCursor });
    expect([first, second, third].flatMap(({ items }) => items)).toEqual(all);
    const moments = all.map(({ createdAt }) => createdAt);
    expect(moments).toEqual(moments.toSorted().toReversed());
    expect(third.nextCursor).toBeNull();
  });

  it('begins with what came last, also where the clock was set back a little meanwhile', async () => {
    const [before] = await someItems(1);
    await service.sql`
      update notifications set created_at = now() + interval '400 milliseconds'
      where id = ${before?.id ?? ''}`;
    const [latest, earlier] = await someItems(1);
    expect(earlier?.id).toBe(before?.id);
    expect(latest?.createdAt).toBe(earlier?.createdAt);
  });

  it('is empty for others, and refuses a visitor', async () => {
    await someItems(1);
    expect((await listed(await service.person())).items).toEqual([]);
    expect((await service.visitor.call(listNotifications)).statusCode).toBe(401);
  });
});

describe('POST /notifications/:notificationId/read', () => {
  it('marks one, and keeps when that was first', async () => {
    const [item] = await someItems(2);
    const first = await read(client, item?.id ?? '');
    expect(first.json()).toEqual({ ...item, readAt: expect.any(String) });
    expect((await read(client, item?.id ?? '')).json()).toEqual(first.json());
    expect(await unread(client)).toBe(1);
  });

  it('refuses a visitor, somebody else’s and an unknown one', async () => {
    const [item] = await someItems(1);
    const params = { notificationId: item?.id ?? '' };
    expect((await service.visitor.call(readNotification, { params })).statusCode).toBe(401);
    const other = await read(await service.person(), params.notificationId);
    expect([other.statusCode, other.json().code]).toEqual([404, 'notification_not_found']);
    expect((await read(client, randomUUID())).statusCode).toBe(404);
    expect((await read(client, 'no-id')).statusCode).toBe(404);
    expect(await unread(client)).toBe(1);
  });
});

describe('POST /notifications/read-all', () => {
  it('leaves unread what came after the newest that was seen', async () => {
    const [, seen] = await someItems(4);
    expect((await readAll(client, seen?.id ?? '')).statusCode).toBe(204);
    expect((await listed(client)).items.map(({ readAt }) => readAt !== null)).toEqual([
      false,
      true,
      true,
      true,
    ]);
    expect(await unread(client)).toBe(1);
  });

  it('refuses a visitor, somebody else’s item and an unknown one', async () => {
    const [item] = await someItems(1);
    const body = { upTo: item?.id ?? '' };
    expect((await service.visitor.call(readAllNotifications, { body })).statusCode).toBe(401);
    expect((await readAll(await service.person(), body.upTo)).statusCode).toBe(404);
    expect((await readAll(client, randomUUID())).statusCode).toBe(404);
    expect((await readAll(client, 'no-id')).statusCode).toBe(400);
    expect(await unread(client)).toBe(1);
  });
});

it('counts no more than a badge shows', async () => {
  await service.sql`
    insert into notifications (id, event_id, receiver_id, actor_id, kind, title, details, path, created_at)
    select gen_random_uuid(), gen_random_uuid(), ${client.id}, ${client.id}, 'deadline_set', 'A', '{}', '/', now()
    from generate_series(1, 150)`;
  expect(await unread(client)).toBe(100);
});
