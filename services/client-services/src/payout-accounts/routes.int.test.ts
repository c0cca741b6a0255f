import { randomUUID } from 'node:crypto';
import type { Actor } from '@sidework/chassis/http/actor';
import { textOfPdf } from '@sidework/chassis/testing/pdf-text';
import { getBalance, requestPayout } from '@sidework/contracts/client-services/balance';
import { releaseService } from '@sidework/contracts/client-services/escrow';
import * as api from '@sidework/contracts/client-services/payout-accounts';
import { contactChanged } from '@sidework/contracts/identity/events';
import { v7 as uuidv7 } from 'uuid';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aService } from '../../test/builders.ts';
import { aBankAccount, aKey, aPayoutAccount, fund, runBackgroundJobs } from '../../test/money.ts';
import { testClientServices } from '../../test/service.ts';
import { payOutWeeklyJob } from '../payouts/pay-out-weekly.ts';
import { transfers } from '../transfers/table.ts';
import { lockPayoutAccount } from './queries.ts';

const service = testClientServices();
const numbers = { closed: '000111111113', asks: '000222222227', refuses: '000111111116' };
const day = 86_400_000;

let client: Actor;
let pat: Actor;
let address: string;
beforeEach(async () => {
  client = await service.person();
  pat = await service.person();
  address = `${randomUUID()}@example.com`;
  await contact(pat, address);
});

const contact = ({ id }: Actor, email: string, sequence = 1) =>
  service.receive(contactChanged, { id, email, phone: null }, { sequence });
const choose = async (who: Actor, accountNumber?: string) => {
  const reply = await service
    .as(who)
    .call(api.setPayoutAccount, { body: aBankAccount(accountNumber) });
  await runBackgroundJobs(service);
  return reply;
};
const shown = async (who = pat) => (await service.as(who).call(api.getPayoutAccount)).json();
const payOut = (who = pat) => service.as(who).call(requestPayout, { headers: aKey() });
const balance = async () => (await service.as(pat).call(getBalance)).json();
async function earn(professional = pat, given = {}) {
  const { id: serviceId } = await aService(service.db, { client, professional, ...given });
  await fund(service, client, serviceId, 9_900);
  await service.as(client).call(releaseService, { params: { serviceId } });
}
const mailsTo = (to: string) => service.sql<{ body_text: string }[]>`
  select body_text from mail_queue where recipient = ${to} order by id`;
const later = (ms: number) => ({ ...service.deps, now: () => new Date(Date.now() + ms) });

describe('a payout [D-121]', () => {
  it('is refused without an account, and names it once there is one', async () => {
    await earn();
    const refused = await payOut();
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'payout_account_missing']);
    expect(await shown()).toMatchObject({ way: 'form', account: null, schedule: 'manual' });
    expect((await choose(pat)).statusCode).toBe(200);
    expect((await payOut()).json()).toMatchObject({ amountCents: 8_910 });
    await runBackgroundJobs(service);
    expect(await balance()).toMatchObject({
      payouts: [{ status: 'sent', destination: 'Ironbound Community Bank ··6789' }],
    });
  });

  it('has the movements that it is the sum of, each payout its own', async () => {
    await choose(pat);
    await earn(pat, { title: 'First tap' });
    await payOut();
    await earn(pat, { title: 'Second tap' });
    await earn(pat, { title: 'Third tap' });
    const { id: payoutId } = (await payOut()).json();
    const args = { params: { payoutId } };
    const { lines } = (await service.as(pat).call(api.getPayout, args)).json();
    expect(lines).toMatchObject([
      { what: 'Released to you', title: 'Second tap', amountCents: 8_910 },
      { what: 'Released to you', title: 'Third tap', amountCents: 8_910 },
    ]);
    expect((await service.as(client).call(api.getPayout, args)).statusCode).toBe(404);
  });

  it('stands in the statement of its month with every line and the account', async () => {
    await choose(pat);
    await earn(pat, { title: 'Copper riser' });
    await payOut();
    const { items } = (await service.as(pat).call(api.listPayoutMonths)).json();
    expect(items).toMatchObject([{ count: 1, amountCents: 8_910 }]);
    const params = { month: items[0].month };
    const file = (await service.as(pat).call(api.downloadPayoutStatement, { params })).json();
    const text = await textOfPdf(Buffer.from(file.contentBase64, 'base64'));
    for (const part of ['Ironbound Community Bank', '6789', 'Copper riser', '89.10'])
      expect(text).toContain(part);
  });
});

