import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { gatheredIn } from '@sidework/chassis/testing/gathered';
import { cancelService } from '@sidework/contracts/client-services/escrow';
import { accountErased, exportGathered } from '@sidework/contracts/client-services/events';
import { appointmentDropped } from '@sidework/contracts/client-services/events/appointments';
import * as api from '@sidework/contracts/client-services/reviews';
import { getService } from '@sidework/contracts/client-services/services';
import { accountDeleted, exportRequested } from '@sidework/contracts/identity/events';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import {
  aNegotiation,
  anAppointment,
  anAppointmentProposal,
  anExtension,
  aReview,
  aService,
  completed,
} from '../../test/builders.ts';
import { aPayoutAccount, fund, runBackgroundJobs } from '../../test/money.ts';
import { testClientServices } from '../../test/service.ts';
import { crmClients } from '../crm-clients/table.ts';
import { payoutAccounts } from '../payment-provider/stripe-tables.ts';
import { transfers } from '../transfers/table.ts';

const service = testClientServices();

/** Completed work of Bob for Ada, with her review, and each in the other's list of clients. */
async function twoWhoWorked() {
  const ada = await service.person();
  const bob = await service.person({}, { fullName: 'Bob Builder' });
  const sides = { client: ada, professional: bob };
  const done = await aService(service.db, { ...sides, title: 'New tap', ...completed() });
  const review = { serviceId: done.id, professionalId: bob.id, clientId: ada.id };
  await aReview(service.db, { ...review, comment: 'Neat and quick.' });
  const known = { id: uuidv7(), country: 'United States', createdAt: new Date() };
  await service.db.insert(crmClients).values([
    { ...known, professionalId: bob.id, clientId: ada.id, notes: 'Ada pays late.' },
    { ...known, id: uuidv7(), professionalId: ada.id, clientId: bob.id, notes: 'Bob is nice.' },
  ]);
  return { ada, bob, done };
}

async function gathered(userId: string) {
  const exportId = randomUUID();
  await service.receive(exportRequested, { exportId, userId });
  await service.doPersonTasks();
  const told = await service.emitted(exportGathered.type);
  const { data } = told.find((each) => each.data.exportId === exportId) ?? {};
  const { body } = await service.deps.handover.get(`${data?.key}`);
  const part = await buffer(body);
  return { text: part.toString(), rows: await gatheredIn(part) };
}

async function erase(userId: string) {
  await service.receive(accountDeleted, { id: userId });
  await service.doPersonTasks();
}

const listed = (userId: string) =>
  service.sql`select notes from crm_clients where ${userId} in (professional_id, client_id)`;

