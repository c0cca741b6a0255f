import { toldMomentHeader } from '@sidework/chassis/http/told-moments';
import * as api from '@sidework/contracts/client-services/escrow';
import { payByCard } from '@sidework/contracts/client-services/payments';
import { getService, progressService } from '@sidework/contracts/client-services/services';
import { describe, expect, it } from 'vitest';
import { aService, daysAgo } from '../../test/builders.ts';
import { aCard, aKey, runBackgroundJobs } from '../../test/money.ts';
import { testClientServices } from '../../test/service.ts';

const demo = testClientServices({ SIDEWORK_PROFILE: 'demo' });
const told = (moment: Date) => ({ [toldMomentHeader]: moment.toISOString() });

describe('in the demo', () => {
  it('the ledger, the history and the events hold the moments that the filler tells', async () => {
    const [client, professional] = [await demo.person(), await demo.person()];
    const { id: serviceId } = await aService(demo.db, { client, professional });
    const params = { serviceId };
    const asked = await demo
      .as(client)
      .call(api.fundService, { params, body: { amountCents: 9_900 }, headers: aKey() });
    const { paymentId } = asked.json();
    const [paidAt, releasedAt] = [daysAgo(40), daysAgo(30)];
    const paid = await demo
      .as(client)
      .call(payByCard, { params: { paymentId }, body: aCard(), headers: told(paidAt) });
    expect(paid.statusCode, paid.body).toBe(200);
    await runBackgroundJobs(demo);
    const done = await demo.as(professional).call(progressService, {
      params,
      body: { progressStage: 'completed' },
      headers: told(daysAgo(31)),
    });
    expect(done.statusCode, done.body).toBe(200);
    const released = await demo
      .as(client)
      .call(api.releaseService, { params, headers: told(releasedAt) });
    expect(released.statusCode, released.body).toBe(200);

    const moments = await demo.sql`
      select 'ledger' as "where", kind as what, posted_at as at from ledger_transactions where service_id = ${serviceId}
      union all select 'history', payment_type, created_at from payment_history where service_id = ${serviceId}
      union all select 'events', type, occurred_at from outbox
        where data->>'serviceId' = ${serviceId} and type in
          ('client-services.escrow.funded.v1', 'client-services.escrow.released.v1')
      order by 3, 1`;
    const at = moments.map(({ at: moment }) => new Date(moment).getTime());
    expect(at).toEqual([
      ...Array(3).fill(paidAt.getTime()),
      ...Array(3).fill(releasedAt.getTime()),
    ]);
  });

  it('refuses a moment that is yet to come', async () => {
    const reader = await demo.person();
    const headers = told(daysAgo(-1));
    const reply = await demo
      .as(reader)
      .call(getService, { params: { serviceId: reader.id }, headers });
    expect(reply.statusCode).toBe(400);
  });
});

describe('in production', () => {
  const production = testClientServices({
    SIDEWORK_PROFILE: 'production',
    PAYMENT_PROVIDER: 'stripe',
    STRIPE_SECRET_KEY: 'sk_live_not_one',
    STRIPE_WEBHOOK_SECRET: 'whsec_not_one',
  });

  it('refuses whoever tells a moment, and changes nothing', async () => {
    const [client, professional] = [await production.person(), await production.person()];
    const { id: serviceId } = await aService(production.db, { client, professional });
    const headers = told(daysAgo(40));
    const reply = await production
      .as(client)
      .call(api.cancelService, { params: { serviceId }, body: {}, headers });
    expect(reply.json()).toMatchObject({ code: 'invalid_input' });
    const [kept] = await production.sql`select status from services where id = ${serviceId}`;
    expect(kept).toEqual({ status: 'in_progress' });
  });
});
