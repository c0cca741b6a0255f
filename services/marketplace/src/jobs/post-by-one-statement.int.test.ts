import { perHour } from '@sidework/chassis/db/account-limits';
import { jobPosted } from '@sidework/contracts/marketplace/events';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { aPosting } from '../../test/builders.ts';
import { testMarketplace } from '../../test/service.ts';
import * as Job from './job.ts';
import { postByOneStatement } from './post-by-one-statement.ts';
import { insertJob } from './queries.ts';

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
const rowOf = async ({ id }: Job.NewJob) => {
  const [{ id: _id, ...row } = {}] = await service.sql`select * from job_requests where id = ${id}`;
  return row;
};
const traces = async (clientId: string) => ({
  jobs: (await service.sql`select from job_requests where client_id = ${clientId}`).length,
  events: (await service.emitted(jobPosted.type)).filter(({ data }) => data.clientId === clientId)
    .length,
  turns: (await service.sql`select from account_turns where account_id = ${clientId}`).length,
});

describe('a job posted by one statement', () => {
  it('is the row that the long way writes, with its event and its turn', async () => {
    const { id } = await service.person();
    const job = aNewJob(id);
    expect(await postByOneStatement(service.db, job, limitOf(id))).toBe(true);
    expect(await traces(id)).toEqual({ jobs: 1, events: 1, turns: 1 });
    const other = aNewJob(id);
    await service.db.transaction((tx) => insertJob(tx, other));
    expect(await rowOf(job)).toEqual(await rowOf(other));
  });

  it.each([
    ['is not set up', {}, { isSetUp: false }],
    ['may not act', {}, { mayAct: false }],
    ['is a child', { accountType: 'sidework_kids' }, {}],
  ] as const)(
    'is not written, told or counted where its client %s',
    async (_case, actor, known) => {
      const { id } = await service.person(actor, known);
      expect(await postByOneStatement(service.db, aNewJob(id), limitOf(id))).toBe(false);
      expect(await traces(id)).toEqual({ jobs: 0, events: 0, turns: 0 });
    },
  );

  it('is not written, told or counted for somebody unknown', async () => {
    const id = uuidv7();
    expect(await postByOneStatement(service.db, aNewJob(id), limitOf(id))).toBe(false);
    expect(await traces(id)).toEqual({ jobs: 0, events: 0, turns: 0 });
  });

  it('is not written beyond the limit, however many come at once', async () => {
    const { id } = await service.person();
    const posted = await Promise.all(
      Array.from({ length: 8 }, () => postByOneStatement(service.db, aNewJob(id), limitOf(id, 3))),
    );
    expect(posted.filter(Boolean)).toHaveLength(3);
    expect(await traces(id)).toEqual({ jobs: 3, events: 3, turns: 1 });
  });

  it('is gone with a transaction that is rolled back', async () => {
    const { id } = await service.person();
    const failing = service.db.transaction(async (tx) => {
      expect(await postByOneStatement(tx, aNewJob(id), limitOf(id))).toBe(true);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await traces(id)).toEqual({ jobs: 0, events: 0, turns: 0 });
  });
});
