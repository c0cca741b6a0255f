import type { Actor } from '@sidework/chassis/http/actor';
import { textOfPdf } from '@sidework/chassis/testing/pdf-text';
import { addCrmClient } from '@sidework/contracts/client-services/crm-clients';
import { refundReleased, releaseService } from '@sidework/contracts/client-services/escrow';
import { paperHandedOver } from '@sidework/contracts/client-services/events/money';
import * as api from '@sidework/contracts/client-services/invoices';
import { payByCard } from '@sidework/contracts/client-services/payments';
import { paymentRequested } from '@sidework/contracts/education-events/events/tickets';
import { contactChanged } from '@sidework/contracts/identity/events';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { aService, completed } from '../../test/builders.ts';
import { aCard, aKey, fund, runBackgroundJobs } from '../../test/money.ts';
import { testClientServices } from '../../test/service.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import { lockService } from '../services/queries.ts';
import { removePapersJob } from './remove-papers.ts';

const service = testClientServices();
const year = new Date().getUTCFullYear();

async function fundedWork(given: Partial<Parameters<typeof aService>[1]> = {}) {
  const client = given.client ?? (await service.person({}, { fullName: 'Clara Whitfield' }));
  const professional =
    given.professional ?? (await service.person({}, { fullName: 'Pat Delgado' }));
  const sides = { client, professional };
  const { id } = await aService(service.db, { ...completed(), ...given, ...sides });
  await fund(service, client, id, 9_900);
  return { ...sides, id, params: { serviceId: id } };
}

const abroad = (country: string, vatNumber?: string) => ({
  type: 'international' as const,
  country,
  vatNumber,
});

const release = (client: Actor, serviceId: string) =>
  service.as(client).call(releaseService, { params: { serviceId } });

const papersFor = async (reader: Actor, serviceId: string) =>
  (await service.as(reader).call(api.listServicePapers, { params: { serviceId } })).json();

const handedTo = async (...people: Actor[]) => {
  const ids = people.map(({ id }) => id);
  const told = await service.emitted(paperHandedOver.type);
  return told
    .filter(({ data }) => ids.includes(data.userId as string))
    .map(({ data }) => [data.kind, data.userId, data.name] as const);
};

async function refund(serviceId: string, amountCents: number) {
  const moderator = await service.person({ roles: ['moderator'], aal: 'aal2' });
  const body = { amountCents, explanation: 'One half was not done.' };
  const args = { params: { serviceId }, body, headers: aKey() };
  const reply = await service.as(moderator).call(refundReleased, args);
  expect(reply.statusCode, reply.body).toBe(200);
}

const textOf = ({ contentBase64 }: { contentBase64: string }) =>
  Buffer.from(contentBase64, 'base64').subarray(0, 5).toString();

