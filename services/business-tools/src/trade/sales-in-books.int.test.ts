import { randomUUID } from 'node:crypto';
import type { Actor } from '@sidework/chassis/http/actor';
import { listIncomeRecords, noteIncome } from '@sidework/contracts/business-tools/income-records';
import { getTaxSummary } from '@sidework/contracts/business-tools/tax-summaries';
import * as drafts from '@sidework/contracts/business-tools/trade-sale-drafts';
import * as sales from '@sidework/contracts/business-tools/trade-sales';
import {
  escrowReleased,
  servicePaidOutside,
} from '@sidework/contracts/client-services/events/money';
import { beforeEach, describe, expect, it } from 'vitest';
import { testBusinessTools } from '../../test/service.ts';

const service = testBusinessTools();
let owner: Actor;
let other: Actor;
beforeEach(async () => {
  owner = await service.person();
  other = await service.person();
});

const sale = {
  clientName: 'Ada',
  country: 'Germany',
  productDescription: 'Chairs',
  saleAmountCents: 100_00,
  saleDate: '2026-11-02',
};
const incomeOf = async (query: Record<string, unknown> = {}) =>
  (await service.as(owner).call(listIncomeRecords, { query })).json().items;
const total = async () =>
  (await service.as(owner).call(getTaxSummary, { query: { year: 2026 } })).json().totalIncomeCents;
const add = async (body: object = sale) =>
  (await service.as(owner).call(sales.addInternationalSale, { body: body as typeof sale })).json();
const edit = (saleId: string, body: object) =>
  service
    .as(owner)
    .call(sales.editInternationalSale, { params: { saleId }, body: body as typeof sale });

describe('a sale abroad in the books (D-125)', () => {
  it('is income that leads to it, and is found from it', async () => {
    const euros = { currency: 'EUR', fxRate: 1.1 };
    const { id } = await add({ ...sale, ...euros });
    const [record] = await incomeOf({ originId: id });
    expect(record).toMatchObject({
      amountCents: 110_00,
      description: 'Chairs, for Ada (Germany)',
      date: '2026-11-02',
      category: 'Services',
      origin: { kind: 'sale', id },
      isLocked: true,
    });
    const query = { saleId: id };
    const { items } = (
      await service.as(owner).call(sales.listInternationalSales, { query })
    ).json();
    expect(items).toMatchObject([{ id, isIncome: true, serviceId: null }]);
    const foreign = await service.as(other).call(sales.listInternationalSales, { query });
    expect(foreign.json().items).toEqual([]);
  });

  it('follows each change of the sale and keeps its note', async () => {
    const { id } = await add();
    const [{ id: recordId }] = await incomeOf();
    await service
      .as(owner)
      .call(noteIncome, { params: { recordId }, body: { note: 'Two payments' } });
    expect((await edit(id, { ...sale, saleAmountCents: 70_00 })).statusCode).toBe(200);
    expect(await incomeOf()).toMatchObject([
      { id: recordId, amountCents: 70_00, note: 'Two payments' },
    ]);
    expect(await total()).toBe(70_00);
    await edit(id, { ...sale, isIncome: false });
    expect([await incomeOf(), await total()]).toEqual([[], 0]);
    await edit(id, { ...sale, isIncome: true });
    expect(await total()).toBe(100_00);
    await service.as(owner).call(sales.deleteInternationalSale, { params: { saleId: id } });
    expect([await incomeOf(), await total()]).toEqual([[], 0]);
  });

  it('is not counted where its money is in the books already, nor by a later change', async () => {
    const { id } = await add({ ...sale, isIncome: false });
    expect(await incomeOf()).toEqual([]);
    expect((await edit(id, { ...sale, saleAmountCents: 1 })).json()).toMatchObject({
      isIncome: false,
    });
    expect(await total()).toBe(0);
  });
});

const work = (clientCountry?: string) => ({
  serviceId: randomUUID(),
  professionalId: owner.id,
  postingId: randomUUID(),
  title: 'A website',
  clientName: 'Grace',
  ...(clientCountry && { clientCountry }),
  at: '2026-11-20T15:00:00.000Z',
});
const released = (clientCountry?: string) => ({
  ...work(clientCountry),
  grossCents: 400_00,
  feeCents: 40_00,
});
const draftsOf = async (actor = owner) =>
  (await service.as(actor).call(drafts.listSaleDrafts)).json().items;
