import { randomUUID } from 'node:crypto';
import { type KeptPlans, keepPlans } from '@sidework/chassis/testing/plans';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testClientServices } from '../../test/service.ts';
import { shownBalanceOf } from './queries.ts';

const service = testClientServices();
const guardianId = randomUUID();
let plans: KeptPlans;

beforeAll(async () => {
  await service.sql`
    insert into people (id, sequence, full_name, user_type, account_type, roles,
      completed_services_as_professional, may_act, guardian_ids)
    select gen_random_uuid(), 1, 'Child ' || n, 'professional', 'sidework_kids', '{}'::text[], 0, true,
      array[case when n % 10000 = 0 then ${guardianId}::uuid else gen_random_uuid() end]
    from generate_series(1, 20000) n`;
  plans = await keepPlans(service.deps.config.DATABASE_URL, undefined, ['client_services.people']);
});
afterAll(() => plans?.close());

it('a guardian’s balance finds their children by index among 20,000', async () => {
  const { db } = plans.open({ planEachQuery: true });
  const { indexes, wholeTables, rows } = await plans.cost(() => shownBalanceOf(db, guardianId));
  expect(indexes).toContain('people_first_guardian_idx');
  expect(wholeTables).not.toContain('people');
  expect(rows).toBeLessThanOrEqual(10);
});
