import { quarterOf, taxYears } from '@sidework/contracts/business-tools/periods';
import { listStatementRules } from '@sidework/contracts/schema/business-tools/bank-statements';
import * as deductions from '@sidework/contracts/schema/business-tools/deductions';
import * as income from '@sidework/contracts/schema/business-tools/income-records';
import { getQuarterPlan } from '@sidework/contracts/schema/business-tools/quarter-plan';
import {
  calculateTax,
  listTaxEstimates,
  type TaxPart,
} from '@sidework/contracts/schema/business-tools/tax-estimates';
import { listTaxPlaces } from '@sidework/contracts/schema/business-tools/tax-places';
import {
  getTaxProfile,
  setTaxProfile,
} from '@sidework/contracts/schema/business-tools/tax-profiles';
import { listTaxRates, setOwnTaxRate } from '@sidework/contracts/schema/business-tools/tax-rates';
import {
  downloadEntries,
  getTaxSummary,
  type TaxSummary,
} from '@sidework/contracts/schema/business-tools/tax-summaries';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { signInAs } from '../../../test/builders.ts';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { fill, renderApp, toastOf } from '../../../test/render-app.tsx';
import {
  aDeduction,
  anEstimate,
  anIncome,
  aQuarterPlan,
  aTaxSummary,
  dayIn,
} from '../../../test/tool-builders.ts';

const server = fakeServer();
const year = Number(dayIn(0).slice(0, 4));

const kept = {
  income: [] as income.IncomeRecordView[],
  deductions: [] as deductions.DeductionView[],
};

function open(tab = '', records: Partial<typeof kept> = {}, summary: Partial<TaxSummary> = {}) {
  Object.assign(kept, { income: [], deductions: [] }, records);
  signInAs({ userType: 'professional', accountType: 'business_professional' });
  server.on(getTaxSummary, () => aTaxSummary(summary));
  server.on(income.listIncomeRecords, () => ({ items: kept.income, nextCursor: null }));
  server.on(deductions.listDeductions, () => ({ items: kept.deductions, nextCursor: null }));
  server.on(getQuarterPlan, () => aQuarterPlan());
  server.on(listStatementRules, () => ({ items: [], nextCursor: null }));
  server.on(listTaxRates, () => ({ items: [] }));
  server.on(getTaxProfile, () => ({ profile: null }));
  server.on(listTaxPlaces, () => ({
    items: [{ state: 'Ohio', places: [{ name: 'Columbus', isModeled: true }] }],
  }));
  server.on(listTaxEstimates, () => ({ items: [], nextCursor: null }));
  return renderApp(`/tax-tracker${tab && `?tab=${tab}`}`);
}

const fail = () => refuse(500, 'internal_error', 'It broke');
const dialog = async () => within(await screen.findByRole('dialog'));

const kinds = [
  {
    tab: 'income' as const,
    noun: 'income',
    named: 'Kitchen faucet',
    records: () => ({ income: [anIncome()] }),
    answer: () => anIncome(),
    add: income.addIncome,
    edit: income.editIncome,
    remove: income.deleteIncome,
    category: 'Consulting',
  },
  {
    tab: 'deductions' as const,
    noun: 'deduction',
    named: 'Pipe wrench',
    records: () => ({ deductions: [aDeduction()] }),
    answer: () => aDeduction(),
    add: deductions.addDeduction,
    edit: deductions.editDeduction,
    remove: deductions.deleteDeduction,
    category: 'Travel',
  },
] as const;
type Kind = (typeof kinds)[number];

const capital = (noun: string) => noun.charAt(0).toUpperCase() + noun.slice(1);

async function fillForm(person: ReturnType<typeof open>['person'], { noun, category }: Kind) {
  await person.click(await screen.findByRole('button', { name: `Add ${noun}` }));
  const form = await dialog();
  await fill(person, form.getByLabelText('Amount *'), '1,250.50');
  await fill(person, form.getByLabelText('Description *'), 'A trip');
  await person.selectOptions(form.getByLabelText(/^Category/), category);
  return form;
}

