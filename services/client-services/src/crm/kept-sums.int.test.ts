import type { Actor } from '@sidework/chassis/http/actor';
import { keepPlans } from '@sidework/chassis/testing/plans';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { aService, completed } from '../../test/builders.ts';
import { testClientServices } from '../../test/service.ts';
import { services } from '../services/table.ts';
import { totalsFor } from './queries.ts';

const service = testClientServices();
const year = { zone: 'America/New_York', firstMonth: '2026-01' };

let client: Actor;
let professional: Actor;
beforeEach(async () => {
  client = await service.person();
  professional = await service.person();
});

const sums = async (asked = year) => {
  const { months, ...totals } = await totalsFor(service.db, professional, asked);
  return { ...totals, months: months.filter(({ revenueCents }) => revenueCents !== 0) };
};
const done = (totalAmountCents: number, at: string) =>
  aService(service.db, { client, professional, totalAmountCents, ...completed(new Date(at)) });

describe('the kept sums', () => {
  it.each([
    ['America/New_York', '2026-03-01T04:59:59.999Z', '2026-02'],
    ['America/New_York', '2026-03-01T05:00:00.000Z', '2026-03'],
    ['America/New_York', '2026-08-01T03:59:59.999Z', '2026-07'],
    ['Asia/Kolkata', '2026-02-28T18:29:59.999Z', '2026-02'],
    ['Asia/Kolkata', '2026-02-28T18:30:00.000Z', '2026-03'],
    ['Pacific/Kiritimati', '2026-01-31T10:00:00.000Z', '2026-02'],
    ['UTC', '2026-06-30T23:59:59.999Z', '2026-06'],
    ['UTC', '2026-07-01T00:00:00.000Z', '2026-07'],
  ])('know the month of %s at %s', async (zone, at, month) => {
    await done(100, at);
    expect((await sums({ ...year, zone })).months).toEqual([{ month, revenueCents: 100 }]);
  });

  it('add the days of a month to the parts of days at its edges, each once', async () => {
    for (const at of ['03-01T06:00', '03-02T00:00', '03-15T12:00', '03-31T23:00', '04-01T03:00'])
      await done(100, `2026-${at}:00Z`);
    expect((await sums()).months).toEqual([{ month: '2026-03', revenueCents: 500 }]);
  });

  it('follow work that is reopened, completed again on another day and refunded', async () => {
    const work = await done(700, '2026-05-05T12:00:00Z');
    const change = (set: Partial<typeof services.$inferInsert>) =>
      service.db.update(services).set(set).where(eq(services.id, work.id));
    const rows = () =>
      service.sql`select day, service_count, revenue_cents from completed_days
        where professional_id = ${professional.id} and service_count <> 0`;
    await change({
      status: 'in_progress',
      progressStage: 'halfway',
      progressPercentage: 50,
      completedAt: null,
    });
    expect(await sums()).toMatchObject({ activeServices: 1, completedServices: 0, months: [] });
    await change({ ...completed(new Date('2026-06-06T12:00:00Z')), totalAmountCents: 900 });
    expect(await sums()).toMatchObject({
      activeServices: 0,
      completedServices: 1,
      revenueCents: 900,
      months: [{ month: '2026-06', revenueCents: 900 }],
    });
    expect(await rows()).toHaveLength(1);
    await change({ paymentStatus: 'released', releasedAmountCents: 0 });
    expect(await sums()).toMatchObject({ completedServices: 0, revenueCents: 0, months: [] });
    await service.db.delete(services).where(eq(services.id, work.id));
    expect(await rows()).toEqual([]);
  });

  it('are read without a look through the work of years', async () => {
    await service.sql`
      insert into services (id, professional_id, client_id, title, description, amount_cents, total_amount_cents, status,
        payment_status, progress_stage, progress_percentage, released_amount_cents, started_at, completed_at, created_at)
      select gen_random_uuid(), ${professional.id}, ${client.id}, 'Work', 'Work', 100, 100, 'completed', 'released',
        'completed', 100, 100, moment, moment, moment
      from generate_series('2026-01-01T12:00:00Z'::timestamptz, '2026-11-27T12:00:00Z', interval '2 hours') moment`;
    const plans = await keepPlans(service.deps.config.DATABASE_URL, undefined, [
      'client_services.services',
      'client_services.completed_days',
    ]);
    const { db } = plans.open({ planEachQuery: true });
    const { rows } = await plans.cost(() => totalsFor(db, professional, year));
    await plans.close();
    expect(rows).toBeLessThan(1_000);
    expect((await sums()).revenueCents).toBe(3_961 * 100);
  });
});
