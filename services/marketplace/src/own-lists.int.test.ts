import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Database } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { type KeptPlans, keepPlans } from '@sidework/chassis/testing/plans';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testMarketplace } from '../test/service.ts';
import { gigsForOwner } from './gigs/queries.ts';
import { jobsForClient } from './jobs/own-job-queries.ts';
import { proposalsForJob, proposalsForProfessional } from './proposals/queries.ts';

const service = testMarketplace();
let owner: Actor;
let plans: KeptPlans;
let pool: Database;

beforeAll(async () => {
  owner = await service.person();
  plans = await keepPlans(service.deps.config.DATABASE_URL, {
    file: join(import.meta.dirname, '../test/many-of-one.sql'),
    with: { 'sidework.owner': owner.id, 'sidework.records': 5_000 },
  });
  pool = plans.open();
}, 180_000);
afterAll(() => plans?.close());

type Page = { cursor?: string; limit: number };
const anHourAgo = Buffer.from(
  JSON.stringify([new Date(Date.now() - 3_600_000).toISOString(), randomUUID()]),
).toString('base64url');

describe('of thousands of records of one person', () => {
  it.each<[string, (page: Page) => PromiseLike<unknown[]>]>([
    ['gigs', (page) => gigsForOwner(pool.db, owner, page)],
    ['proposals', (page) => proposalsForProfessional(pool.db, owner, page)],
    ['proposals for a job', (page) => proposalsForJob(pool.db, owner, owner.id, page)],
  ])('a page of %s reads its own rows', async (_, list) => {
    for (const page of [{ limit: 20 }, { limit: 20, cursor: anHourAgo }]) {
      const found: unknown[] = [];
      const { rows } = await plans.cost(async () => {
        found.push(...(await list(page)));
      });
      expect(found).toHaveLength(21);
      expect(rows).toBeLessThanOrEqual(100);
    }
  });

  it('a page of jobs reads its own rows, and the proposals for each', async () => {
    const { rows } = await plans.cost(() =>
      jobsForClient(pool.db, owner, { limit: 20, cursor: anHourAgo }),
    );
    expect(rows).toBeLessThanOrEqual(100);
  });
});
