import type { Actor } from '@sidework/chassis/http/actor';
import * as api from '@sidework/contracts/business-tools/any-period';
import { addDeduction, deleteDeduction } from '@sidework/contracts/business-tools/deductions';
import {
  generateStatements,
  listYearOverYear,
} from '@sidework/contracts/business-tools/financial-statements';
import { addIncome } from '@sidework/contracts/business-tools/income-records';
import { addOwnerEntry } from '@sidework/contracts/business-tools/owner-entries';
import type { StatementLine } from '@sidework/contracts/business-tools/statement';
import { beforeEach, expect, it } from 'vitest';
import { testBusinessTools } from '../../test/service.ts';

const service = testBusinessTools();
let owner: Actor;
beforeEach(async () => {
  owner = await service.person();
});

const say = { description: 'Work' };
const earn = (amountCents: number, date: string) =>
  service.as(owner).call(addIncome, { body: { ...say, amountCents, date, category: 'Services' } });
const spend = (amountCents: number, date: string) =>
  service.as(owner).call(addDeduction, { body: { ...say, amountCents, date, category: 'Travel' } });
const between = async (from: string, to: string) =>
  (await service.as(owner).call(api.getPeriodStatements, { query: { from, to } })).json();
const amountOf = (lines: StatementLine[], label: string) =>
  lines.find((line) => line.label === label)?.amountCents;
const netOf = async (from: string, to: string) => {
  const { simplified, full } = await between(from, to);
  const [one, other] = [simplified, full].map(({ income_statement: lines }) =>
    amountOf(lines, 'Net income'),
  );
  expect(one).toBe(other);
  const [assets, both] = ['Total assets', 'Liabilities + equity'].map((label) =>
    amountOf(full.balance_sheet, label),
  );
  expect(assets).toBe(both);
  return one;
};

it.each([
  ['whole months', '2026-02-01', '2026-03-31', 480_00],
  ['days within one month', '2026-02-10', '2026-02-20', 100_00],
  ['days that cut two months', '2026-02-15', '2026-03-10', 180_00],
  ['a month and a part', '2026-02-01', '2026-03-15', 480_00],
  ['one day', '2026-02-10', '2026-02-10', 100_00],
  ['days without records', '2026-06-01', '2026-06-02', 0],
])('statements of %s count the records of their days, and balance', async (_, from, to, net) => {
  await earn(300_00, '2026-02-05');
  await earn(100_00, '2026-02-10');
  await earn(200_00, '2026-03-10');
  await spend(20_00, '2026-02-28');
  await spend(100_00, '2026-03-15');
  const body = { ...say, amountCents: 50_00, move: 'draw', date: '2026-02-12' };
  await service.as(owner).call(addOwnerEntry, { body });
  expect(await netOf(from, to)).toBe(net);
});

it('the journal has both sides of each entry, and pages on', async () => {
  await earn(300_00, '2026-02-05');
  await spend(20_00, '2026-02-28');
  const query = { from: '2026-02-01', to: '2026-02-28', limit: 1 };
  const first = (await service.as(owner).call(api.listJournal, { query })).json();
  expect(first.items).toMatchObject([
    {
      date: '2026-02-28',
      postings: [
        { name: 'Travel (line 24a)', debitCents: 20_00, creditCents: 0 },
        { name: 'Cash', debitCents: 0, creditCents: 20_00 },
      ],
    },
  ]);
  const more = { query: { ...query, cursor: first.nextCursor } };
  const second = (await service.as(owner).call(api.listJournal, more)).json();
  expect(second.items).toMatchObject([{ date: '2026-02-05' }]);
  expect(second.nextCursor).toBeNull();
});

it('a last day before the first is refused', async () => {
  const query = { from: '2026-02-02', to: '2026-02-01' };
  expect((await service.as(owner).call(api.getPeriodStatements, { query })).statusCode).toBe(400);
});

it('the years are compared as the books are now, without being generated again', async () => {
  await earn(300_00, '2026-02-05');
  const { id } = (await spend(50_00, '2026-02-06')).json();
  const body = { year: 2026, period: 'annual' };
  await service.as(owner).call(generateStatements, { body });
  await service.as(owner).call(deleteDeduction, { params: { recordId: id } });
  const { items } = (await service.as(owner).call(listYearOverYear)).json();
  expect(items).toMatchObject([{ netProfitCents: 300_00, totalExpensesCents: 0 }]);
});
