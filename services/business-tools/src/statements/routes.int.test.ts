import type { Actor } from '@sidework/chassis/http/actor';
import { checkPdf } from '@sidework/chassis/testing/pdf';
import { textOfPdf } from '@sidework/chassis/testing/pdf-text';
import { addDeduction } from '@sidework/contracts/business-tools/deductions';
import * as api from '@sidework/contracts/business-tools/financial-statements';
import { addIncome, deleteIncome } from '@sidework/contracts/business-tools/income-records';
import { addOwnerEntry } from '@sidework/contracts/business-tools/owner-entries';
import type { StatementLine } from '@sidework/contracts/business-tools/statement';
import { formatCents } from '@sidework/contracts/kernel/money';
import { beforeEach, describe, expect, it } from 'vitest';

import { sheetsOfXlsx } from '../../test/read-xlsx.ts';
import { testBusinessTools } from '../../test/service.ts';

const service = testBusinessTools();
let owner: Actor;
let other: Actor;
beforeEach(async () => {
  owner = await service.person({}, { fullName: 'Ada Example' });
  other = await service.person();
});

const say = { description: 'Work' };
const earn = (amountCents: number, date: string, category: string | null = 'Services') =>
  service.as(owner).call(addIncome, { body: { ...say, amountCents, date, category } });
const spend = (amountCents: number, date: string, category = 'Travel') =>
  service.as(owner).call(addDeduction, { body: { ...say, amountCents, date, category } });
const generate = (year = 2026, period = 'annual') =>
  service.as(owner).call(api.generateStatements, { body: { year, period } });
const years = async () => (await service.as(owner).call(api.listYearOverYear)).json().items;
const amountOf = (lines: StatementLine[], label: string) =>
  lines.find((line) => line.label === label)?.amountCents;

it('generating makes three statements and a year, from the records of the period', async () => {
  await earn(500_00, '2026-02-01');
  await earn(55_00, '2026-03-31', null);
  await earn(1_000_00, '2026-04-01');
  await spend(150_00, '2026-01-10');
  const reply = await generate(2026, 'Q1');
  expect(reply.statusCode).toBe(200);
  const { items } = reply.json();
  expect(
    items.map((item: { statementType: string }) => item.statementType).sort(),
    '[REP-13]',
  ).toEqual(['balance_sheet', 'cash_flow', 'income_statement']);
  const [statement] = items.filter(
    (item: { statementType: string }) => item.statementType === 'income_statement',
  );
  expect(statement, '[REP-10]').toMatchObject({
    year: 2026,
    period: 'Q1',
    professionalId: owner.id,
  });
  expect(amountOf(statement.simplified, 'Other'), '[REP-14]').toBe(55_00);
  expect(amountOf(statement.simplified, 'Net income'), '[REP-31]').toBe(405_00);
  expect(statement.profitMargin).toBe(72.97);
  // The list covers the whole year, whichever statements were generated (D-87).
  expect(await years(), '[REP-11, REP-13]').toEqual([
    expect.objectContaining({
      year: 2026,
      totalRevenueCents: 1_555_00,
      totalExpensesCents: 150_00,
      netProfitCents: 1_405_00,
      growthRate: null,
    }),
  ]);
});

it('generating again overwrites, and makes no second row [REP-12]', async () => {
  await earn(500_00, '2026-02-01');
  await generate();
  await earn(100_00, '2026-02-02');
  await Promise.all([generate(), generate()]);
  const { items } = (
    await service.as(owner).call(api.listFinancialStatements, { query: { year: 2026 } })
  ).json();
  expect(items).toHaveLength(3);
  for (const { statementType, simplified } of items)
    if (statement(statementType)) expect(amountOf(simplified, 'Net income')).toBe(600_00);
  expect(await years()).toHaveLength(1);
});
const statement = (type: string) => type === 'income_statement';

it('without a record nothing is generated, and nothing overwritten (D-91) [REP-24] [REP-30]', async () => {
  const nothing = await generate();
  expect([nothing.statusCode, nothing.json().message]).toEqual([
    409,
    'No financial data available',
  ]);
  const { id } = (await earn(500_00, '2026-02-01')).json();
  await generate();
  await service.as(owner).call(deleteIncome, { params: { recordId: id } });
  expect((await generate()).statusCode).toBe(409);
  const { items } = (await service.as(owner).call(api.listFinancialStatements)).json();
  expect(items).toHaveLength(3);
});

it('years grow by the one before, shown or not, and are listed the latest first [REP-20] [REP-22]', async () => {
  for (const [year, cents] of [
    [2022, 100_00],
    [2023, 150_00],
    [2024, 75_00],
  ] as const)
    await earn(cents, `${year}-06-01`);
  for (const year of [2023, 2024]) await generate(year, 'Q2');
  expect((await years()).map((item: api.YearOverYearView) => [item.year, item.growthRate])).toEqual(
    [
      [2024, -50],
      [2023, 50],
    ],
  );
  const { items } = (await service.as(owner).call(api.listFinancialStatements)).json();
  expect(items.map(({ year }: { year: number }) => year)).toEqual([
    2024, 2024, 2024, 2023, 2023, 2023,
  ]);
});

