import { join } from 'node:path';
import type { Actor } from '@sidework/chassis/http/actor';
import { type KeptPlans, keepPlans } from '@sidework/chassis/testing/plans';
import { mostCounted, mostListed, type Today } from '@sidework/contracts/network-chat/today';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testNetworkChat } from '../../test/service.ts';
import { listToday } from './list-today.ts';

const service = testNetworkChat();
let viewer: Actor;
let plans: KeptPlans;

beforeAll(async () => {
  viewer = await service.person();
  plans = await keepPlans(service.deps.config.DATABASE_URL, {
    file: join(import.meta.dirname, '../../test/many-conversations.sql'),
    with: { 'sidework.records': 20_000, 'sidework.owner': viewer.id },
  });
});
afterAll(() => plans?.close());

it('of 20,000 needs and 300 unread conversations Today reads what it lists and counts', async () => {
  const { db } = plans.open();
  let today: Today = { items: [], counts: [] };
  const cost = await plans.cost(async () => {
    today = await listToday({ db, now: service.deps.now }, viewer);
  });
  expect(today.items).toHaveLength(mostListed);
  expect(today.counts).toMatchObject([
    { kind: 'connection_request', count: mostCounted },
    { kind: 'unread_messages', count: mostCounted },
  ]);
  expect(cost.wholeTables).toEqual([]);
  expect(cost.rows).toBeLessThanOrEqual(2 * mostCounted);
  expect(cost.indexes).toEqual(
    expect.arrayContaining(['need_receivers_newest_idx', 'need_receivers_oldest_idx']),
  );
});
