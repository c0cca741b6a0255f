import {
  downloadStatements,
  type FinancialStatementView,
  generateStatements,
  listFinancialStatements,
  listYearOverYear,
  type YearOverYearView,
} from '@sidework/contracts/schema/business-tools/financial-statements';
import {
  addOwnerEntry,
  listOwnerEntries,
} from '@sidework/contracts/schema/business-tools/owner-entries';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { signInAs } from '../../../test/builders.ts';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { anId } from '../../../test/job-builders.ts';
import { fill, renderApp, toastOf } from '../../../test/render-app.tsx';
import { aStatement, aYear, dayIn } from '../../../test/tool-builders.ts';

const server = fakeServer();
const year = Number(dayIn(0).slice(0, 4));
afterEach(() => void vi.restoreAllMocks());

function open(
  search = '',
  statements: FinancialStatementView[] = [],
  years: YearOverYearView[] = [],
  recordYears: number[] = [],
) {
  signInAs({ userType: 'professional', accountType: 'business_professional' });
  server.on(listFinancialStatements, () => ({ items: statements }));
  server.on(listYearOverYear, () => ({ items: years, recordYears }));
  server.on(listOwnerEntries, () => ({ items: [], nextCursor: null }));
  return renderApp(`/financial-reports${search}`);
}

const optionsOf = async (label: string) =>
  [...((await screen.findByLabelText(label)) as HTMLSelectElement).options].map(({ text }) => text);

describe('the financial reports', () => {
  it('send visitors to sign in, and back [REP-27] [SEC-08]', async () => {
    renderApp('/financial-reports');
    await waitFor(() => expect(location.pathname).toBe('/auth'));
    expect(history.state.usr).toEqual({ from: '/financial-reports' });
  });

  it('have a year, a period, both buttons and four tabs [REP-29]', async () => {
    open();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Financial Reports' }),
      '[NAV-21]',
    ).toBeTruthy();
    for (const label of ['Year', 'Period'])
      expect(screen.getByLabelText(label).tagName, '[REP-01]').toBe('SELECT');
    for (const [line, name] of [
      ['[REP-04]', 'Generate Statements'],
      ['[REP-05]', 'Export PDF'],
    ] as const)
      expect(screen.getByRole('button', { name }), line).toBeTruthy();
    const tabs = await screen.findAllByRole('tab');
    expect(
      tabs.map(({ textContent }) => textContent),
      '[REP-07]',
    ).toEqual(['Year Over Year', 'Income Statement', 'Balance Sheet', 'Cash Flow']);
  });

  it('begin with this year, whole, and go back to 2021 [REP-02] [REP-03] [REP-35]', async () => {
    open();
    const years = await optionsOf('Year');
    expect([years[0], years.at(-1)]).toEqual([String(year), '2021']);
    expect(await optionsOf('Period')).toEqual(['Annual', 'Q1', 'Q2', 'Q3', 'Q4']);
    await screen.findAllByRole('tab');
    expect(server.received(listFinancialStatements)[0]?.query).toEqual({
      year: String(year),
      period: 'annual',
    });
  });

  it('offer the years that records have, however odd', async () => {
    open('', [], [], [2062, 2027, 1926]);
    await waitFor(async () => expect(await optionsOf('Year')).toContain('2062'));
    expect(await optionsOf('Year')).not.toContain('1926');
  });

  it('say that they could not be read [REP-23]', async () => {
    open();
    server.on(listYearOverYear, () => refuse(403, 'permission_denied', 'No'));
    expect(await screen.findByText('Failed to load financial data')).toBeTruthy();
  });

  it('say that there is no data [REP-24] [REP-30]', async () => {
    open();
    expect(
      await screen.findByRole('heading', { name: 'No financial data available' }),
    ).toBeTruthy();
  });

  it.each(['income_statement', 'balance_sheet', 'cash_flow'] as const)(
    'offer to generate the missing %s [REP-08]',
    async (tab) => {
      const other = tab === 'cash_flow' ? 'balance_sheet' : 'cash_flow';
      const { person } = open(`?tab=${tab}`, [aStatement({ statementType: other })]);
      server.on(generateStatements, () => ({ items: [aStatement({ statementType: tab })] }));
      await person.click(await screen.findByRole('button', { name: 'Generate Statement' }));
      expect(await screen.findByRole('list', { name: 'Result' })).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Generate Statement' })).toBeNull();
    },
  );
});