it('full statements begin with what was there before, and know the owner from the business', async () => {
  await earn(90_00, '2025-12-31');
  await earn(500_00, '2026-05-01');
  await spend(120_00, '2026-05-02', 'Equipment');
  await service.as(owner).call(addOwnerEntry, {
    body: { ...say, amountCents: 40_00, date: '2026-05-03', move: 'draw' },
  });
  const { items } = (await generate()).json();
  const full = Object.fromEntries(
    items.map((item: api.FinancialStatementView) => [item.statementType, item.full]),
  );
  expect(amountOf(full.cash_flow, 'Cash at the start')).toBe(90_00);
  expect(amountOf(full.cash_flow, 'Cash at the end')).toBe(430_00);
  expect(amountOf(full.balance_sheet, 'Total assets')).toBe(430_00);
  expect(amountOf(full.balance_sheet, 'Liabilities + equity')).toBe(430_00);
});

it('statements are shown and generated to their owner alone [REP-28] [SEC-20]', async () => {
  await earn(500_00, '2026-02-01');
  await generate();
  const as = service.as(other);
  expect((await as.call(api.listFinancialStatements)).json().items).toEqual([]);
  expect((await as.call(api.listYearOverYear)).json()).toEqual({ items: [], recordYears: [] });
  const body = { year: 2026, period: 'annual', professionalId: owner.id };
  expect((await as.call(api.generateStatements, { body })).statusCode).toBe(403);
  const params = { year: '2026', period: 'annual' };
  const query = { format: 'csv', method: 'full' };
  expect((await as.call(api.downloadStatements, { params, query })).statusCode).toBe(404);
});

describe('a file of statements', () => {
  const download = async (format: string, method = 'simplified') => {
    const params = { year: '2026', period: 'Q1' };
    const query = { format, method };
    const reply = await service.as(owner).call(api.downloadStatements, { params, query });
    const { name, contentBase64 } = reply.json();
    return { name, content: Buffer.from(contentBase64, 'base64') };
  };
  /** The statements by their titles, each line with the figure that the screen shows. */
  const shownOnScreen = async (method: 'simplified' | 'full') => {
    const query = { year: 2026, period: 'Q1' };
    const { items } = (await service.as(owner).call(api.listFinancialStatements, { query })).json();
    return (items as api.FinancialStatementView[]).map((item) => ({
      title: titles[item.statementType],
      lines: item[method],
    }));
  };
  const titles = {
    income_statement: 'Income Statement',
    balance_sheet: 'Balance Sheet',
    cash_flow: 'Cash Flow',
  };
  beforeEach(async () => {
    await earn(1_234_50, '2026-02-01');
    await earn(99_99, '2026-02-02', null);
    await spend(34_05, '2026-02-01');
    await spend(2_000_00, '2026-03-31', 'Equipment');
    await service.as(owner).call(addOwnerEntry, {
      body: { ...say, amountCents: 40_00, date: '2026-03-03', move: 'draw' },
    });
    await generate(2026, 'Q1');
  });

  it('as CSV names its entity and period', async () => {
    const { name, content } = await download('csv');
    expect(name).toBe('statements-2026-Q1-simplified.csv');
    expect(content.toString()).toContain('"Ada Example, 2026 Q1"');
  });

  it('as PDF names its entity and period and numbers its pages [REP-05] [REP-06]', async () => {
    const text = await textOfPdf((await download('pdf', 'full')).content);
    for (const part of ['Ada Example, 2026 Q1', 'Page 1 of 3', 'Page 3 of 3'])
      expect(text).toContain(part);
  });

  it.each(['simplified', 'full'] as const)(
    'has each figure of the screen, %s, as a whole PDF, in CSV and in a workbook that reads back [REP-05]',
    async (method) => {
      const shown = await shownOnScreen(method);
      expect(shown.map(({ lines }) => lines.length).every((count) => count >= 3)).toBe(true);

      const pdf = (await download('pdf', method)).content;
      await checkPdf(pdf);
      const printed = (await textOfPdf(pdf)).split('\n');
      let at = 0;
      for (const { label, amountCents } of shown.flatMap(({ lines }) => lines)) {
        at = printed.indexOf(label, at) + 1;
        expect(printed[at], label).toBe(formatCents(amountCents).replaceAll('−', '-'));
      }

      const csv = (await download('csv', method)).content.toString().split('\r\n').slice(3, -1);
      expect(csv.map((row) => row.replaceAll('"', ''))).toEqual(
        shown.flatMap(({ title, lines }) =>
          lines.map(({ section, label, amountCents }) =>
            [title, section, label, (amountCents / 100).toFixed(2)].join(','),
          ),
        ),
      );

      const sheets = await sheetsOfXlsx((await download('xlsx', method)).content);
      expect(Object.keys(sheets)).toEqual(shown.map(({ title }) => title));
      for (const { title, lines } of shown)
        expect(sheets[title]?.slice(3)).toEqual(
          lines.map(({ section, label, amountCents }) => [section, label, amountCents / 100]),
        );
    },
  );
});