it('a payout that failed is in no sum of its month', async () => {
  await choose(pat, numbers.refuses);
  await earn();
  await payOut();
  await service.loggedIn(() => runBackgroundJobs(service));
  const months = async () => (await service.as(pat).call(api.listPayoutMonths)).json().items;
  expect(await months()).toMatchObject([{ count: 0, amountCents: 0 }]);
  await choose(pat);
  await service.sql`update bank_accounts set held_until = null where person_id = ${pat.id}`;
  await payOut();
  expect(await months()).toMatchObject([{ count: 1, amountCents: 8_910 }]);
});

describe('the account of payouts', () => {
  it.each([
    ['closed', numbers.closed, 'failed', /closed/],
    ['asking for a document', numbers.asks, 'needs_document', /voided check/],
  ])('that is %s says what to mend, and is not paid out to', async (_, number, status, reason) => {
    await earn();
    await choose(pat, number);
    expect((await shown()).account).toMatchObject({
      status,
      reason: expect.stringMatching(reason),
    });
    expect((await payOut()).json().code).toBe('payout_account_unverified');
  });

  it('is verified by the document that was asked for', async () => {
    await choose(pat, numbers.asks);
    const sent = await service.as(pat).call(api.provePayoutAccount, {
      body: Buffer.from('a bank statement'),
      headers: { 'content-type': 'application/pdf' },
    });
    expect(sent.json().account).toMatchObject({ status: 'pending' });
    await runBackgroundJobs(service);
    expect((await shown()).account).toMatchObject({ status: 'verified', reason: null });
  });

  it('whose bank refuses the payout says so, and the money is back', async () => {
    await choose(pat, numbers.refuses);
    await earn();
    await payOut();
    await service.loggedIn(() => runBackgroundJobs(service));
    expect(await balance()).toMatchObject({
      availableCents: 8_910,
      payouts: [{ status: 'failed' }],
    });
    expect((await shown()).account).toMatchObject({
      status: 'failed',
      reason: expect.stringContaining('refused'),
    });
  });

  it('is a test account in the sandbox, and its number is kept nowhere', async () => {
    const other = await choose(pat, '98765432101234');
    expect([other.statusCode, other.json().code]).toEqual([422, 'bank_account_declined']);
    await choose(pat);
    for (const table of ['bank_accounts', 'sandbox_bank_accounts', 'outbox', 'mail_queue']) {
      const [kept] = await service.sql`
        select count(*)::int as count from ${service.sql(table)} kept
        where strpos(kept::text, '000123456789') > 0`;
      expect([table, kept?.count]).toEqual([table, 0]);
    }
  });

  it('needs a routing number with its check digit', async () => {
    const body = { ...aBankAccount(), routingNumber: '110000001' };
    const reply = await service.as(pat).call(api.setPayoutAccount, { body });
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, ['routingNumber']]);
  });

  it('is not changed by a session that was opened long ago', async () => {
    const reply = await choose({ ...pat, provenAt: Date.now() - 16 * 60_000 });
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'reauthentication_needed']);
    expect((await shown()).account).toBeNull();
  });

  it('holds payouts for 72 hours after a change, and both addresses hear of it', async () => {
    await choose(pat);
    const now = `${randomUUID()}@example.com`;
    await contact(pat, now, 2);
    await earn();
    await choose(pat);
    expect((await payOut()).json().code).toBe('payout_account_held');
    const { heldUntil, addedAt } = (await shown()).account;
    expect(new Date(heldUntil).getTime() - new Date(addedAt).getTime()).toBe(3 * day);
    expect(await mailsTo(address)).toHaveLength(2);
    const [mail] = await mailsTo(now);
    expect(mail?.body_text).toContain('the account that ends in 6789');
    expect(mail?.body_text).toContain('Was this not you?');
  });

  it('of two first ones at once is the second, which waits for the first and is held', async () => {
    const [begun, verified] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const first = service.db.transaction(async (tx) => {
      expect(await lockPayoutAccount(tx, pat.id)).toBeUndefined();
      await aPayoutAccount({ db: tx }, pat);
      begun.resolve();
      await verified.promise;
    });
    await begun.promise;
    const second = choose(pat, numbers.asks);
    await vi.waitFor(async () => {
      const waiting = await service.sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      expect(waiting).toHaveLength(1);
    }, 10_000);
    verified.resolve();
    await first;
    expect((await second).json().account).toMatchObject({ heldUntil: expect.any(String) });
    expect((await shown()).account).toMatchObject({ status: 'needs_document' });
  });

  it('of a child is its guardian’s, who sees and sets it', async () => {
    const guardian = await service.person();
    const child = await service.person(
      { accountType: 'sidework_kids' },
      { guardianIds: [guardian.id] },
    );
    expect((await choose(child)).statusCode).toBe(403);
    expect(await shown(child)).toMatchObject({ account: null, isForChildren: false });
    await choose(guardian);
    expect(await shown(guardian)).toMatchObject({ isForChildren: true });
    await earn(child, { isGuardianApproved: true });
    expect((await payOut(guardian)).json()).toMatchObject({ amountCents: 8_910 });
  });
});

