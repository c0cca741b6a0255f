import { join } from 'node:path';
import type { Database } from '@sidework/chassis/db/db';
import { type KeptPlans, keepPlans } from '@sidework/chassis/testing/plans';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testIdentity } from '../../../test/builders.ts';
import { lockExportsAround } from '../../exports/queries.ts';
import { sessions } from '../../sessions/table.ts';
import { outdatedIds, staleBandIds, staleRightsIds } from './queries.ts';
import { unconsentedIds } from './unconsented-queries.ts';

const service = testIdentity();
const manyChildren = join(import.meta.dirname, '../../../test/many-children.sql');
let plans: KeptPlans;
let pool: Database;

beforeAll(async () => {
  plans = await keepPlans(service.deps.config.DATABASE_URL, {
    file: manyChildren,
    with: { 'sidework.children': 20_000 },
  });
  pool = plans.open();
});

afterAll(() => plans?.close());

const now = new Date();
const somebody = '00000000-0000-7000-8000-000000000007';

describe('of 20,000 children', () => {
  it.each([
    ['whose verification is over', () => outdatedIds(pool.db, now)],
    ['of another age than others know', () => staleBandIds(pool.db, now)],
    ['of whom others think wrongly', () => staleRightsIds(pool.db, now)],
    ['for whom nobody agrees', () => unconsentedIds(pool.db, now)],
    [
      'whose exports end with an account',
      () => pool.db.transaction((tx) => lockExportsAround(tx, somebody)),
    ],
    [
      'whose sessions ended',
      () => pool.db.select().from(sessions).where(eq(sessions.userId, somebody)),
    ],
  ])('those %s are found without reading the others', async (_who, find) => {
    const { wholeTables } = await plans.cost(find);
    const large = ['kids_profiles', 'data_exports', 'sessions'];
    expect(wholeTables.filter((table) => large.includes(table))).toEqual([]);
  });
});
