import type { Actor } from '@sidework/chassis/http/actor';
import { getBalance, requestPayout } from '@sidework/contracts/client-services/balance';
import * as escrow from '@sidework/contracts/client-services/escrow';
import { payoutFailed } from '@sidework/contracts/client-services/events/money';
import * as api from '@sidework/contracts/client-services/payments';
import {
  getPayoutAccount,
  onboardPayoutAccount,
  provePayoutAccount,
  setPayoutAccount,
} from '@sidework/contracts/client-services/payout-accounts';
import { listSavedCards, removeSavedCard } from '@sidework/contracts/client-services/saved-cards';
import { accountDeleted } from '@sidework/contracts/identity/events';
import Stripe from 'stripe';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { aService } from '../../test/builders.ts';
import { aBankAccount, aCard, aKey, runBackgroundJobs } from '../../test/money.ts';
import { testClientServices } from '../../test/service.ts';
import { startStripe } from '../../test/stripe-stand-in.ts';

const keys = { key: 'sk_test_of_the_tests', secret: 'whsec_of_the_tests' };
const stripe = await startStripe(keys);
afterAll(() => stripe.close());

const service = testClientServices({
  PAYMENT_PROVIDER: 'stripe',
  STRIPE_SECRET_KEY: keys.key,
  STRIPE_WEBHOOK_SECRET: keys.secret,
  STRIPE_API_URL: stripe.url,
});

let client: Actor;
let professional: Actor;
let serviceId: string;
let paymentId: string;
beforeEach(async () => {
  client = await service.person();
  professional = await service.person();
  const amounts = { amountCents: 40_000, totalAmountCents: 40_000 };
  ({ id: serviceId } = await aService(service.db, { client, professional, ...amounts }));
  const asked = await service.as(client).call(escrow.fundService, {
    params: { serviceId },
    body: { amountCents: 40_000 },
    headers: aKey(),
  });
  ({ paymentId } = asked.json());
});

const at = () => ({ params: { paymentId } });
const start = () => service.as(client).call(api.startPayment, at());
async function page(): Promise<string> {
  const reply = await start();
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().url;
}
const tell = ({ body, signature }: { body: string; signature: string }) =>
  service.visitor.call(api.receivePaymentWebhook, {
    body,
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
  });
const payment = async () => (await service.as(client).call(api.getPayment, at())).json();
const held = async () => {
  const [row] = await service.sql`
    select escrowed_amount_cents::int as cents from services where id = ${serviceId}`;
  return row?.cents;
};
/** Pays the whole price, and gives Stripe's name of the payment. */
async function paid(): Promise<string> {
  const { intent, first } = await stripe.pay(await page());
  expect((await tell(first)).statusCode).toBe(200);
  return intent;
}
const refundsOf = (intent: string) => stripe.refunds.filter((each) => each.intent === intent);
const isDueNow = () => service.sql`update transfers set next_try_at = now()`;

describe('cards that Stripe keeps', () => {
  it('are asked for on its page, listed without a number, and removed by their owner', async () => {
    const url = await page();
    const [session] = [...stripe.sessions.values()].filter((each) => each.url === url);
    const customer = session?.form.customer ?? '';
    expect(session?.form['saved_payment_method_options[payment_method_save]']).toBe('enabled');
    stripe.customers.set(customer, ['pm_own']);
    const list = async (by: Actor) => (await service.as(by).call(listSavedCards)).json().items;
    expect(await list(client)).toEqual([
      { id: 'pm_own', brand: 'Visa', lastFour: '4242', expiry: '04/29' },
    ]);
    expect(await list(professional)).toEqual([]);
    const remove = (by: Actor) =>
      service.as(by).call(removeSavedCard, { params: { cardId: 'pm_own' } });
    expect((await remove(professional)).statusCode).toBe(404);
    expect((await remove(client)).json()).toEqual({ items: [] });
  });

  it('are deleted there with the account, also where the first try was cut off', async () => {
    await page();
    const known = () => service.sql`
      select reference from stripe_customers where person_id = ${client.id}`;
    const [{ reference } = { reference: '' }] = await known();
    await service.receive(accountDeleted, { id: client.id });
    await service.doPersonTasks();
    expect([stripe.customers.has(reference), await known()]).toEqual([false, []]);
    await service.sql`insert into stripe_customers values (${client.id}, ${reference})`;
    await service.sql`
      update person_tasks set done_at = null, due_at = now() where kind = 'forget-customer'`;
    await service.doPersonTasks();
    expect(await known()).toEqual([]);
  });
});