describe('the tax tracker', () => {
  it('sends visitors to sign in, and back [TAX-34] [SEC-08]', async () => {
    renderApp('/tax-tracker');
    await waitFor(() => expect(location.pathname).toBe('/auth'));
    expect(history.state.usr).toEqual({ from: '/tax-tracker' });
  });

  it('has three cards and four tabs [TAX-36, NAV-20]', async () => {
    open('', { income: [anIncome()] });
    expect(await screen.findByRole('heading', { level: 1, name: 'Tax Tracker' })).toBeTruthy();
    const tabs = await screen.findAllByRole('tab');
    expect(
      tabs.map(({ textContent }) => textContent),
      '[TAX-03]',
    ).toEqual(['Income', 'Deductions', 'Tax Calculator', 'Saved Estimates']);
    for (const [line, label, amount] of [
      ['[TAX-01]', 'Total Income', '$450.00'],
      ['[TAX-01]', 'Total Deductions', '$90.00'],
      ['[TAX-01, TAX-02]', 'Net Income', '$360.00'],
    ] as const) {
      const card = (await screen.findByRole('link', { name: label })).closest('div')?.parentElement;
      expect(card?.textContent, line).toContain(amount);
    }
  });

  it('opens the figures of its cards: formula, inputs, source and day', async () => {
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: 'Net Income' }));
    const figures = within(screen.getByRole('list', { name: 'Figures' }));
    for (const text of ['total income − total deductions', '$450.00', 'Your records in Sidework'])
      expect(figures.getAllByText(text).length).toBeGreaterThan(0);
  });

  it('shows the payment that is due next, and what to set aside', async () => {
    open(
      '',
      {},
      {
        nextPayment: {
          number: 4,
          dueOn: `${year + 1}-01-15`,
          amountCents: 250_000,
          setAsideCents: 100_000,
          toGoCents: 150_000,
          setAsidePercent: 27,
          lines: [],
        },
      },
    );
    const link = await screen.findByRole('link', { name: `Payment due Jan 15, ${year + 1}` });
    const text = link.closest('div')?.parentElement?.textContent;
    expect(text).toContain('$2,500.00');
    expect(text).toContain('$1,000.00 set aside, $1,500.00 to go. Set aside 27%');
  });

  it('offers all years, and those that records have', async () => {
    const { person } = open('', { income: [anIncome()] }, { years: [2062, 1926] });
    const filter = (await screen.findByLabelText('Year')) as HTMLSelectElement;
    await screen.findByRole('option', { name: '2062' });
    const offered = [...filter.options].map(({ text }) => text);
    expect(offered.slice(0, 3)).toEqual(['All years', '2062', String(year)]);
    expect(offered.at(-1)).toBe('1926');
    await person.selectOptions(screen.getByLabelText('Period'), 'Q2');
    await person.selectOptions(filter, 'All years');
    for (const endpoint of [income.listIncomeRecords, getTaxSummary])
      await waitFor(() => expect(server.received(endpoint).at(-1)?.query).toEqual({}));
    expect((screen.getByLabelText('Period') as HTMLSelectElement).disabled).toBe(true);
    expect(screen.queryByRole('button', { name: 'Export Schedule C' })).toBeNull();
    await person.selectOptions(filter, '1926');
    await waitFor(() =>
      expect(server.received(income.listIncomeRecords).at(-1)?.query).toEqual({ year: '1926' }),
    );
  });

  it.each(['csv', 'xlsx'])('leaves entry by entry for an accountant, as %s', async (format) => {
    const { person } = open();
    server.on(downloadEntries, () => refuse(503, 'unavailable', 'Please try again soon.'));
    const name = `Entries as ${format.toUpperCase()}`;
    await person.click(await screen.findByRole('button', { name }));
    expect(await screen.findByText('Please try again soon.')).toBeTruthy();
    expect(server.received(downloadEntries)[0]?.query).toEqual({ year: String(year), format });
  });

  it('asks for what the filters leave, and keeps them in the address', async () => {
    const { person } = open();
    await person.selectOptions(await screen.findByLabelText('Period'), 'Q2');
    await person.selectOptions(screen.getByLabelText('Category'), 'Consulting');
    await person.selectOptions(screen.getByLabelText('Source'), 'From Sidework');
    const asked = { year: String(year), quarter: '2', category: 'Consulting', isAutomatic: 'true' };
    await waitFor(() =>
      expect(server.received(income.listIncomeRecords).at(-1)?.query).toEqual(asked),
    );
    await waitFor(() => expect(server.received(getTaxSummary).at(-1)?.query).toEqual(asked));
    expect(location.search).toBe('?quarter=2&category=Consulting&source=automatic');
  });
});