describe('an invoice', () => {
  it('is issued with the release, for both sides and their vaults', async () => {
    const { client, professional, id, params } = await fundedWork();
    await release(client, id);
    const { invoices } = await papersFor(client, id);
    expect(invoices).toMatchObject([
      { kind: 'invoice', number: `${year}-0001`, amountCents: 9_900, refundedCents: 0 },
    ]);
    expect(await papersFor(professional, id)).toMatchObject({ invoices });
    const [kept] = await service.sql`
      select seller_name, buyer_name, fee_cents::int, payments from invoices where service_id = ${id}`;
    expect(kept).toMatchObject({
      seller_name: 'Pat Delgado',
      buyer_name: 'Clara Whitfield',
      fee_cents: 990,
      payments: [{ card: 'Visa ending in 4242', amountCents: 9_900 }],
    });
    const file = await service.as(client).call(api.downloadInvoice, {
      params: { ...params, invoiceId: invoices[0].id },
    });
    expect(file.json()).toMatchObject({ name: `invoice-${year}-0001.pdf` });
    expect(textOf(file.json())).toBe('%PDF-');
    await service.doPersonTasks();
    const name = `Invoice ${year}-0001: Repair a leaking tap`;
    const handed = await handedTo(client, professional);
    expect(handed).toContainEqual(['invoice', client.id, name]);
    expect(handed).toContainEqual(['invoice', professional.id, name]);
  });

  it('has a number without a gap, whatever is released at once', async () => {
    const professional = await service.person();
    const works = await Promise.all([1, 2, 3, 4, 5].map(() => fundedWork({ professional })));
    await Promise.all(works.map(({ client, id }) => release(client, id)));
    // A second release is refused and takes no number; one that a busy database put off comes now.
    for (const { client, id } of works) await release(client, id);
    const rows = await service.sql`
      select number from invoices where seller_id = ${professional.id} order by number`;
    expect(rows.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
  });

  it('is issued once for a posting', async () => {
    const { client, id } = await fundedWork();
    await release(client, id);
    const [{ posting_id: postingId } = {}] = await service.sql`
      select posting_id from invoices where service_id = ${id}`;
    await service.db.transaction(async (tx) => {
      const posted = { postingId, grossCents: 9_900, feeCents: 990, why: 'release' as const };
      await issueInvoice(tx, await lockService(tx, id), posted, new Date());
    });
    expect((await papersFor(client, id)).invoices).toHaveLength(1);
  });

  it("of a child's work is its guardian's, and names neither the child whole nor an address", async () => {
    const guardian = await service.person({}, { fullName: 'Grace Lindqvist' });
    const kid = { accountType: 'sidework_kids' as const, guardianIds: [guardian.id] };
    const child = await service.person(kid, { ...kid, fullName: 'Mia Lindqvist' });
    for (const { id } of [guardian, child])
      await service.receive(contactChanged, { id, email: `${id}@example.com`, phone: null });
    const approvedClient = { fullName: 'Clara W.', avatarUrl: null, profession: null };
    const work = { professional: child, isGuardianApproved: true, approvedClient };
    const { client, id } = await fundedWork(work);
    await release(client, id);
    const [kept] = await service.sql`
      select seller_id, seller_name, seller_email, worker_name, buyer_name, payments
      from invoices where service_id = ${id}`;
    expect(kept).toMatchObject({
      seller_id: guardian.id,
      seller_name: 'Grace Lindqvist',
      seller_email: null,
      worker_name: 'Mia L.',
      buyer_name: 'Clara W.',
      payments: [{ card: null }],
    });
    await service.doPersonTasks();
    expect((await handedTo(child)).length).toBe(0);
    expect((await handedTo(guardian)).map(([kind]) => kind).toSorted()).toEqual([
      'invoice',
      'receipt',
    ]);
  });

  it.each([
    ['a business in the European Union', abroad('Germany', 'de 136.695.976'), 'DE136695976'],
    ['a private client there', abroad('Germany'), undefined],
    ['a business elsewhere', abroad('Norway', 'NO974760673MVA'), undefined],
  ])('to %s says who owes the VAT, and its credit note too: %s', async (_who, kept, number) => {
    const [client, professional] = [await service.person(), await service.person()];
    const body = { ...kept, clientId: client.id };
    const added = await service.as(professional).call(addCrmClient, { body });
    expect(added.statusCode, added.body).toBe(201);
    const { id, params } = await fundedWork({ client, professional });
    await release(client, id);
    await refund(id, 4_000);
    const { invoices } = await papersFor(client, id);
    expect(invoices).toHaveLength(2);
    for (const { id: invoiceId } of invoices) {
      const args = { params: { ...params, invoiceId } };
      const { contentBase64 } = (await service.as(client).call(api.downloadInvoice, args)).json();
      const text = await textOfPdf(Buffer.from(contentBase64, 'base64'));
      expect(text.includes('Reverse charge')).toBe(number !== undefined);
      if (number) expect(text).toContain(`VAT number ${number}`);
    }
  });

  it('and its receipt are not found by a stranger', async () => {
    const { client, id, params } = await fundedWork();
    await release(client, id);
    const { invoices, receipts } = await papersFor(client, id);
    const stranger = service.as(await service.person());
    const other = await fundedWork();
    const ask = (params: Record<string, string>) => [
      stranger.call(api.listServicePapers, { params }),
      stranger.call(api.downloadInvoice, { params: { ...params, invoiceId: invoices[0].id } }),
      stranger.call(api.downloadServiceReceipt, {
        params: { ...params, paymentId: receipts[0].paymentId },
      }),
      stranger.call(api.downloadReceipt, { params: { paymentId: receipts[0].paymentId } }),
    ];
    const replies = await Promise.all(ask(params));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    const elsewhere = { ...other.params, invoiceId: invoices[0].id };
    const reply = await service.as(other.client).call(api.downloadInvoice, { params: elsewhere });
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'invoice_not_found']);
  });
});

