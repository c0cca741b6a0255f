import { randomUUID } from 'node:crypto';
import type { Actor } from '@sidework/chassis/http/actor';
import * as api from '@sidework/contracts/business-tools/any-period';
import type { StatementLine } from '@sidework/contracts/business-tools/statement';
import * as sales from '@sidework/contracts/business-tools/trade-sales';
import {
  balanceMoved,
  escrowReleased,
  workExpected,
} from '@sidework/contracts/client-services/events/money';
import { beforeEach, expect, it } from 'vitest';
import { testBusinessTools } from '../../test/service.ts';

const service = testBusinessTools();
let owner: Actor;
beforeEach(async () => {
  owner = await service.person();
});

const at = '2026-05-10T15:00:00.000Z';
const movement = (more: object) => ({
  movementId: randomUUID(),
  personId: owner.id,
  earnerId: owner.id,
  isPayout: false,
  earnedCents: 0,
  creditCents: 0,
  owedCents: 0,
  feesDueCents: 0,
  heldCents: 0,
  at,
  ...more,
});
async function sheet(to = '2026-05-31', by = owner): Promise<Record<string, number>> {
  const query = { from: '2026-05-01', to };
  const { full } = (await service.as(by).call(api.getPeriodStatements, { query })).json();
  const lines: StatementLine[] = full.balance_sheet;
  return Object.fromEntries(
    lines.flatMap(({ label, amountCents }) => (amountCents === 0 ? [] : [[label, amountCents]])),
  );
}
const equity = (cents: number) => ({
  'Net income of the period': cents,
  'Total equity': cents,
});
const sums = (assets: number, liabilities = 0) => ({
  'Total assets': assets,
  ...(liabilities && { 'Total liabilities': liabilities }),
  'Liabilities + equity': assets,
});

it('released money is at Sidework until it is paid out, and each news counts once', async () => {
  const posted = {
    serviceId: randomUUID(),
    professionalId: owner.id,
    postingId: randomUUID(),
    title: 'Repair a tap',
    grossCents: 100_00,
    feeCents: 10_00,
    at,
  };
  await service.receive(escrowReleased, posted);
  const told = movement({ earnedCents: 90_00 });
  const id = randomUUID();
  await service.receive(balanceMoved, told, { id });
  await service.receive(balanceMoved, told, { id });
  expect(await sheet()).toEqual({ 'Cash at Sidework': 90_00, ...sums(90_00), ...equity(90_00) });
  const paidOut = { earnedCents: -90_00, earnerId: null, isPayout: true };
  await service.receive(balanceMoved, movement({ ...paidOut, at: '2026-05-20T15:00:00.000Z' }));
  expect(await sheet('2026-05-15')).toMatchObject({ 'Cash at Sidework': 90_00 });
  expect(await sheet()).toEqual({ Cash: 90_00, ...sums(90_00), ...equity(90_00) });
});

it('what is owed keeps its part back, and stands among the liabilities', async () => {
  await service.receive(balanceMoved, movement({ owedCents: 30_00, feesDueCents: 20_00 }));
  await service.receive(balanceMoved, movement({ earnedCents: 40_00 }));
  await service.receive(balanceMoved, movement({ creditCents: 5_00, earnerId: randomUUID() }));
  expect(await sheet()).toMatchObject({
    'Cash at Sidework': 5_00,
    'Kept back at Sidework for what you owe': 40_00,
    'Refunds payable': 30_00,
    'Fees owed': 20_00,
    'Fees owed that are not an expense yet': 20_00,
    'Owner capital': 5_00,
  });
});

it("a child's earnings on a guardian's balance are the child's", async () => {
  await service.receive(balanceMoved, movement({ earnerId: randomUUID(), earnedCents: 18_00 }));
  expect(await sheet()).toEqual({
    'Cash at Sidework': 18_00,
    "Your children's earnings": 18_00,
    ...sums(18_00, 18_00),
  });
});

it('held and unpaid money of work, and held sales, are still to come and no income', async () => {
  const work = {
    serviceId: randomUUID(),
    professionalId: owner.id,
    clientId: randomUUID(),
    title: 'Repair a tap',
    grossCents: 100_00,
    feeCents: 10_00,
    heldCents: 60_00,
    releasesAt: null,
    dueOn: null,
  };
  const on = (day: string, sequence: number) => ({ at: new Date(`${day}T15:00:00Z`), sequence });
  await service.receive(workExpected, work, on('2026-05-05', 1));
  await service.receive(workExpected, { ...work, isFinished: true }, on('2026-05-12', 3));
  await service.receive(workExpected, work, on('2026-05-05', 2));
  await service.receive(balanceMoved, movement({ earnerId: null, heldCents: 7_00 }));
  const held = { 'Escrow receivable': 67_00, 'Deferred income': 67_00 };
  expect(await sheet('2026-05-11')).toEqual({ ...held, ...sums(67_00, 67_00) });
  expect(await sheet()).toEqual({
    ...held,
    'Unpaid finished work': 40_00,
    'Deferred income': 107_00,
    ...sums(107_00, 107_00),
  });
});

it('tax that was charged on a sale abroad is owed until it is paid, and follows the sale', async () => {
  const body = {
    clientName: 'Ada',
    country: 'Germany',
    productDescription: 'Chairs',
    saleAmountCents: 100_00,
    saleDate: '2026-05-02',
    treatment: 'charged' as const,
  };
  const { id, taxAmountCents } = (
    await service.as(owner).call(sales.addInternationalSale, { body })
  ).json();
  expect(taxAmountCents).toBe(19_00);
  expect(await sheet()).toMatchObject({ Cash: 119_00, 'VAT and GST payable': 19_00 });
  await service.as(owner).call(sales.deleteInternationalSale, { params: { saleId: id } });
  expect(await sheet()).toEqual({});
});

it('the journal has both sides of each movement', async () => {
  await service.receive(balanceMoved, movement({ earnedCents: 90_00 }));
  const query = { from: '2026-05-01', to: '2026-05-31' };
  const { items } = (await service.as(owner).call(api.listJournal, { query })).json();
  expect(items).toMatchObject([
    {
      description: 'Your balance at Sidework',
      postings: [
        { name: 'Cash at Sidework', debitCents: 90_00 },
        { name: 'Cash', creditCents: 90_00 },
      ],
    },
  ]);
});