describe('the records of the tax tracker', () => {
  it.each([...kinds])(
    'take $noun with all that is required [TAX-06] [TAX-07] [TAX-39]',
    async (kind) => {
      const { person } = open(kind.tab);
      const form = await fillForm(person, kind);
      server.on(kind.add as typeof income.addIncome, kind.answer as () => income.IncomeRecordView);
      await person.click(form.getByRole('button', { name: 'Save' }));
      expect(await screen.findByText(`${capital(kind.noun)} added`)).toBeTruthy();
      expect(server.received(kind.add)[0]?.body).toEqual({
        amountCents: 125_050,
        description: 'A trip',
        date: dayIn(0),
        category: kind.category,
      });
    },
  );

  it.each([
    ['income', `${year + 1}-03-01`] as const,
    ['income', '1926-03-01'] as const,
    ['deductions', '2062-03-01'] as const,
  ])('are asked about their year where it is an odd one: %s of %s', async (tab, date) => {
    const kind = kinds.find((one) => one.tab === tab) ?? kinds[0];
    const { person } = open(kind.tab);
    const form = await fillForm(person, kind);
    server.on(kind.add as typeof income.addIncome, kind.answer as () => income.IncomeRecordView);
    fireEvent.change(form.getByLabelText('Date *'), { target: { value: date } });
    await person.click(form.getByRole('button', { name: 'Save' }));
    const question = `${date.slice(0, 4)} — is that right? Save again to keep it.`;
    expect(await form.findByText(question)).toBeTruthy();
    expect(server.received(kind.add)).toEqual([]);
    await person.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(server.received(kind.add)[0]?.body).toMatchObject({ date }));
  });

  it.each([['1000000000.01'], ['99999999999999999999']])(
    'say the limit beside an amount of %s',
    async (typed) => {
      const { person } = open();
      const form = await fillForm(person, kinds[0]);
      await fill(person, form.getByLabelText('Amount *'), typed);
      server.on(income.addIncome, ({ body }) => {
        const fault = income.IncomeForm.safeParse(body).error?.issues[0]?.message ?? '';
        return refuse(400, 'invalid_input', fault, { fields: { amountCents: fault } });
      });
      await person.click(form.getByRole('button', { name: 'Save' }));
      expect(await form.findByText('Enter at most $1,000,000,000')).toBeTruthy();
    },
  );

  it.each([
    [kinds[0], 2],
    [kinds[1], 3],
  ] as const)(
    'refuse what lacks an amount, a description or, of a deduction, a category: %# [TAX-41]',
    async (kind, faults) => {
      const { person } = open(kind.tab);
      await person.click(await screen.findByRole('button', { name: `Add ${kind.noun}` }));
      const form = await dialog();
      await person.click(form.getByRole('button', { name: 'Save' }));
      expect(await form.findAllByText('Please fill in all required fields')).toHaveLength(faults);
    },
  );

  it.each([...kinds])('say that $noun was not added [TAX-12] [TAX-13] [TAX-40]', async (kind) => {
    const { person } = open(kind.tab);
    const form = await fillForm(person, kind);
    server.on(kind.add as typeof income.addIncome, fail);
    await person.click(form.getByRole('button', { name: 'Save' }));
    expect(await toastOf('Error')).toContain(`Failed to add ${kind.noun}`);
  });

  it.each([...kinds])(
    'are deleted after asking: $noun [TAX-10] [TAX-11] [TAX-39]',
    async (kind) => {
      const { person } = open(kind.tab, kind.records());
      await person.click(await screen.findByRole('button', { name: `Delete ${kind.named}` }));
      server.on(kind.remove as typeof income.deleteIncome, () => {
        kept[kind.tab] = [];
        return undefined;
      });
      await person.click((await dialog()).getByRole('button', { name: `Delete ${kind.noun}` }));
      expect(await screen.findByText(`${capital(kind.noun)} deleted`)).toBeTruthy();
      await waitFor(() => expect(screen.queryByText(kind.named)).toBeNull());
    },
  );

  it.each([...kinds])('say that $noun was not deleted [TAX-14] [TAX-15] [TAX-40]', async (kind) => {
    const { person } = open(kind.tab, kind.records());
    await person.click(await screen.findByRole('button', { name: `Delete ${kind.named}` }));
    server.on(kind.remove as typeof income.deleteIncome, fail);
    await person.click((await dialog()).getByRole('button', { name: `Delete ${kind.noun}` }));
    expect(await toastOf('Error')).toContain(`Failed to delete ${kind.noun}`);
    expect(screen.getByText(kind.named)).toBeTruthy();
  });

  it.each([...kinds])('are edited: $noun', async (kind) => {
    const { person } = open(kind.tab, kind.records());
    await person.click(await screen.findByRole('button', { name: `Edit ${kind.named}` }));
    const form = await dialog();
    await fill(person, form.getByLabelText('Amount *'), '70');
    server.on(kind.edit as typeof income.editIncome, kind.answer as () => income.IncomeRecordView);
    await person.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(`${capital(kind.noun)} saved`)).toBeTruthy();
    expect(server.received(kind.edit)[0]?.body).toMatchObject({ amountCents: 7_000 });
  });

  it('from a payment are locked, and take a note', async () => {
    const origin = { kind: 'service' as const, id: 'one' };
    const record = anIncome({ source: 'automatic', isLocked: true, origin });
    const { person } = open('income', { income: [record] });
    expect(await screen.findByText('From a payment')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Kitchen faucet' });
    expect(link.getAttribute('href')).toBe('/services/one');
    expect(screen.queryByRole('button', { name: /^(Edit|Delete) / })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Note on Kitchen faucet' }));
    const form = await dialog();
    await fill(person, form.getByLabelText('Note'), 'Paid late');
    server.on(income.noteIncome, () => {
      kept.income = [{ ...record, note: 'Paid late' }];
      return kept.income[0] as income.IncomeRecordView;
    });
    await person.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Paid late')).toBeTruthy();
  });

  it('of one service are listed alone, and all of them again on request', async () => {
    const origin = { kind: 'paid_outside' as const, id: 'one' };
    const record = anIncome({ source: 'automatic', origin });
    const { person } = open('income&year=all&origin=one', { income: [record] });
    expect(await screen.findByRole('button', { name: 'Edit Kitchen faucet' })).toBeTruthy();
    expect(screen.getByText('Paid outside')).toBeTruthy();
    expect(server.received(income.listIncomeRecords)[0]?.query).toMatchObject({ originId: 'one' });
    await person.click(screen.getByRole('button', { name: 'Show all records' }));
    await waitFor(() => expect(location.search).toBe('?tab=income&year=all'));
  });

  it('are searched by words, which the address keeps, and say where none is found', async () => {
    const { person } = open('income', { income: [anIncome()] });
    await person.type(await screen.findByLabelText('Search income'), 'faucet{Enter}');
    await waitFor(() => expect(location.search).toBe('?tab=income&search=faucet'));
    expect(server.received(income.listIncomeRecords).at(-1)?.query).toMatchObject({
      search: 'faucet',
    });
    kept.income = [];
    await person.type(screen.getByLabelText('Search income'), 's{Enter}');
    expect(await screen.findByText('No income found')).toBeTruthy();
  });

  it('of deductions stand on their lines of Schedule C', async () => {
    open('deductions', { deductions: [aDeduction()] });
    expect(await screen.findByText(/Supplies · Schedule C line 22/)).toBeTruthy();
  });

  it.each([
    ['income', 'No income here yet'],
    ['deductions', 'No deduction here yet'],
    ['estimates', 'No estimates yet'],
  ])('say where there is none: %s', async (tab, title) => {
    open(tab);
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  });

  it('say why they could not be read', async () => {
    open();
    server.on(income.listIncomeRecords, () => refuse(403, 'permission_denied', 'Not for you'));
    expect((await screen.findByRole('alert')).textContent).toContain('Not for you');
  });
});