describe('what client-services keeps of a person', () => {
  it('is all that is theirs, and of others no more than the name', async () => {
    const { ada, bob } = await twoWhoWorked();
    const { text, rows } = await gathered(ada.id);
    const other = { client: 'you', professional: 'Bob Builder' };
    expect(rows['services.json']).toMatchObject([{ title: 'New tap', price: '$99.00', ...other }]);
    expect(rows['reviews.json']).toMatchObject([{ comment: 'Neat and quick.', ...other }]);
    expect(rows['clients.json']).toMatchObject([{ client: 'Bob Builder', notes: 'Bob is nice.' }]);
    for (const foreign of ['pays late', bob.id]) expect(text).not.toContain(foreign);
  });

  it('has one’s own words and files of a dispute, and the decision that was appealed', async () => {
    const { ada, bob, done } = await twoWhoWorked();
    const split = { toClientCents: 9_900, toProfessionalCents: 0, explanation: 'No tap.' };
    const firstDecision = JSON.stringify({ decidedBy: bob.id, decidedAt: '', ...split });
    await service.sql`
      with dispute as (
        insert into disputes (id, service_id, opened_by, reason, opened_at, appealed_by, appeal_reason, is_appeal_held,
          appealed_at, first_decision)
        values (gen_random_uuid(), ${done.id}, 'client', 'It drips.', now(), 'professional', 'See my photo.', true, now(),
          ${firstDecision}::text::jsonb)
        returning id)
      insert into dispute_evidence (id, dispute_id, added_by, file, file_type, added_at)
      select gen_random_uuid(), id, 'professional', 'a', 'image/webp', now() from dispute`;
    const [hers, his] = [(await gathered(ada.id)).rows, (await gathered(bob.id)).rows];
    expect(his['disputes.json']).toMatchObject([
      { appealReason: 'See my photo.', firstDecision: { explanation: 'No tap.' } },
    ]);
    expect(hers['disputes.json']).toMatchObject([{ appealReason: null }]);
    expect([hers, his].map((each) => each['dispute-files.json']?.length ?? 0)).toEqual([0, 1]);
  });

  it('has no appointment to come and no proposed times once the account is deleted', async () => {
    const ada = await service.person();
    const bob = await service.person();
    const work = await aService(service.db, { client: ada, professional: bob });
    const coming = await anAppointment(service.db, work);
    const times = await anAppointmentProposal(service.db, work, 'client');
    await erase(bob.id);
    const rows = await service.sql`
      select status from appointments where id = ${coming.id}
      union all select status from appointment_proposals where id = ${times.id}`;
    expect(rows.map(({ status }) => status).sort()).toEqual(['cancelled', 'ended']);
    const told = await service.emitted(appointmentDropped.type);
    expect(told.filter(({ data }) => data.appointmentId === coming.id)).toHaveLength(1);
  });

  it('names nobody in whole to a child, and of a client whose account is gone keeps no name', async () => {
    const child = await service.person({ accountType: 'sidework_kids' });
    const ada = await service.person({}, { fullName: 'Ada Marigold' });
    const approvedClient = { fullName: 'Ada Marigold', avatarUrl: null, profession: 'Cook' };
    const work = await aService(service.db, { client: ada, professional: child, approvedClient });
    const { text, rows } = await gathered(child.id);
    expect(rows['services.json']).toMatchObject([{ client: 'Ada M.' }]);
    expect(text).not.toContain('Marigold');
    await erase(ada.id);
    const [kept] = await service.sql`select approved_client from services where id = ${work.id}`;
    expect(kept).toEqual({ approved_client: null });
  });

  it('is their money too, and the terms and deadlines that were asked for', async () => {
    const [ada, bob] = [await service.person(), await service.person()];
    const dated = { deadline: '2099-01-01', deadlineTimeZone: 'America/New_York' };
    const work = await aService(service.db, { client: ada, professional: bob, ...dated });
    await aNegotiation(service.db, work, bob);
    await anExtension(service.db, work);
    await fund(service, ada, work.id, 9_900);
    await service.as(ada).call(cancelService, { params: { serviceId: work.id }, body: {} });
    const { rows } = await gathered(ada.id);
    expect(rows['negotiations.json']).toMatchObject([
      { proposedBy: 'the other side', amount: '$120.00', status: 'ended' },
    ]);
    expect(rows['extensions.json']).toMatchObject([
      { deadlineAskedFor: '2099-12-31', status: 'denied' },
    ]);
    expect(rows['payments.json']).toMatchObject([{ amount: '$99.00', givenBack: '$74.25' }]);
    expect(rows['payouts-and-refunds.json']).toMatchObject([{ kind: 'refund', amount: '$74.25' }]);
    const history = rows['payment-history.json'] as { kind: string; amount: string }[];
    expect(history.map(({ kind, amount }) => `${kind} ${amount}`).sort()).toEqual([
      'cancellation_fee $24.75',
      'fund $99.00',
      'refund $74.25',
    ]);
    await aPayoutAccount(service, ada);
    expect((await gathered(ada.id)).rows['payout-account.json']).toMatchObject([
      { bank: 'Ironbound Community Bank', endsIn: '6789', status: 'verified' },
    ]);
    expect(rows['payments.json']).toMatchObject([{ card: 'Visa ending in 4242' }]);
    await erase(ada.id);
    const erased = await gathered(ada.id);
    expect(erased.rows['payout-account.json']).toEqual([]);
    expect(erased.rows['payments.json']).toMatchObject([{ amount: '$99.00', card: null }]);
    const other = await gathered(bob.id);
    expect(other.rows['negotiations.json']).toMatchObject([{ proposedBy: 'you' }]);
    expect(other.rows['payments.json']).toEqual([]);
  });

  it('is what they disputed, and why', async () => {
    const { ada, bob, done } = await twoWhoWorked();
    await service.sql`
      insert into disputes (id, service_id, opened_by, reason, opened_at, is_reason_held)
      values (${uuidv7()}, ${done.id}, 'client', 'The tap still drips.', now(), false)`;
    const disputes = async (who: { id: string }) => (await gathered(who.id)).rows['disputes.json'];
    const common = { service: 'New tap', reason: 'The tap still drips.', decidedAt: null };
    expect(await disputes(ada)).toMatchObject([{ ...common, openedBy: 'you' }]);
    expect(await disputes(bob)).toMatchObject([{ ...common, openedBy: 'the other side' }]);
    expect(await disputes(await service.person())).toEqual([]);
  });

  it('is what they reported, and why', async () => {
    const { ada, bob } = await twoWhoWorked();
    await service.sql`
      insert into review_reports (id, review_id, reporter_id, reason, reported_at)
      select ${uuidv7()}, id, ${bob.id}, 'It names my child.', now() from reviews
      where professional_id = ${bob.id}`;
    const reports = async (who: { id: string }) =>
      (await gathered(who.id)).rows['review-reports.json'];
    expect(await reports(bob)).toMatchObject([{ reason: 'It names my child.' }]);
    expect(await reports(ada)).toEqual([]);
  });

  it('is seen from the other side as well', async () => {
    const { bob } = await twoWhoWorked();
    const { rows } = await gathered(bob.id);
    const other = { client: 'Ada Example', professional: 'you' };
    expect(rows['services.json']).toMatchObject([other]);
    expect(rows['reviews.json']).toMatchObject([other]);
  });
});