describe('a payment on the page of Stripe', () => {
  it('is held once Stripe says that it was paid, however often it says so', async () => {
    const { first } = await stripe.pay(await page());
    expect(await held()).toBe(0);
    expect((await tell(first)).statusCode).toBe(200);
    expect((await tell(first)).statusCode).toBe(200);
    expect(await held()).toBe(40_000);
    expect(await payment()).toMatchObject({ status: 'succeeded', way: 'redirect' });
    const entries = await service.sql`
      select kind from ledger_transactions where service_id = ${serviceId}`;
    expect(entries).toEqual([{ kind: 'fund' }]);
  });

  it('that the bank declines says why, and the same page may be paid with another card', async () => {
    const url = await page();
    await tell(await stripe.decline(url, 'Your card has insufficient funds.'));
    expect(await payment()).toMatchObject({
      status: 'waiting',
      failure: 'Your card has insufficient funds.',
    });
    await tell((await stripe.pay(url)).first);
    expect(await held()).toBe(40_000);
  });

  it('that the bank wants confirmed stays under way until it is', async () => {
    const url = await page();
    await tell(await stripe.askToConfirm(url));
    expect(await payment()).toMatchObject({ status: 'processing' });
    await tell((await stripe.pay(url)).first);
    expect(await payment()).toMatchObject({ status: 'succeeded' });
  });

  it('of a slow bank is held when the bank says yes, and open again when it says no', async () => {
    const url = await page();
    const refused = await stripe.pay(url, { isSlow: true });
    await tell(refused.first);
    expect([await held(), (await payment()).status]).toEqual([0, 'processing']);
    await tell(await refused.laterNot());
    expect(await payment()).toMatchObject({ status: 'waiting', failure: expect.any(String) });
    const { first, later } = await stripe.pay(await page(), { isSlow: true });
    await tell(first);
    expect(await held()).toBe(0);
    await tell(await later());
    expect(await held()).toBe(40_000);
  });

  it('that was left is open again', async () => {
    await tell(await stripe.leave(await page()));
    expect(await payment()).toMatchObject({ status: 'waiting' });
    expect((await start()).statusCode).toBe(200);
  });

  it('that comes when its time is over goes back to the card', async () => {
    const late = await stripe.pay(await page());
    await service.sql`update payments set status = 'expired', settled_at = now() where id = ${paymentId}`;
    await tell(late.first);
    await runBackgroundJobs(service);
    expect(await held()).toBe(0);
    expect(refundsOf(late.intent)).toEqual([{ intent: late.intent, amountCents: 40_000 }]);
  });

  it('is not believed of another amount than was asked for', async () => {
    const { first, intent } = await stripe.pay(await page(), { amountCents: 1 });
    await tell(first);
    await runBackgroundJobs(service);
    expect(await held()).toBe(0);
    expect(refundsOf(intent)).toEqual([{ intent, amountCents: 1 }]);
  });

  it('is not believed of a webhook that Stripe did not sign, or signed otherwise', async () => {
    const { first, forged } = await stripe.pay(await page());
    const other = { ...first, body: first.body.replace('40000', '40001') };
    for (const word of [await forged(), other, { ...first, signature: '' }]) {
      const reply = await tell(word);
      expect([reply.statusCode, reply.json().code]).toEqual([400, 'webhook_invalid']);
    }
    expect(await held()).toBe(0);
  });

  it.each([
    ['no JSON', '{', 400],
    ['no event', '[]', 400],
    ['no object', '{"id":"evt_1","type":"checkout.session.completed"}', 400],
    [
      'the payment of another shop',
      JSON.stringify({
        id: 'evt_2',
        object: 'event',
        type: 'checkout.session.completed',
        data: {
          object: { payment_status: 'paid', amount_total: 100, metadata: { paymentId: '7' } },
        },
      }),
      200,
    ],
  ])('that is signed and holds %s does nothing', async (_, body, status) => {
    const signed = { payload: body, secret: keys.secret };
    const signature = await Stripe.webhooks.generateTestHeaderStringAsync(signed);
    expect((await tell({ body, signature })).statusCode).toBe(status);
  });

  it('is asked for once, though the connection broke after Stripe took it', async () => {
    const before = stripe.sessions.size;
    stripe.break('breaks-after');
    await page();
    expect(stripe.sessions.size).toBe(before + 1);
  });

  it('waits for the try that is under way, and one that Stripe did not take leaves it open', async () => {
    stripe.break('breaks-before', 'breaks-before');
    const refused = await start();
    expect([refused.statusCode, refused.json().code]).toEqual([
      503,
      'payment_provider_unavailable',
    ]);
    expect(await payment()).toMatchObject({ status: 'waiting' });
    await page();
    const second = await start();
    expect([second.statusCode, second.json().code]).toEqual([409, 'payment_in_progress']);
  });

  it('takes no number of a card here', async () => {
    for (const endpoint of [api.payByCard, api.confirmPayment]) {
      const reply = await service.as(client).call(endpoint, {
        ...at(),
        ...(endpoint === api.payByCard && { body: aCard() }),
      });
      expect(reply.statusCode).toBe(409);
    }
  });
});

