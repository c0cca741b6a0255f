import { getBalance, requestPayout } from '@sidework/contracts/client-services/balance';
import * as api from '@sidework/contracts/client-services/escrow';
import { escrowFunded } from '@sidework/contracts/client-services/events/money';
import { getService, progressService } from '@sidework/contracts/client-services/services';
import { describe, expect, it } from 'vitest';
import { aService } from '../../test/builders.ts';
import { aKey, aPayoutAccount, fund, runBackgroundJobs } from '../../test/money.ts';
import { testClientServices } from '../../test/service.ts';
import { Config } from '../config.ts';
import { deliverSandboxWebhook } from '../payment-provider/sandbox.ts';
import { receiveWebhook } from '../payments/webhooks/receive-webhook.ts';
import { releaseDueJob } from './release-due.ts';

const service = testClientServices({ SANDBOX_WEBHOOKS: 'late-and-twice' });
const day = 24 * 60 * 60_000;

/** Work in full funds, once the webhooks came. */
async function funded(given: Partial<Parameters<typeof service.person>[1]> = {}) {
  const client = await service.person();
  const professional = await service.person({}, given);
  const { id } = await aService(service.db, { client, professional });
  await fund(service, client, id, 9_900);
  const later = new Date(Date.now() + 60_000);
  const deps = { ...service.deps, now: () => later };
  const receive = (body: string, signature: string) => receiveWebhook(deps, body, signature);
  while (await deliverSandboxWebhook(deps, receive)) {
    // As long as there is more.
  }
  return { client, professional, id, params: { serviceId: id } };
}

const releaseWhatIsDue = async (now: Date) => {
  const deps = { ...service.deps, now: () => now };
  while (await releaseDueJob.run(deps, new AbortController().signal)) {
    // As long as there is more.
  }
};

it('a sandbox webhook that comes late and twice is held once', async () => {
  const { id } = await funded();
  const [kept] = await service.sql`
    select escrowed_amount_cents::int as held,
      (select count(*)::int from ledger_transactions where service_id = s.id) as booked,
      (select count(*)::int from sandbox_webhooks where delivered_at is not null) as delivered
    from services s where id = ${id}`;
  expect(kept).toEqual({ held: 9_900, booked: 1, delivered: 2 });
  const told = await service.emitted(escrowFunded.type);
  expect(told.filter(({ data }) => data.serviceId === id)).toHaveLength(1);
});

describe('completed work whose client says nothing', () => {
  it('is released by itself after 14 days, counted down to from the completion [D-39]', async () => {
    const { client, professional, params, id } = await funded();
    const body = { progressStage: 'completed' };
    const done = (await service.as(professional).call(progressService, { params, body })).json();
    const { completedAt } = done;
    const releasesAt = new Date(done.money.releasesAt);
    expect(releasesAt.getTime() - new Date(completedAt).getTime()).toBe(14 * day);
    await releaseWhatIsDue(new Date(releasesAt.getTime() - 1));
    const shown = async () => (await service.as(client).call(getService, { params })).json();
    expect(await shown()).toMatchObject({ paymentStatus: 'escrowed' });
    await releaseWhatIsDue(releasesAt);
    expect(await shown()).toMatchObject({ paymentStatus: 'released' });
    const [history] = await service.sql`
      select description from payment_history where service_id = ${id} and payment_type = 'release'`;
    expect(history).toEqual({ description: 'Released automatically' });
    expect((await service.as(professional).call(getBalance)).json()).toMatchObject({
      availableCents: 8_910,
    });
  });

  it('is released although other work cannot be', async () => {
    const stuck = await funded({ accountType: 'sidework_kids', guardianIds: [] });
    const { client, professional, params } = await funded();
    await service.as(professional).call(progressService, {
      params,
      body: { progressStage: 'completed' },
    });
    await service.sql`update services set status = 'completed', progress_stage = 'completed', progress_percentage = 100, completed_at = now(),
      release_requested_at = now(), releases_at = now() where id = ${stuck.id}`;
    await releaseWhatIsDue(new Date(Date.now() + 15 * day));
    const shown = (await service.as(client).call(getService, { params })).json();
    expect(shown).toMatchObject({ paymentStatus: 'released' });
    await service.sql`update services set releases_at = null, release_requested_at = null where id = ${stuck.id}`;
  });

  it('is not released by itself while it is disputed', async () => {
    const { client, professional, params } = await funded();
    const body = { progressStage: 'completed' };
    await service.as(professional).call(progressService, { params, body });
    await service
      .as(client)
      .call(api.disputeService, { params, body: { reason: 'It still drips.' } });
    await releaseWhatIsDue(new Date(Date.now() + 30 * day));
    const shown = (await service.as(client).call(getService, { params })).json();
    expect(shown).toMatchObject({ paymentStatus: 'escrowed' });
  });
});

