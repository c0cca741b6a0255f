import { randomUUID } from 'node:crypto';
import type { Database } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { type KeptPlans, keepPlans } from '@sidework/chassis/testing/plans';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testClientServices } from '../../test/service.ts';
import { reviewsForProfessional } from '../reviews/queries.ts';
import { servicesFor } from '../services/party-queries.ts';

const service = testClientServices();
const busy = { id: randomUUID() } as Actor;
let plans: KeptPlans;
let db: Database['db'];

beforeAll(async () => {
  // 20,000 services, one in ten of a busy pair of people; all are completed and reviewed.
  await service.sql`
    insert into services (id, professional_id, client_id, title, description, amount_cents,
      total_amount_cents, status, progress_stage, progress_percentage, started_at, completed_at, created_at)
    select gen_random_uuid(), case when n % 20 = 0 then ${busy.id}::uuid else gen_random_uuid() end,
      case when n % 20 = 1 then ${busy.id}::uuid else gen_random_uuid() end, 'Work ' || n, 'Some work.',
      100, 100, 'completed', 'completed', 100, moment, moment, moment
    from generate_series(1, 20000) n, lateral (select now() - n * interval '1 minute' as moment) m`;
  await service.sql`
    insert into reviews (id, service_id, professional_id, client_id, rating, created_at)
    select gen_random_uuid(), id, professional_id, client_id, 5, completed_at from services`;
  await service.sql`
    insert into people (id, sequence, full_name, user_type, account_type, roles,
      completed_services_as_professional, may_act, guardian_ids)
    select distinct on (id) id, 1, 'Someone', 'client', 'client', '{}'::text[], 0, true, '{}'::uuid[]
    from (select client_id as id from services union all select professional_id from services) both_sides`;
  plans = await keepPlans(
    service.deps.config.DATABASE_URL,
    undefined,
    ['services', 'reviews', 'people'].map((table) => `client_services.${table}`),
  );
  db = plans.open({ planEachQuery: true }).db;
});

afterAll(() => plans?.close());

const anHourAgo = Buffer.from(
  JSON.stringify([new Date(Date.now() - 3_600_000 * 100).toISOString(), randomUUID()]),
).toString('base64url');

describe('of 20,000 services', () => {
  it.each([
    ['professional', undefined, 'services_professional_id_idx'],
    ['professional', anHourAgo, 'services_professional_id_idx'],
    ['client', undefined, 'services_client_id_idx'],
    ['client', anHourAgo, 'services_client_id_idx'],
  ] as const)(
    'a page of one’s own as the %s reads its own rows only',
    async (side, cursor, index) => {
      const page = () => servicesFor(db, busy, side, { cursor, limit: 20 });
      const { indexes, wholeTables, rows } = await plans.cost(page);
      expect(indexes).toContain(index);
      expect(wholeTables).toEqual([]);
      expect(rows).toBeLessThanOrEqual(21);
    },
  );

  it.each([undefined, anHourAgo])('a page of reviews reads its own rows only', async (cursor) => {
    const page = () => reviewsForProfessional(db, busy.id, { cursor, limit: 20 });
    const { indexes, wholeTables, rows } = await plans.cost(page);
    expect(indexes).toContain('reviews_professional_id_idx');
    expect(wholeTables).toEqual([]);
    expect(rows).toBeLessThanOrEqual(21);
  });
});