describe('money that Stripe sends', () => {
  const release = () => service.as(client).call(escrow.releaseService, { params: { serviceId } });
  const askStripeAgain = async () => {
    await service.sql`update bank_accounts set next_check_at = now() where person_id = ${professional.id}`;
    await runBackgroundJobs(service);
  };
  const account = async () => (await service.as(professional).call(getPayoutAccount)).json();
  const onboard = () => service.as(professional).call(onboardPayoutAccount);
  beforeEach(async () => {
    expect((await onboard()).json().url).toMatch(/^http:.*\/balance\?of=acct_/);
    await askStripeAgain();
  });
  const payOut = () => service.as(professional).call(requestPayout, { headers: aKey() });
  const balance = async () => (await service.as(professional).call(getBalance)).json();
  const transfersTo = ({ id }: Actor) =>
    stripe.transfers.filter(({ destination }) => stripe.accounts.get(destination)?.personId === id);

  /** Does `work` while accounts may receive nothing, as before their owners told Stripe who they are. */
  async function refusing(work: () => Promise<void>): Promise<void> {
    stripe.opensAccounts = false;
    await service.loggedIn(work);
    stripe.opensAccounts = true;
  }

  it('goes back to the card of what was paid, once though the connection broke', async () => {
    const intent = await paid();
    await service.as(client).call(escrow.cancelService, { params: { serviceId }, body: {} });
    stripe.break('breaks-after', 'breaks-before');
    await runBackgroundJobs(service);
    expect(refundsOf(intent)).toEqual([{ intent, amountCents: 30_000 }]);
  });

  it('is tried again later where Stripe was out of reach, under the same key', async () => {
    const intent = await paid();
    await service.as(client).call(escrow.cancelService, { params: { serviceId }, body: {} });
    stripe.break('breaks-before', 'breaks-before', 'breaks-after');
    await runBackgroundJobs(service);
    const [first] = stripe.seenKeys.slice(-1);
    await isDueNow();
    await runBackgroundJobs(service);
    expect(stripe.seenKeys.at(-1)).toBe(first);
    expect(refundsOf(intent)).toEqual([{ intent, amountCents: 30_000 }]);
  });

  it('is paid out to one account of the professional', async () => {
    await paid();
    await release();
    expect((await payOut()).json()).toMatchObject({ amountCents: 36_000 });
    await runBackgroundJobs(service);
    expect(transfersTo(professional)).toMatchObject([{ amountCents: 36_000 }]);
    expect(await balance()).toMatchObject({ availableCents: 0, payouts: [{ status: 'sent' }] });
    const opened = [...stripe.accounts.values()].filter(
      (each) => each.personId === professional.id,
    );
    expect(opened).toHaveLength(1);
  });

  it('is sent under a new key once Stripe has refused it, for it keeps the refusal under the first', async () => {
    await paid();
    await release();
    await payOut();
    await refusing(() => runBackgroundJobs(service));
    expect(transfersTo(professional)).toEqual([]);
    await isDueNow();
    await runBackgroundJobs(service);
    expect(transfersTo(professional)).toMatchObject([{ amountCents: 36_000 }]);
  });

  it('is back on the balance once Stripe has refused it eight times, and may be asked for anew', async () => {
    await paid();
    await release();
    await payOut();
    await refusing(async () => {
      for (let tries = 0; tries < 8; tries += 1) {
        expect(await balance()).toMatchObject({ availableCents: 0 });
        await isDueNow();
        await runBackgroundJobs(service);
      }
    });
    expect(await balance()).toMatchObject({
      availableCents: 36_000,
      payouts: [{ status: 'failed', amountCents: 36_000 }],
    });
    const told = await service.emitted(payoutFailed.type);
    expect(told.map(({ data }) => data)).toMatchObject([
      { personId: professional.id, amountCents: 36_000 },
    ]);
    expect((await payOut()).json().code).toBe('payout_account_unverified');
    await askStripeAgain();
    expect((await payOut()).statusCode).toBe(201);
  });

  it('goes to the bank account that Stripe’s page took, and waits after another visit there [D-121]', async () => {
    expect(await account()).toMatchObject({
      way: 'redirect',
      account: { bank: 'Ironbound Community Bank', lastFour: '4417', status: 'verified' },
    });
    await paid();
    await release();
    await onboard();
    await askStripeAgain();
    expect((await payOut()).json().code).toBe('payout_account_held');
  });

  it.each([
    [{ currently_due: ['individual.verification.document'] }, 'needs_document', /Go on there/],
    [
      {
        errors: [
          { code: 'bad', reason: 'The account is closed.', requirement: 'external_account' },
        ],
      },
      'failed',
      /account is closed/,
    ],
    [{ currently_due: ['tos_acceptance.date'] }, 'pending', /Go on there/],
  ])('is not sent while Stripe asks for %j', async (requirements, status, reason) => {
    stripe.opensAccounts = false;
    stripe.requirements = requirements;
    await askStripeAgain();
    expect((await account()).account).toMatchObject({
      status,
      reason: expect.stringMatching(reason),
    });
    const [kept] =
      await service.sql`select next_check_at from bank_accounts where person_id = ${professional.id}`;
    expect(kept?.next_check_at).not.toBeNull();
    stripe.opensAccounts = true;
    stripe.requirements = {};
    await paid();
    await release();
    expect((await payOut()).json().code).toBe('payout_account_unverified');
  });

  it('takes no number and no document here', async () => {
    const typed = await service.as(professional).call(setPayoutAccount, { body: aBankAccount() });
    expect([typed.statusCode, typed.json().code]).toEqual([409, 'payout_account_other_way']);
    await service.sql`update bank_accounts set status = 'needs_document' where person_id = ${professional.id}`;
    const sent = await service.as(professional).call(provePayoutAccount, {
      body: Buffer.from('a bank statement'),
      headers: { 'content-type': 'application/pdf' },
    });
    expect([sent.statusCode, sent.json().code]).toEqual([409, 'payout_account_other_way']);
  });
});