const bodyOf = (draft: typeof sale & { treatment: 'charged'; customerVatId: string | null }) => {
  const { clientName, country, productDescription, saleAmountCents, saleDate } = draft;
  const { treatment, customerVatId } = draft;
  const facts = { clientName, country, productDescription, saleAmountCents, saleDate };
  return { ...facts, treatment, customerVatId };
};
const confirm = (draftId: string, body: object, actor = owner) =>
  service
    .as(actor)
    .call(drafts.confirmSaleDraft, { params: { draftId }, body: body as typeof sale });

describe('paid work for a client abroad (F11)', () => {
  it('is drafted as a sale with the rates of its country and its day', async () => {
    const told = released('Germany');
    await service.receive(escrowReleased, told);
    expect(await draftsOf()).toEqual([
      expect.objectContaining({
        serviceId: told.serviceId,
        clientName: 'Grace',
        country: 'Germany',
        productDescription: 'A website',
        saleAmountCents: 400_00,
        saleDate: '2026-11-20',
        vatRate: 19,
        gstRate: 0,
        treatment: 'not_registered',
        exchange: expect.objectContaining({ currency: 'EUR', rate: 1.12, date: '2026-11-01' }),
      }),
    ]);
    expect(await draftsOf(other)).toEqual([]);
  });

  it('is drafted where it was paid outside, and not for a client at home', async () => {
    await service.receive(escrowReleased, released());
    expect(await draftsOf()).toEqual([]);
    const outside = { clientId: other.id, totalAmountCents: 90_00, amountCents: 90_00 };
    await service.receive(servicePaidOutside, { ...work('Atlantis'), ...outside });
    expect(await draftsOf()).toMatchObject([
      { saleAmountCents: 90_00, vatRate: 0, exchange: null },
    ]);
  });

  it('is income once, before and after the sale is confirmed', async () => {
    const told = released('Germany');
    await service.receive(escrowReleased, told);
    const [draft] = await draftsOf();
    expect((await confirm(draft.id, bodyOf(draft), other)).statusCode).toBe(404);
    const counted = await confirm(draft.id, { ...bodyOf(draft), isIncome: true });
    expect([counted.statusCode, counted.json().code]).toEqual([422, 'service_is_income']);
    const charged = { ...bodyOf(draft), treatment: 'charged' };
    const sold = await confirm(draft.id, charged);
    expect(sold.statusCode, sold.body).toBe(201);
    expect(sold.json()).toMatchObject({
      isIncome: false,
      serviceId: told.serviceId,
      taxAmountCents: 76_00,
    });
    expect(await draftsOf()).toEqual([]);
    expect(await incomeOf()).toMatchObject([
      { amountCents: 400_00, origin: { kind: 'service', id: told.serviceId } },
    ]);
    const again = await confirm(draft.id, charged);
    expect([again.statusCode, again.json().code]).toEqual([404, 'sale_draft_not_found']);
    expect((await edit(sold.json().id, { ...charged, isIncome: true })).statusCode).toBe(422);
  });

  it('is drafted once, however often it is told', async () => {
    const told = released('Germany');
    for (const _ of [1, 2]) await service.receive(escrowReleased, told);
    const [draft, ...more] = await draftsOf();
    expect(more).toEqual([]);
    const params = { draftId: draft.id };
    const foreign = await service.as(other).call(drafts.dismissSaleDraft, { params });
    expect(foreign.statusCode).toBe(404);
    const dismissed = await service.as(owner).call(drafts.dismissSaleDraft, { params });
    expect(dismissed.statusCode).toBe(204);
    await service.receive(escrowReleased, told);
    expect([await draftsOf(), await total()]).toEqual([[], 400_00]);
  });

  it('waits again when its sale is deleted, and remembers how the client was taxed', async () => {
    await service.receive(escrowReleased, released('Germany'));
    const [draft] = await draftsOf();
    const treatment = { treatment: 'reverse_charge', customerVatId: 'DE136695976' };
    const { id: saleId } = (await confirm(draft.id, { ...bodyOf(draft), ...treatment })).json();
    await service.receive(escrowReleased, released('Germany'));
    expect(await draftsOf()).toMatchObject([treatment]);
    await service.as(owner).call(sales.deleteInternationalSale, { params: { saleId } });
    expect(await draftsOf()).toHaveLength(2);
    expect(await total()).toBe(800_00);
  });
});
