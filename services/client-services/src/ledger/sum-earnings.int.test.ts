import { keepPlans } from '@sidework/chassis/testing/plans';
import * as api from '@sidework/contracts/client-services/escrow';
import { earningsSummed } from '@sidework/contracts/client-services/events/money';
import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { aService } from '../../test/builders.ts';
import { fund } from '../../test/money.ts';
import { testClientServices } from '../../test/service.ts';
import { earningsAfter } from './earning-queries.ts';
import { sumEarningsJob } from './sum-earnings.ts';

const service = testClientServices();
const stopping = new AbortController().signal;
const later = (hours: number) => new Date(Date.now() + hours * 3_600_000);

async function released(professional: Awaited<ReturnType<typeof service.person>>) {
  const client = await service.person();
  const { id } = await aService(service.db, { client, professional });
  await fund(service, client, id, 9_900);
  const reply = await service.as(client).call(api.releaseService, { params: { serviceId: id } });
  expect(reply.statusCode, reply.body).toBe(200);
}

const earnedBy = async (id: string, until = later(1)) =>
  (await earningsAfter(service.db, { until, toldTo: null, limit: 1_000 })).find(
    ({ professionalId }) => professionalId === id,
  )?.earnedCents;

it('what a person earned is what was released to them less the fee, until the moment asked for', async () => {
  const professional = await service.person();
  await released(professional);
  await released(professional);
  expect(await earnedBy(professional.id)).toBe(2 * 8_910);
  expect(await earnedBy(professional.id, new Date(0))).toBe(0);
});

it('a child’s earnings are the child’s, though its guardian has the money', async () => {
  const guardian = await service.person();
  const child = await service.person(
    { accountType: 'sidework_kids' },
    { guardianIds: [guardian.id] },
  );
  await released(child);
  expect([await earnedBy(child.id), await earnedBy(guardian.id)]).toEqual([8_910, undefined]);
});

it('each person is told of once a night, in pages, by however many instances', async () => {
  const professional = await service.person();
  await released(professional);
  const tomorrow = later(48);
  tomorrow.setUTCHours(5, 0, 0, 0);
  const deps = { db: service.db, now: () => tomorrow };
  for (let isMore: unknown = true; isMore; ) isMore = await sumEarningsJob.run(deps, stopping);
  await Promise.all([1, 2].map(() => sumEarningsJob.run(deps, stopping)));
  const told = (await service.emitted(earningsSummed.type)).filter(
    ({ data }) => data.professionalId === professional.id,
  );
  const until = `${tomorrow.toISOString().slice(0, 10)}T02:00:00.000Z`;
  expect(told.map(({ data }) => data)).toEqual([
    { professionalId: professional.id, earnedCents: 8_910, until },
  ]);
  const nextNight = new Date(tomorrow.getTime() + 20 * 3_600_000);
  expect(await sumEarningsJob.run({ db: service.db, now: () => nextNight }, stopping)).toBe(false);
});

it('a page goes on behind the last person of the page before', async () => {
  const people = [await service.person(), await service.person()];
  for (const professional of people) await released(professional);
  const [first, second] = people.map(({ id }) => id).toSorted();
  const before = `${first?.slice(0, -1)}`;
  const all = await earningsAfter(service.db, { until: later(1), toldTo: null, limit: 1_000 });
  const ids = all.map(({ professionalId }) => professionalId);
  expect(ids).toEqual(ids.toSorted());
  expect(before && ids.includes(String(first))).toBe(true);
  const [next] = await earningsAfter(service.db, {
    until: later(1),
    toldTo: ids[ids.indexOf(String(second)) - 1] ?? uuidv7(),
    limit: 1,
  });
  expect(next?.professionalId).toBe(second);
});

it('a night finds by index what was sold, as it finds the work', async () => {
  const plans = await keepPlans(service.deps.config.DATABASE_URL);
  const { db } = plans.open();
  const cost = await plans.cost(() =>
    db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      await earningsAfter(tx, { until: later(1), toldTo: null, limit: 200 });
    }),
  );
  await plans.close();
  expect(cost.indexes).toEqual(
    expect.arrayContaining([
      'ledger_transactions_payment_id_idx',
      'ledger_transactions_service_id_idx',
    ]),
  );
});
