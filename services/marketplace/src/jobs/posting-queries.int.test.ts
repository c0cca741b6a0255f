import { randomUUID } from 'node:crypto';
import { perHour } from '@sidework/chassis/db/account-limits';
import { onceByStatement } from '@sidework/chassis/http/idempotency';
import { jobPosted } from '@sidework/contracts/marketplace/events';
import { getTableColumns } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { aPosting } from '../../test/builders.ts';
import { testMarketplace } from '../../test/service.ts';
import * as Job from './job.ts';
import { insertPosting } from './posting-queries.ts';
import { findJob } from './queries.ts';
import { jobRequests } from './table.ts';

const service = testMarketplace();
const now = new Date();
const aNewJob = (clientId: string) =>
  Job.post(
    uuidv7(),
    aPosting({ latitude: 40.73561, longitude: -74.17237 }),
    { id: clientId } as never,
    now,
  );
const limitOf = (clientId: string, count = 10) => perHour(clientId, 'jobs', count, now);
const keyedFor = (actor: string, key = randomUUID()) => ({
  claim: { actor, route: 'POST /jobs', key, hash: 'of the body', status: 201 },
  answer: { title: 'as it was answered' },
});
const traces = async (clientId: string) => ({
  jobs: (await service.sql`select from job_requests where client_id = ${clientId}`).length,
  events: (await service.emitted(jobPosted.type)).filter(({ data }) => data.clientId === clientId)
    .length,
  turns: (await service.sql`select from account_turns where account_id = ${clientId}`).length,
  keys: (await service.sql`select from idempotency_keys where actor_id = ${clientId}`).length,
});
const nothing = { jobs: 0, events: 0, turns: 0, keys: 0 };

describe('a posting', () => {
  it('is written whole, with its event, its turn and its key', async () => {
    const { id } = await service.person();
    const job = aNewJob(id);
    const keyed = keyedFor(id);
    expect(await insertPosting(service.db, job, limitOf(id), keyed)).toBe(true);
    expect(await traces(id)).toEqual({ jobs: 1, events: 1, turns: 1, keys: 1 });
    const row = await findJob(service.db, job.id);
    expect(row).toMatchObject(job);
    // Columns that a posting leaves to the database.
    const left = Object.keys(getTableColumns(jobRequests)).filter((name) => !(name in job));
    expect(left).toEqual([
      'pictures',
      'hiredProfessionalId',
      'version',
      'roughPlace',
      'searchText',
      'searchTitle',
      'searchVector',
    ]);
    const [kept] = await service.sql`select * from idempotency_keys where actor_id = ${id}`;
    expect(kept).toMatchObject({ status: 201, body_hash: 'of the body', response: keyed.answer });
  });

  it.each([
    ['is not set up', {}, { isSetUp: false }],
    ['may not act', {}, { mayAct: false }],
    ['is a child', { accountType: 'sidework_kids' }, {}],
  ] as const)('leaves nothing where its client %s', async (_case, actor, known) => {
    const { id } = await service.person(actor, known);
    expect(await insertPosting(service.db, aNewJob(id), limitOf(id), keyedFor(id))).toBe(false);
    expect(await traces(id)).toEqual(nothing);
  });

  it('leaves nothing where its client is unknown', async () => {
    const id = uuidv7();
    expect(await insertPosting(service.db, aNewJob(id), limitOf(id), keyedFor(id))).toBe(false);
    expect(await traces(id)).toEqual(nothing);
  });

  it.each([
    ['with a key each', () => randomUUID()],
    ['without keys', () => undefined],
  ])('leaves nothing beyond the limit, however many come at once %s', async (_case, keyOf) => {
    const { id } = await service.person();
    const posted = await Promise.allSettled(
      Array.from({ length: 8 }, () => {
        const key = keyOf();
        return insertPosting(service.db, aNewJob(id), limitOf(id, 3), key && keyedFor(id, key));
      }),
    );
    expect(posted.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    const keys = keyOf() ? 3 : 0;
    expect(await traces(id)).toEqual({ jobs: 3, events: 3, turns: 1, keys });
  });

  it('is written once for a key, however many come at once', async () => {
    const { id } = await service.person();
    const keyed = keyedFor(id);
    const posted = await Promise.all(
      Array.from({ length: 8 }, () =>
        insertPosting(service.db, aNewJob(id), limitOf(id, 1), keyed),
      ),
    );
    expect(posted.filter(Boolean)).toHaveLength(1);
    expect(await traces(id)).toEqual({ jobs: 1, events: 1, turns: 1, keys: 1 });
  });

  it('is gone with a transaction that is rolled back', async () => {
    const { id } = await service.person();
    const failing = service.db.transaction(async (tx) => {
      expect(await insertPosting(tx, aNewJob(id), limitOf(id), keyedFor(id))).toBe(true);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await traces(id)).toEqual(nothing);
  });
});

it('is written where the account becomes known right after the statement had looked', async () => {
  const actor = await service.person({});
  await service.sql`update people set is_set_up = false where id = ${actor.id}`;
  const headers = { 'idempotency-key': randomUUID() };
  const request = { headers, actor, method: 'POST', url: '/jobs', body: {} };
  const post = onceByStatement(
    service.db,
    request as never,
    { statusCode: 201 } as never,
    async (claim) => {
      const keyed = claim && { claim, answer: 'posted' };
      const isWritten = await insertPosting(
        service.db,
        aNewJob(actor.id),
        limitOf(actor.id),
        keyed,
      );
      await service.sql`update people set is_set_up = true where id = ${actor.id}`;
      return isWritten ? 'posted' : undefined;
    },
  );
  await expect(post).resolves.toBe('posted');
  expect(await traces(actor.id)).toEqual({ jobs: 1, events: 1, turns: 1, keys: 1 });
});
