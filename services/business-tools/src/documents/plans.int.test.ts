import { join } from 'node:path';
import type { Database } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { type KeptPlans, keepPlans } from '@sidework/chassis/testing/plans';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testBusinessTools } from '../../test/service.ts';
import { documentsOf } from './queries.ts';

const service = testBusinessTools();
let plans: KeptPlans;
let pool: Database;
let owner: Actor;

beforeAll(async () => {
  owner = await service.person();
  const fill = {
    file: join(import.meta.dirname, '../../test/many-documents.sql'),
    with: { 'sidework.owner': owner.id, 'sidework.records': 20_000 },
  };
  plans = await keepPlans(service.deps.config.DATABASE_URL, fill, [
    'business_tools.business_documents',
  ]);
  pool = plans.open();
});
afterAll(() => plans?.close());

describe('of 20,000 documents of one owner', () => {
  it.each([
    ['a usual word', 'invoice', 21, []],
    ['a rare word', '19998', 1, ['business_documents_words_idx']],
    ['a word that nobody wrote', 'zeppelin', 0, ['business_documents_words_idx']],
  ])('%s is found without reading them all', async (_, search, found, indexes) => {
    // Often enough for the plan that no longer looks at what is asked for.
    for (let turn = 0; turn < 8; turn += 1) {
      let items = 0;
      const cost = await plans.cost(async () => {
        items = (await documentsOf(pool.db, owner, { search, limit: 20 })).length;
      });
      expect([items, cost.wholeTables]).toEqual([found, []]);
      expect(cost.indexes).toEqual(expect.arrayContaining(indexes));
      expect(cost.rows).toBeLessThanOrEqual(500);
    }
  });
});
