import { randomUUID } from 'node:crypto';
import type { Actor } from '@sidework/chassis/http/actor';
import { isWaitedFor, pidOf } from '@sidework/chassis/testing/waiting';
import {
  clientReviewRecounted,
  clientReviewSubmitted,
} from '@sidework/contracts/client-services/events/reviews';
import { getJob } from '@sidework/contracts/marketplace/jobs';
import { beforeEach, expect, it, vi } from 'vitest';
import { aJob } from '../../test/builders.ts';
import { testMarketplace } from '../../test/service.ts';
import { eraseOwnData } from '../own-data/erase-own-data.ts';
import { gatherOwnData } from '../own-data/gather-own-data.ts';

const service = testMarketplace();
let client: Actor;
let jobId: string;
beforeEach(async () => {
  client = await service.person({}, { fullName: 'Grace Client' });
  jobId = (await aJob(service.db, { clientId: client.id })).id;
});

const aReview = (rating: number) => ({
  reviewId: randomUUID(),
  serviceId: randomUUID(),
  professionalId: randomUUID(),
  clientId: client.id,
  title: 'Repair a tap',
  totalAmountCents: 9_900,
  rating,
});
const shown = async () => {
  const reader = service.as(await service.person());
  const { rating, reviewCount } = (await reader.call(getJob, { params: { jobId } })).json().client;
  return [rating, reviewCount];
};

it('a job shows how professionals rated its client, each review once', async () => {
  expect(await shown()).toEqual([null, 0]);
  for (const rating of [5, 4, 4]) {
    const [review, event] = [aReview(rating), { id: randomUUID() }];
    for (const _ of [1, 2]) await service.receive(clientReviewSubmitted, review, event);
  }
  expect(await shown()).toEqual([4.3, 3]);
});

it('a review that counts no more leaves the rating, and comes back', async () => {
  const [kept, gone] = [aReview(5), aReview(1)];
  for (const review of [kept, gone]) await service.receive(clientReviewSubmitted, review);
  for (const [counts, expected] of [
    [false, [5, 1]],
    [true, [3, 2]],
  ] as const) {
    const event = { id: randomUUID() };
    for (const _ of [1, 2])
      await service.receive(clientReviewRecounted, { ...gone, counts }, event);
    expect(await shown()).toEqual(expected);
  }
});

it('the rating is exported, and goes with the account for good', async () => {
  await service.receive(clientReviewSubmitted, aReview(4));
  const files = await gatherOwnData(service.db, client.id);
  const rows: unknown[] = [];
  for await (const row of files.find(({ name }) => name === 'rating-as-client.json')?.rows ?? [])
    rows.push(row);
  expect(rows).toEqual([{ sumOfRatings: 4, reviews: 1 }]);
  await service.db.transaction((tx) => eraseOwnData(tx, client.id));
  await service.sql`update people set has_left = true where id = ${client.id}`;
  await service.receive(clientReviewSubmitted, aReview(5));
  expect(await service.sql`select from client_ratings where client_id = ${client.id}`).toHaveLength(
    0,
  );
});

it('a review that is told while the account is being erased leaves nothing of it', async () => {
  let late: Promise<unknown> | undefined;
  await service.sql.begin(async (other) => {
    await other`select from people where id = ${client.id} for update`;
    await other`update people set has_left = true where id = ${client.id}`;
    late = service.receive(clientReviewSubmitted, aReview(5));
    const pid = await pidOf(other);
    const isWaiting = async () => expect(await isWaitedFor(service.sql, pid)).toBe(true);
    await vi.waitFor(isWaiting, { timeout: 30_000 });
  });
  expect(await late).toEqual(['acknowledged']);
  expect(await service.sql`select from client_ratings where client_id = ${client.id}`).toEqual([]);
});