describe('a refund of released money', () => {
  it('is a credit note with a number of its own, and the invoice says how much', async () => {
    const { client, professional, id } = await fundedWork();
    await release(client, id);
    await refund(id, 4_000);
    await refund(id, 5_900);
    expect((await papersFor(client, id)).invoices).toMatchObject([
      { kind: 'invoice', number: `${year}-0001`, amountCents: 9_900, refundedCents: 9_900 },
      { kind: 'credit_note', correctsNumber: `${year}-0001`, amountCents: 4_000 },
      { kind: 'credit_note', number: `${year}-0003`, amountCents: 5_900 },
    ]);
    const [fees] = await service.sql`
      select sum(fee_cents) filter (where kind = 'invoice')::int as taken,
        sum(fee_cents) filter (where kind = 'credit_note')::int as given_back
      from invoices where service_id = ${id}`;
    expect(fees).toEqual({ taken: 990, given_back: 990 });
    await service.doPersonTasks();
    const handed = await handedTo(professional);
    expect(handed.filter(([kind]) => kind === 'credit_note')).toHaveLength(2);
  });
});

describe('a receipt', () => {
  it('goes to who paid, by mail and to both vaults, and names the card to them alone', async () => {
    const client = await service.person({}, { fullName: 'Clara Whitfield' });
    const email = `${client.id}@example.com`;
    await service.receive(contactChanged, { id: client.id, email, phone: null });
    const { professional, id, params } = await fundedWork({ client });
    await service.doPersonTasks();
    expect(await handedTo(client, professional)).toHaveLength(2);
    const mails = await service.sql`
      select subject, body_text, jsonb_array_length(attachments) as files
      from mail_queue where recipient = ${email}`;
    expect(mails).toMatchObject([
      { subject: expect.stringMatching(/^Receipt: \$99\.00 for “.+”$/), files: 1 },
    ]);
    expect(mails[0]?.body_text).toContain('Visa ending in 4242');
    const { receipts } = await papersFor(professional, id);
    expect(receipts).toMatchObject([{ amountCents: 9_900, refundedCents: 0 }]);
    const { paymentId } = receipts[0];
    const args = { params: { ...params, paymentId } };
    const theirs = await service.as(professional).call(api.downloadServiceReceipt, args);
    expect(textOf(theirs.json())).toBe('%PDF-');
    const own = await service.as(client).call(api.downloadReceipt, { params: { paymentId } });
    expect(textOf(own.json())).toBe('%PDF-');
  });

  it('of a ticket goes to who paid alone', async () => {
    const [buyer, seller] = [await service.person(), await service.person()];
    const paymentId = uuidv7();
    await service.receive(paymentRequested, {
      paymentId,
      payerId: buyer.id,
      payeeId: seller.id,
      amountCents: 2_500,
      feeBps: 0,
      description: 'Ticket: Winter-proof your pipes',
      returnTo: '/my-tickets',
      expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
    });
    const unpaid = await service.as(buyer).call(api.downloadReceipt, { params: { paymentId } });
    expect([unpaid.statusCode, unpaid.json().code]).toEqual([404, 'receipt_not_found']);
    await service.as(buyer).call(payByCard, { params: { paymentId }, body: aCard() });
    await runBackgroundJobs(service);
    await service.doPersonTasks();
    expect(await handedTo(buyer, seller)).toEqual([
      ['receipt', buyer.id, 'Receipt: Ticket: Winter-proof your pipes'],
    ]);
  });

  it('leaves the handover bucket after seven days', async () => {
    const { client } = await fundedWork();
    await service.doPersonTasks();
    const keys = async () =>
      service.sql`select key from handed_papers where user_id = ${client.id}`;
    const [{ key } = {}] = await keys();
    const later = { ...service.deps, now: () => new Date(Date.now() + 8 * 24 * 3_600_000) };
    await removePapersJob.run(later, new AbortController().signal);
    expect(await keys()).toEqual([]);
    await expect(service.deps.handover.stat(key)).rejects.toThrow();
  });
});
