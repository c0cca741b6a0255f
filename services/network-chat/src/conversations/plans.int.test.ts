import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { countingWithin } from '@sidework/chassis/db/account-limits';
import type { Db } from '@sidework/chassis/db/db';
import { toCursor } from '@sidework/chassis/db/keyset';
import type { Actor } from '@sidework/chassis/http/actor';
import { type KeptPlans, keepPlans } from '@sidework/chassis/testing/plans';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testNetworkChat } from '../../test/service.ts';
import { appendMessage } from '../messages/append-message.ts';
import { messagesOf } from '../messages/queries.ts';
import { searchMessages } from '../messages/search-messages.ts';
import { byMoment, notificationsOf } from '../notifications/queries.ts';
import { gatherOwnData } from '../own-data/gather-own-data.ts';
import { unreadCountsOf } from '../unread-counts/queries.ts';
import { readUpTo } from './queries.ts';
import { byLastMessage, conversationsOf, getConversationWith } from './shown-queries.ts';

const service = testNetworkChat();
let viewer: Actor;
let plans: KeptPlans;
let db: Db;
/** The other of a conversation of a thousand messages. */
let other: Actor;
let conversationId: string;

beforeAll(async () => {
  viewer = await service.person();
  plans = await keepPlans(service.deps.config.DATABASE_URL, {
    file: join(import.meta.dirname, '../../test/many-conversations.sql'),
    with: { 'sidework.records': 20_000, 'sidework.owner': viewer.id },
  });
  db = plans.open().db;
  const [long] = await service.sql`
    select m.conversation_id, m.other_id from conversation_members m
    join conversations c on c.id = conversation_id
    where user_id = ${viewer.id} and last_sequence = 1000 limit 1`;
  conversationId = long?.conversation_id;
  other = { ...viewer, id: long?.other_id };
});
afterAll(() => plans?.close());

/** The same list page after page, up to the last one asked for. */
async function turned<R>(
  pages: number,
  page: (query: { cursor?: string | undefined; limit: number }) => Promise<R[]>,
  position: (row: R) => readonly (string | number)[],
): Promise<string | undefined> {
  let cursor: string | undefined;
  for (let at = 1; at < pages; at += 1) {
    const rows = await page({ cursor, limit: 20 });
    const last = rows.at(-2);
    if (!last) throw new Error(`there is no page ${at}`);
    cursor = toCursor(position(last));
  }
  return cursor;
}

describe('of 20,000 conversations', () => {
  it.each([1, 2, 40])('page %i of the list reads its own rows only', async (page) => {
    const cursor = await turned(
      page,
      (query) => conversationsOf(service.db, viewer, query),
      byLastMessage,
    );
    const cost = await plans.cost(() => conversationsOf(db, viewer, { cursor, limit: 20 }));
    expect(cost.wholeTables).toEqual([]);
    expect(cost.indexes).toContain('conversation_members_listed_idx');
    expect(cost.rows).toBeLessThanOrEqual(21);
  });

  it('an export reads the messages of its own, once', async () => {
    let told = 0;
    const cost = await plans.cost(async () => {
      const [ownMessages] = await gatherOwnData(db, viewer.id);
      for await (const _row of ownMessages?.rows ?? []) told += 1;
    });
    expect(cost.wholeTables).not.toContain('messages');
    expect(cost.wholeTables).not.toContain('conversation_members');
    const [own] = await service.sql`
      select count(*)::int as messages from messages where ${viewer.id} in (sender_id, receiver_id)`;
    expect(told).toBeGreaterThan(1_000);
    expect(told).toBe(own?.messages);
  });

  it('the one with a person is found by its pair', async () => {
    const cost = await plans.cost(() => getConversationWith(db, viewer, other.id));
    expect(cost).toMatchObject({ wholeTables: [], rows: 1 });
    expect(cost.indexes).toContain('conversations_one_id_other_id_unique');
  });

  it('a search looks through so many of the viewer at most, and says where to go on', async () => {
    const look = { search: 'nowhere', limit: 20 };
    const deps = { ...service.deps, db };
    const cost = await plans.cost(() => searchMessages(deps, viewer, look));
    expect(cost.wholeTables).toEqual([]);
    expect(cost.indexes).toEqual(
      expect.arrayContaining(['messages_receiver_id_idx', 'messages_sender_id_idx']),
    );
    const page = await searchMessages(service.deps, viewer, look);
    expect(page).toEqual({ items: [], nextCursor: expect.any(String) });
    const common = await searchMessages(service.deps, viewer, { ...look, search: 'message' });
    expect(common.items).toHaveLength(20);
  });

  it('the badge reads only what is unread', async () => {
    const { wholeTables, indexes, rows } = await plans.cost(() => unreadCountsOf(db, viewer));
    expect(wholeTables).toEqual([]);
    expect(indexes).toContain('conversation_members_unread_idx');
    expect(indexes).toContain('notifications_unread_idx');
    expect(rows).toBeLessThan(500);
  });
});

describe('of 20,000 notifications', () => {
  it.each([1, 2, 40])('page %i reads its own rows only', async (page) => {
    const cursor = await turned(
      page,
      (query) => notificationsOf(service.db, viewer, query),
      byMoment,
    );
    const cost = await plans.cost(() => notificationsOf(db, viewer, { cursor, limit: 20 }));
    expect(cost.wholeTables).toEqual([]);
    expect(cost.indexes).toContain('notifications_receiver_id_idx');
    expect(cost.rows).toBeLessThanOrEqual(21);
  });
});

describe('of a thousand messages', () => {
  const own = {
    indexes: [
      'messages_conversation_id_sequence_unique',
      'offers_pkey',
      'messages_pkey',
      'message_reactions_pk',
      'message_attachments_message_id_idx',
    ],
    wholeTables: [],
    rows: 21,
  };

  it.each([
    ['the newest', {}],
    ['those before the middle', { cursor: toCursor([500]) }],
    ['the oldest', { cursor: toCursor([22]) }],
    ['those after the middle', { after: 500 }],
    ['those after the middle, next page', { after: 500, cursor: toCursor([520]) }],
  ])('%s are read alone', async (_, query) => {
    const cost = await plans.cost(() => messagesOf(db, conversationId, { limit: 20, ...query }));
    expect(cost).toEqual(own);
  });

  it('a read mark looks at what it marks', async () => {
    const mark = () => db.transaction((tx) => readUpTo(tx, conversationId, viewer.id, 1000));
    const { wholeTables, rows } = await plans.cost(mark);
    expect(wholeTables).toEqual([]);
    expect(rows).toBeLessThanOrEqual(2);
  });

  it('one more is written by index alone', async () => {
    const { wholeTables, rows } = await plans.cost(async () => {
      const message = {
        id: randomUUID(),
        senderId: viewer.id,
        receiverId: other.id,
        content: 'One more',
        gigId: null,
        replyToId: null,
        attachmentCount: 0,
      };
      const now = new Date();
      const limit = countingWithin({
        accountId: viewer.id,
        action: 'messages',
        count: 60,
        seconds: 60,
        now,
      });
      expect((await appendMessage(db, message, now, limit)).written).toBeDefined();
    });
    expect(wholeTables).toEqual([]);
    expect(rows).toBeLessThan(5);
  });
});
