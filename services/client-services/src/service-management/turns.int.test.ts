import type { Actor } from '@sidework/chassis/http/actor';
import { editReview } from '@sidework/contracts/client-services/reviews';
import {
  progressService,
  setDeadline,
  setEstimate,
} from '@sidework/contracts/client-services/services';
import { beforeEach, describe, expect, it } from 'vitest';
import { aReview, aService, completed, unopened } from '../../test/builders.ts';
import { testClientServices } from '../../test/service.ts';

const perHour = 4;
const service = testClientServices({ SERVICE_CHANGES_PER_HOUR: perHour });
const timeZone = 'America/New_York';

let client: Actor;
let professional: Actor;
let serviceId: string;
beforeEach(async () => {
  client = await service.person();
  professional = await service.person();
  serviceId = (await aService(service.db, { client, professional })).id;
});

const deadline = (day: number, of = serviceId) =>
  service.as(client).call(setDeadline, {
    params: { serviceId: of },
    body: { deadline: `2099-01-0${day}`, timeZone },
  });
const estimate = (day: number) =>
  service.as(professional).call(setEstimate, {
    params: { serviceId },
    body: { estimatedCompletionDate: `2099-01-0${day}`, timeZone },
  });
const stage = (progressStage: string) =>
  service.as(professional).call(progressService, {
    params: { serviceId },
    body: { progressStage, reason: 'A mistake of mine.' },
  });
const useUp = async () => {
  for (let day = 1; day <= perHour; day += 1) expect((await deadline(day)).statusCode).toBe(200);
};

describe('how often one person changes one service', () => {
  it('is bounded in an hour, at however many instances it is changed at once, and changes nothing beyond', async () => {
    const replies = await Promise.all([1, 2, 3, 4, 5, 6, 7].map((day) => deadline(day)));
    const refused = replies.filter(({ statusCode }) => statusCode !== 200);
    expect(refused).toHaveLength(7 - perHour);
    for (const reply of refused) {
      expect([reply.statusCode, reply.json().code]).toEqual([429, 'too_many_changes']);
      expect(Number(reply.headers['retry-after'])).toSatisfy((wait) => wait > 600 && wait <= 900);
    }
    const told = await service.sql`
      select from outbox where aggregate_id = ${serviceId} and type like '%deadline%'`;
    expect(told).toHaveLength(perHour);
  });

  it('counts all that is changed together, and only what is changed', async () => {
    expect((await estimate(1)).statusCode).toBe(200);
    for (const _ of [1, 2, 3]) expect((await estimate(1)).statusCode).toBe(200);
    for (const to of ['in_progress', 'halfway', 'in_progress'])
      expect((await stage(to)).statusCode).toBe(200);
    expect((await stage('halfway')).statusCode).toBe(429);
    expect((await estimate(2)).statusCode).toBe(429);
  });

  it('counts a review that is changed', async () => {
    const done = await aService(service.db, { client, professional, ...completed() });
    const parties = { clientId: client.id, professionalId: professional.id };
    await aReview(service.db, { serviceId: done.id, ...parties, comment: null, ...unopened });
    const edit = (rating: number) =>
      service.as(client).call(editReview, { params: { serviceId: done.id }, body: { rating } });
    const statuses = [];
    for (const rating of [1, 2, 3, 4, 5]) statuses.push((await edit(rating)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
    const [kept] = await service.sql`select rating from reviews where service_id = ${done.id}`;
    expect(kept).toEqual({ rating: perHour });
  });

  it('is neither the other side’s to wait for nor that of another service', async () => {
    await useUp();
    const another = await aService(service.db, { client, professional });
    expect((await deadline(5)).statusCode).toBe(429);
    expect((await deadline(5, another.id)).statusCode).toBe(200);
    expect((await estimate(1)).statusCode).toBe(200);
  });

  it('goes on as soon as it is their turn again', async () => {
    await useUp();
    await service.sql`
      update account_turns set arrives_at = arrives_at - interval '15 minutes'
      where account_id = ${client.id}`;
    expect((await deadline(5)).statusCode).toBe(200);
    expect((await deadline(6)).statusCode).toBe(429);
  });
});
