import type { StatementLine, StatementType } from '@sidework/contracts/business-tools/statement';
import {
  type Account,
  type BookEntry,
  balances,
  capital,
  cash,
  cashAtSidework,
  deferredIncome,
  depreciated,
  draws,
  equipment,
  escrowReceivable,
  feesOwed,
  feesToCome,
  isExpense,
  isIncome,
  keptBack,
  loans,
  ofChildren,
  type Posting,
  postingsOf,
  refundsPayable,
  taxPayable,
  unpaidWork,
} from './ledger.ts';
import { item, sum, total } from './line.ts';

/** The first and the last day of what is reported on. */
export interface Span {
  from: string;
  to: string;
}

/** The balance of one account over some days; a debit is positive. */
const balanceOf = (postings: Posting[], within: (day: string) => boolean) => {
  const all = balances(postings, within);
  return (wanted: Account) =>
    all.find(({ account }) => account.number === wanted.number)?.cents ?? 0;
};

/** Money at hand, in a bank or at Sidework. */
const cashAccounts = [cash, cashAtSidework, keptBack];
const otherAssets = [escrowReceivable, unpaidWork, feesToCome];
const liabilities = [refundsPayable, feesOwed, taxPayable, deferredIncome, ofChildren, loans];

/** An account that few people have stands in a statement only while something is on it. */
const always = [cash, cashAtSidework, loans];
const accountLines = (
  section: string,
  accounts: Account[],
  centsOf: (account: Account) => number,
) =>
  accounts
    .filter((account) => always.includes(account) || centsOf(account) !== 0)
    .map((account) => item(section, account.name, centsOf(account)));

const itemUnless0 = (section: string, label: string, cents: number) =>
  cents === 0 ? [] : [item(section, label, cents)];

const sumAt = (at: (account: Account) => number, accounts: Account[]) =>
  accounts.reduce((all, account) => all + at(account), 0);

function result(postings: Posting[], within: (day: string) => boolean) {
  const all = balances(postings, within);
  const revenue = all
    .filter(({ account }) => isIncome(account))
    .map(({ account, cents }) => item('Revenue', account.name, -cents));
  const expenses = all
    .filter(({ account }) => isExpense(account))
    .map(({ account, cents }) => item('Expenses', account.name, cents));
  return { revenue, expenses, net: sum(revenue) - sum(expenses) };
}

/** The three statements of a period from the whole ledger up to its end (domain 4). */
export function fullStatements(
  entries: BookEntry[],
  span: Span,
): Record<StatementType, StatementLine[]> {
  const postings = entries.flatMap(postingsOf);
  return {
    income_statement: incomeStatement(postings, span),
    balance_sheet: balanceSheet(postings, span),
    cash_flow: cashFlow(postings, span),
  };
}

function incomeStatement(postings: Posting[], { from, to }: Span): StatementLine[] {
  const { revenue, expenses, net } = result(postings, (day) => day >= from && day <= to);
  return [
    ...revenue,
    total('Revenue', 'Total revenue', sum(revenue), 'the sum of the income accounts'),
    ...expenses,
    total('Expenses', 'Total expenses', sum(expenses), 'the sum of the expense accounts'),
    total('Result', 'Net income', net, 'revenue − expenses', [
      ['revenue', sum(revenue)],
      ['expenses', sum(expenses)],
    ]),
  ];
}

function balanceSheet(postings: Posting[], { from, to }: Span): StatementLine[] {
  const onLastDay = (day: string) => day <= to;
  const before = (day: string) => day < from;
  const at = balanceOf(postings, onLastDay);
  const assets = [
    ...accountLines('Assets', [...cashAccounts, ...otherAssets], at),
    item('Assets', 'Equipment at cost', at(equipment)),
    item('Assets', 'Accumulated depreciation', at(depreciated)),
  ];
  const owed = accountLines('Liabilities', liabilities, (account) => -at(account));
  const opening = result(postings, before).net - balanceOf(postings, before)(draws);
  const during = (day: string) => day >= from && day <= to;
  const net = result(postings, during).net;
  const drawn = balanceOf(postings, during)(draws);
  const closing = opening + net - drawn;
  const equity = [
    item('Equity', 'Owner capital', -at(capital)),
    item('Equity', 'Retained earnings at the start', opening),
    item('Equity', 'Net income of the period', net),
    item('Equity', 'Draws of the period', -drawn),
  ];
  return [
    ...assets,
    total('Assets', 'Total assets', sum(assets), 'the sum of the asset accounts'),
    ...owed,
    total('Liabilities', 'Total liabilities', sum(owed), 'the sum of what is owed'),
    ...equity,
    total('Equity', 'Total equity', sum(equity), 'capital + retained earnings at the end', [
      ['capital', -at(capital)],
      ['retained earnings at the end', closing],
    ]),
    total(
      'Check',
      'Liabilities + equity',
      sum(owed) + sum(equity),
      'assets = liabilities + equity',
      [
        ['assets', sum(assets)],
        ['liabilities', sum(owed)],
        ['equity', sum(equity)],
      ],
    ),
  ];
}

function cashFlow(postings: Posting[], { from, to }: Span): StatementLine[] {
  const during = (day: string) => day >= from && day <= to;
  const moved = balanceOf(postings, during);
  const net = result(postings, during).net;
  const operating = [
    item('Operating', 'Net income', net),
    item('Operating', 'Depreciation, which took no cash', -moved(depreciated)),
    ...itemUnless0('Operating', 'Refunds, owed less paid', -moved(refundsPayable)),
    ...itemUnless0('Operating', 'VAT and GST, collected less paid', -moved(taxPayable)),
  ];
  const investing = [item('Investing', 'Equipment bought', -moved(equipment))];
  const financing = [
    item('Financing', 'Owner contributions', -moved(capital)),
    item('Financing', 'Owner draws', -moved(draws)),
    item('Financing', 'Loans, received less repaid', -moved(loans)),
    ...itemUnless0('Financing', "Children's earnings on your balance", -moved(ofChildren)),
  ];
  const opening = sumAt(
    balanceOf(postings, (day) => day < from),
    cashAccounts,
  );
  const closing = sumAt(
    balanceOf(postings, (day) => day <= to),
    cashAccounts,
  );
  const change = sum(operating) + sum(investing) + sum(financing);
  return [
    ...operating,
    total(
      'Operating',
      'Cash from operations',
      sum(operating),
      'net income + depreciation + what is owed',
    ),
    ...investing,
    total('Investing', 'Cash from investing', sum(investing), '− equipment bought'),
    ...financing,
    total(
      'Financing',
      'Cash from financing',
      sum(financing),
      'contributions − draws + loans + children’s earnings',
    ),
    total('Result', 'Net cash flow', change, 'operations + investing + financing', [
      ['operations', sum(operating)],
      ['investing', sum(investing)],
      ['financing', sum(financing)],
    ]),
    item('Cash', 'Cash at the start', opening),
    total('Cash', 'Cash at the end', closing, 'cash at the start + net cash flow', [
      ['cash at the start', opening],
      ['net cash flow', change],
    ]),
  ];
}