const calculate = async (person: ReturnType<typeof open>['person'], state = 'Texas') => {
  await person.selectOptions(await screen.findByLabelText('State'), state);
  await person.click(screen.getByRole('button', { name: 'Calculate tax' }));
};

describe('the tax calculator', () => {
  it('begins with this year and quarter, and offers Annual [TAX-18] [TAX-19] [TAX-43]', async () => {
    open('calculator');
    const years = (await screen.findByLabelText('Tax year')) as HTMLSelectElement;
    expect([...years.options].map(({ value }) => Number(value))).toEqual(taxYears(year));
    expect(years.value).toBe(String(year));
    const quarters = screen.getByLabelText('Quarter') as HTMLSelectElement;
    expect([...quarters.options].map(({ text }) => text)).toEqual([
      'Annual',
      'Q1',
      'Q2',
      'Q3',
      'Q4',
    ]);
    expect(quarters.value).toBe(String(quarterOf(dayIn(0))));
    const states = screen.getByLabelText('State') as HTMLSelectElement;
    expect(states.options).toHaveLength(1 + 51);
  });

  it('asks for a state [TAX-16]', async () => {
    const { person } = open('calculator');
    await person.click(await screen.findByRole('button', { name: 'Calculate tax' }));
    expect(await toastOf('Error')).toContain('Please select a state');
    expect(server.received(calculateTax)).toEqual([]);
  });

  it('calculates, saves and shows both methods; each figure opens [TAX-24] [TAX-30] [TAX-33]', async () => {
    const { person } = open('calculator');
    const flat = anEstimate().flat;
    const estimate = anEstimate({
      year,
      quarter: null,
      method: 'detailed',
      detailed: { ...flat, totalTaxDueCents: 9_900 },
    });
    server.on(calculateTax, () => estimate);
    await person.selectOptions(await screen.findByLabelText('Quarter'), 'Annual');
    await fill(person, screen.getByLabelText('City (optional)'), 'Austin');
    await calculate(person);
    expect(await screen.findByText('Tax estimate calculated and saved.')).toBeTruthy();
    expect(server.received(calculateTax)[0]?.body).toEqual({
      year,
      quarter: null,
      locationState: 'Texas',
      locationCity: 'Austin',
    });
    const detailed = within(await screen.findByRole('region', { name: 'Detailed: $99.00' }));
    expect(screen.getByRole('region', { name: 'Flat: $134.28' })).toBeTruthy();
    await person.click(detailed.getByRole('button', { name: 'Federal tax' }));
    for (const text of ['taxable income × rate', '22%', 'IRS Rev. Proc. 2025-32', 'Jan 1, 2026'])
      expect(detailed.getByText(text)).toBeTruthy();
  });

  it('says that there are no rates for a place and year, and takes the own ones [TAX-28]', async () => {
    const { person } = open('calculator');
    const text = 'Tax rates not available for selected location/year';
    server.on(calculateTax, () => refuse(409, 'rates_not_available', text));
    await calculate(person, 'Oregon');
    expect(await toastOf('Error')).toContain(text);
    await person.click(await screen.findByRole('button', { name: 'Enter your own' }));
    const form = await dialog();
    await fill(person, form.getByLabelText('State rate (%) *'), '8.75');
    const own = {
      locationState: 'Oregon',
      year,
      federalRate: 22,
      stateRate: 8.75,
      cityRate: null,
      selfEmploymentRate: 15.3,
      source: 'you',
      asOf: dayIn(0),
      isOwn: true,
    };
    server.on(setOwnTaxRate, () => own);
    server.on(listTaxRates, () => ({ items: [own] }));
    await person.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Your rates: yours, unverified')).toBeTruthy();
    expect(server.received(setOwnTaxRate)[0]?.body).toEqual({
      federalRate: 22,
      stateRate: 8.75,
      cityRate: null,
      selfEmploymentRate: 15.3,
    });
  });

  it('says that the estimate was not saved [TAX-31]', async () => {
    const { person } = open('calculator');
    server.on(calculateTax, fail);
    await calculate(person);
    expect(await toastOf('Error')).toContain('Failed to save tax estimate');
  });

  it('takes the tax profile of the year', async () => {
    const { person } = open('calculator');
    await person.click(await screen.findByRole('button', { name: 'Fill in' }));
    const form = await dialog();
    await fill(person, form.getByLabelText("Last year's total federal tax"), '8,000');
    server.on(setTaxProfile, ({ body }) => ({ profile: body as never }));
    await person.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Your tax profile is saved')).toBeTruthy();
    expect(server.received(setTaxProfile)[0]?.body).toMatchObject({
      filingStatus: 'single',
      lastYearTaxCents: 800_000,
      wagesCents: 0,
      takesQbi: false,
    });
  });

  it('asks for the state, and for a city or county where that has some', async () => {
    const { person } = open('calculator');
    await person.click(await screen.findByRole('button', { name: 'Fill in' }));
    const form = await dialog();
    expect(form.queryByLabelText('City or county that taxes income')).toBeNull();
    await person.selectOptions(form.getByLabelText('State you live in'), 'Ohio');
    await person.selectOptions(form.getByLabelText('City or county that taxes income'), 'Columbus');
    await fill(person, form.getByLabelText('Your spouse’s W-2 wages'), '1,000');
    server.on(setTaxProfile, ({ body }) => ({ profile: body as never }));
    await person.click(form.getByRole('button', { name: 'Save' }));
    await screen.findByText('Your tax profile is saved');
    expect(server.received(setTaxProfile)[0]?.body).toMatchObject({
      state: 'Ohio',
      locality: 'Columbus',
      wagesCents: 0,
      spouseWagesCents: 100_000,
    });
  });

  it('shows the parts of an estimate apart, and calculates it again when the profile is saved', async () => {
    const { person } = open('calculator');
    const { flat } = anEstimate();
    const part = { notes: [], leftOut: [], sources: ['IRS, Rev. Proc. 2025-32'] };
    const parts: TaxPart[] = [
      { ...part, key: 'federal', label: 'Federal income tax', amountCents: 451_134 },
      { ...part, key: 'state', label: 'Ohio', amountCents: null, leftOut: ['Rent credits.'] },
    ];
    const estimate = anEstimate({
      year,
      method: 'detailed',
      detailed: { ...flat, parts },
    });
    server.on(calculateTax, () => estimate);
    await calculate(person, 'Ohio');
    const state = within(await screen.findByRole('region', { name: 'Ohio' }));
    expect(state.getByText('State not included')).toBeTruthy();
    expect(state.getByText('Rent credits.')).toBeTruthy();
    const federal = within(screen.getByRole('region', { name: 'Federal income tax' }));
    expect(federal.getByText('$4,511.34')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Fill in' }));
    server.on(setTaxProfile, ({ body }) => ({ profile: body as never }));
    await person.click((await dialog()).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(server.received(calculateTax)).toHaveLength(2));
  });

  it('shows the four due dates of the year', async () => {
    open('calculator');
    const card = within(await screen.findByRole('region', { name: `Due dates for ${year}` }));
    expect(card.getAllByText(/^Payment/)).toHaveLength(4);
    expect(card.getByText('Apr 15, 2026')).toBeTruthy();
  });
});

describe('saved estimates', () => {
  it('are named by year and quarter, or Annual, and stand as the server lists them [TAX-32] [TAX-44]', async () => {
    const { person } = open('estimates');
    server.on(listTaxEstimates, () => ({
      items: [anEstimate({ year: 2026, quarter: 3 }), anEstimate({ year: 2026, quarter: null })],
      nextCursor: null,
    }));
    const list = within(await screen.findByRole('list', { name: 'Saved estimates' }));
    const titles = list.getAllByRole('button').map(({ textContent }) => textContent);
    expect(titles).toEqual(['2026 Q3', '2026 Annual']);
    await person.click(list.getByRole('button', { name: '2026 Annual' }));
    expect(await list.findByRole('region', { name: 'Flat: $134.28' })).toBeTruthy();
  });
});