describe('generating statements', () => {
  it('sends the chosen year and period, and says that it succeeded [REP-26]', async () => {
    const { person } = open('?period=Q2');
    server.on(generateStatements, () => ({ items: [aStatement({ period: 'Q2' })] }));
    await person.click(await screen.findByRole('button', { name: 'Generate Statements' }));
    expect(await screen.findByText('Financial statements generated successfully')).toBeTruthy();
    expect(server.received(generateStatements)[0]?.body).toEqual({ year, period: 'Q2' });
  });

  it.each([
    [500, 'internal_error', 'Failed to generate statements'],
    [409, 'no_financial_data', 'No financial data available'],
  ])('says that it failed: %i %s [REP-25] [REP-30]', async (status, code, text) => {
    const { person } = open('', [], [aYear(2025)]);
    server.on(generateStatements, () => refuse(status, code, 'No financial data available'));
    await person.click(await screen.findByRole('button', { name: 'Generate Statements' }));
    expect(await toastOf('Error')).toContain(text);
  });
});

describe('a statement', () => {
  it('opens each of its figures: formula, source and day', async () => {
    const { person } = open('?tab=income_statement', [aStatement()]);
    await person.click(await screen.findByRole('button', { name: 'Net income' }));
    const result = within(screen.getByRole('list', { name: 'Result' }));
    expect(result.getByText('$360.00')).toBeTruthy();
    expect(result.getByText('revenue − expenses')).toBeTruthy();
    expect(result.getByText('Your records in Sidework')).toBeTruthy();
    expect(result.getByText('Nov 20, 2026')).toBeTruthy();
    expect(screen.getByText(/^Profit margin: 80%/)).toBeTruthy();
  });

  it('is shown by the full method too, with the own money that it counts', async () => {
    const { person } = open('?tab=income_statement', [aStatement()]);
    await person.selectOptions(await screen.findByLabelText('Method'), 'Full');
    expect(
      within(await screen.findByRole('list', { name: 'Result' })).getByText('$350.00'),
    ).toBeTruthy();
    await person.click(await screen.findByRole('button', { name: 'Add entry' }));
    const form = within(await screen.findByRole('dialog'));
    await person.selectOptions(form.getByLabelText('What it was *'), 'Money you took out');
    await fill(person, form.getByLabelText('Amount *'), '500');
    await fill(person, form.getByLabelText('Description *'), 'Rent');
    server.on(addOwnerEntry, ({ body }) => ({
      ...body,
      id: anId(),
      professionalId: anId(),
      createdAt: '2026-01-05T10:00:00.000Z',
      updatedAt: '2026-01-05T10:00:00.000Z',
    }));
    await person.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Entry saved')).toBeTruthy();
    expect(server.received(addOwnerEntry)[0]?.body).toEqual({
      move: 'draw',
      amountCents: 50_000,
      description: 'Rent',
      date: dayIn(0),
    });
  });

  it.each([
    ['PDF', 'pdf'],
    ['CSV', 'csv'],
    ['XLSX', 'xlsx'],
  ])('is saved as %s [REP-06]', async (label, format) => {
    const { person } = open('?method=full', [aStatement()]);
    const saved = vi.fn<(file: Blob) => string>(() => 'blob:file');
    Object.assign(URL, { createObjectURL: saved, revokeObjectURL: vi.fn() });
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    server.on(downloadStatements, () => ({
      name: `statements.${format}`,
      mediaType: 'text/plain',
      contentBase64: btoa('figures'),
    }));
    await person.click(await screen.findByRole('button', { name: `Export ${label}` }));
    await waitFor(() => expect(click).toHaveBeenCalled());
    expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe(`statements.${format}`);
    expect(saved.mock.calls[0]?.[0].size).toBe('figures'.length);
    expect(server.received(downloadStatements)[0]).toMatchObject({
      params: { year: String(year), period: 'annual' },
      query: { format, method: 'full' },
    });
    expect(screen.queryByText('PDF export coming soon')).toBeNull();
  });
});

describe('year over year', () => {
  it('shows the latest three years, and N/A for no growth [REP-09] [REP-22] [REP-34]', async () => {
    const years = [
      aYear(2026, { growthRate: 25 }),
      aYear(2025, { growthRate: null }),
      aYear(2024),
      aYear(2023),
    ];
    const { person } = open('', [], years);
    const list = within(await screen.findByRole('list', { name: 'Years' }));
    expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '2026',
      '2025',
      '2024',
    ]);
    expect(list.getByText('Growth 25%')).toBeTruthy();
    expect(list.getAllByText('Growth N/A')).toHaveLength(2);
    await person.click(list.getByRole('button', { name: '2026' }));
    expect(list.getByText('revenue − expenses')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Show table: Revenue and expenses' }));
    expect(await screen.findByRole('table', { name: 'Revenue and expenses' })).toBeTruthy();
  });
});