describe('an account that was deleted', () => {
  it('keeps no account at the bank, except for a payout that is under way until it ends', async () => {
    const ada = await service.person();
    await aPayoutAccount(service, ada);
    await service.db.insert(payoutAccounts).values({ personId: ada.id, reference: 'acct_ada' });
    const [at, later] = [new Date(), new Date('2099-01-01')];
    const payout = { kind: 'payout', personId: ada.id, amountCents: 100, requestedAt: at } as const;
    const to = { destination: 'Ironbound ··6789', destinationToken: 'sandbox_ada' };
    const [sent, sending] = [uuidv7(), uuidv7()];
    await service.db.insert(transfers).values([
      { id: sent, ...payout, ...to, status: 'sent', nextTryAt: at },
      { id: sending, ...payout, ...to, status: 'sending', nextTryAt: later },
    ]);
    const { rows } = await gathered(ada.id);
    expect(rows['account-at-stripe.json']).toEqual([{ account: 'acct_ada' }]);
    expect(rows['payouts-and-refunds.json']).toMatchObject([
      { to: 'Ironbound ··6789', accountAtProvider: 'sandbox_ada' },
      {},
    ]);
    await erase(ada.id);
    const kept = () => service.sql`
      select status, destination, destination_token from transfers
      where person_id = ${ada.id} order by id`;
    const blank = { status: 'sent', destination: null, destination_token: null };
    expect(await kept()).toEqual([
      blank,
      { status: 'sending', destination: null, destination_token: 'sandbox_ada' },
    ]);
    expect((await gathered(ada.id)).rows['account-at-stripe.json']).toEqual([]);
    await service.sql`update transfers set next_try_at = now() where id = ${sending}`;
    await runBackgroundJobs(service);
    expect(await kept()).toEqual([blank, blank]);
  });

  it('keeps its work and its words of it, under no name', async () => {
    const { ada, bob, done } = await twoWhoWorked();
    await erase(ada.id);
    const asked = service.as(bob).call(getService, { params: { serviceId: done.id } });
    expect((await asked).json()).toMatchObject({
      client: { fullName: 'Deleted account', avatarUrl: null, profession: null },
      review: { comment: 'Neat and quick.' },
    });
    const listing = service.as(bob).call(api.listReviews, { query: { professionalId: bob.id } });
    expect((await listing).json()).toMatchObject({
      items: [{ clientFirstName: 'Deleted account', comment: 'Neat and quick.' }],
    });
  });

  it('takes its own list of clients along, and leaves those of others', async () => {
    const { ada } = await twoWhoWorked();
    await erase(ada.id);
    expect(await listed(ada.id)).toEqual([{ notes: 'Ada pays late.' }]);
    const erased = await service.emitted(accountErased.type);
    expect(erased.filter(({ data }) => data.userId === ada.id)).toHaveLength(1);
  });
});