describe('a weekly payout', () => {
  const setWeekly = (who = pat) =>
    service.as(who).call(api.setPayoutSchedule, { body: { schedule: 'weekly' } });
  const runIn = (ms: number) => payOutWeeklyJob.run(later(ms), new AbortController().signal);

  it('needs an account first', async () => {
    expect((await setWeekly()).json().code).toBe('payout_account_missing');
  });

  it('goes out each Friday once, by itself, and not before', async () => {
    await choose(pat);
    await earn();
    const { nextPayoutAt } = (await setWeekly()).json();
    const inMs = new Date(nextPayoutAt).getTime() - Date.now();
    await runIn(inMs - 60_000);
    expect((await balance()).payouts).toEqual([]);
    await Promise.all([runIn(inMs + 1_000), runIn(inMs + 1_000)]);
    await runIn(inMs + 2_000);
    expect((await balance()).payouts).toMatchObject([{ amountCents: 8_910 }]);
    const next = new Date((await shown()).nextPayoutAt).getTime();
    expect(next - new Date(nextPayoutAt).getTime()).toBe(7 * day);
  });

  it('takes nothing to an account that is held, and goes on a week later', async () => {
    await choose(pat);
    await setWeekly();
    await earn();
    await choose(pat);
    await service.sql`update bank_accounts set next_payout_at = now(), held_until = now() + interval '1 day'
      where person_id = ${pat.id}`;
    await runIn(1_000);
    expect(await balance()).toMatchObject({ availableCents: 8_910, payouts: [] });
    await runIn(8 * day);
    expect(await balance()).toMatchObject({ availableCents: 0, payouts: [{}] });
  });

  const isDue = async ({ id }: Actor, since: string) => {
    await service.sql`update bank_accounts set next_payout_at = now() - ${since}::interval
      where person_id = ${id}`;
  };
  async function weeklyEarner(who: Actor) {
    await choose(who);
    await earn(who);
    await setWeekly(who);
    await isDue(who, '1 hour');
  }
  const paidOut = async (who = pat) =>
    (await service.as(who).call(getBalance)).json().payouts.length;

  it('goes to nobody who may not act, until a Friday on which they may again', async () => {
    await weeklyEarner(pat);
    await service.sql`update people set may_act = false where id = ${pat.id}`;
    await runIn(0);
    expect(await paidOut()).toBe(0);
    await service.sql`update people set may_act = true where id = ${pat.id}`;
    await runIn(8 * day);
    expect(await paidOut()).toBe(1);
  });

  it('waits while nothing is heard of who may act', async () => {
    await weeklyEarner(pat);
    await service.hearingNothingFor(61_000, () => runIn(0));
    expect(await paidOut()).toBe(0);
    await runIn(0);
    expect(await paidOut()).toBe(1);
  });

  it('that fails keeps no other from its payout, and is tried again', async () => {
    const other = await service.person();
    await weeklyEarner(other);
    await weeklyEarner(pat);
    await isDue(other, '1 day');
    // More is on its way back to a card than the ledger knows of.
    const broken = {
      id: uuidv7(),
      kind: 'refund',
      personId: other.id,
      amountCents: 10_000,
    } as const;
    const [requestedAt, nextTryAt] = [new Date(), new Date('2099-01-01')];
    const rest = { reference: broken.id, status: 'sending', requestedAt, nextTryAt } as const;
    await service.db.insert(transfers).values(Object.assign(broken, rest));
    await runIn(0);
    await service.sql`update transfers set status = 'failed' where id = ${broken.id}`;
    expect([await paidOut(), await paidOut(other)]).toEqual([1, 0]);
    await runIn(0);
    expect(await paidOut(other)).toBe(1);
  });
});