it('what a child earns is on the balance of its guardian, who has it paid out [D-38]', async () => {
  const guardian = await service.person();
  await aPayoutAccount(service, guardian);
  const kid = { accountType: 'sidework_kids' as const, guardianIds: [guardian.id] };
  const { client, professional: child, params } = await funded(kid);
  await service.as(client).call(api.releaseService, { params });
  const own = await service.as(child).call(requestPayout, { headers: aKey() });
  expect(own.statusCode).toBeGreaterThanOrEqual(400);
  const reply = await service.as(guardian).call(requestPayout, { headers: aKey() });
  expect(reply.json()).toMatchObject({ amountCents: 8_910 });
  await runBackgroundJobs(service);
  const [sent] = await service.sql`
    select person_id from transfers where kind = 'payout' and amount_cents = 8910`;
  expect(sent).toEqual({ person_id: guardian.id });
});

describe('the ledger', () => {
  it.each(['ledger_transactions', 'ledger_entries', 'ledger_accounts'])(
    'refuses every change of %s',
    async (table) => {
      await funded();
      const { sql } = service;
      for (const change of [
        () => sql`update ${sql(table)} set id = id`,
        () => sql`delete from ${sql(table)}`,
        () => sql`truncate ${sql(table)} cascade`,
      ])
        await expect(change()).rejects.toMatchObject({ code: '42501' });
    },
  );

  it('refuses entries that do not sum up to zero, and what falls below it', async () => {
    const { id } = await funded();
    const book = (cents: number[]) =>
      service.sql.begin(async (tx) => {
        const [made] = await tx`
          insert into ledger_transactions (id, kind, cause, posted_at)
          values (gen_random_uuid(), 'test', gen_random_uuid()::text, now()) returning id`;
        const kinds = ['escrow', 'provider_cash'];
        for (const [at, amount] of cents.entries())
          await tx`
            insert into ledger_entries (id, transaction_id, account_id, amount_cents)
            select gen_random_uuid(), ${made?.id}, id, ${amount} from ledger_accounts
            where kind = ${kinds[at] ?? ''} and (owner_id = ${id} or owner_id is null)`;
      });
    await expect(book([-100, 99])).rejects.toThrow('does not sum up to zero');
    await expect(book([9_901, -9_901])).rejects.toThrow('falls below zero');
  });
});

const needed = {
  PORT: 0,
  DATABASE_URL: 'postgres://client@127.0.0.1/sidework',
  MIGRATIONS_DIR: 'x',
  NATS_URL: 'nats://127.0.0.1',
  PUBLIC_URL: 'https://sidework.example',
  JWKS_URL: 'https://sidework.example/jwks.json',
  JWT_ISSUER: 'https://sidework.example',
  FILES_URL: 'https://files.example',
  S3_URL: 'https://s3.example',
  S3_BUCKET: 'client-services',
  S3_ACCESS_KEY: 'client',
  S3_SECRET_KEY: 'a secret',
  SMTP_URL: 'smtp://127.0.0.1',
  SIDEWORK_PROFILE: 'production',
  PAYMENT_PROVIDER: 'stripe',
  CLAMD_URL: 'tcp://clamd:3310',
  STRIPE_SECRET_KEY: 'sk_live_of_a_test',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_a_test',
};
const faultsOf = (given: object) =>
  (Config.safeParse({ ...needed, ...given }).error?.issues ?? []).map(({ path }) => path[0]);

describe('in production', () => {
  it.each([
    ['nothing of Stripe', {}, []],
    [
      'the sandbox',
      { PAYMENT_PROVIDER: 'sandbox', SANDBOX_WEBHOOK_SECRET: 'x'.repeat(32) },
      ['PAYMENT_PROVIDER'],
    ],
    ['a key of the test mode', { STRIPE_SECRET_KEY: 'sk_test_of_a_test' }, ['STRIPE_SECRET_KEY']],
    ['another address', { STRIPE_API_URL: 'https://stripe.example' }, ['STRIPE_API_URL']],
    ['no secret', { STRIPE_WEBHOOK_SECRET: undefined }, ['STRIPE_WEBHOOK_SECRET']],
  ])('%s is refused where it must be [D-110]', (_, given, faults) => {
    expect(faultsOf(given)).toEqual(faults);
  });
});

it.each([
  ['in a trial', 'demo'],
  ['where no profile is named', undefined],
])('%s nothing starts without a secret of its own for the sandbox', (_, SIDEWORK_PROFILE) => {
  const sandbox = { ...needed, SIDEWORK_PROFILE, PAYMENT_PROVIDER: undefined };
  expect(faultsOf(sandbox)).toEqual(['SANDBOX_WEBHOOK_SECRET']);
  expect(faultsOf({ ...sandbox, SANDBOX_WEBHOOK_SECRET: 'sandbox-webhooks' })).toEqual([
    'SANDBOX_WEBHOOK_SECRET',
  ]);
  expect(faultsOf({ ...sandbox, SANDBOX_WEBHOOK_SECRET: 'x'.repeat(32) })).toEqual([]);
});
