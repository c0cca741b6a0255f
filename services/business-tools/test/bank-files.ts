import type { PurchaseSign } from '@sidework/contracts/business-tools/statement-options';

/** A row of an account, from which files in the shapes of many banks are written. */
export interface Movement {
  day: string;
  /** Above 0 it came in. */
  cents: number;
  text: string;
}

const texts = [
  'HOME DEPOT #0412 NEWARK NJ',
  'Joe\'s Café, "upstairs"',
  'SHELL OIL 5744',
  'Hardware, screws & more',
  'Deposit 0042',
  'WATER & SEWER; CITY',
];

/** Movements of 2025, the same in each run; some of one day are equal. */
export function movements(count: number, seed = 1): Movement[] {
  return Array.from({ length: count }, (_, index) => {
    const place = index + seed * 7;
    const day = new Date(Date.UTC(2025, 0, 1 + ((place * 3) % 365))).toISOString().slice(0, 10);
    const cents = 100 + ((place * 7_919) % 250_000);
    return {
      day,
      cents: place % 5 === 0 ? cents : -cents,
      text: `${texts[place % texts.length]} ${seed}`,
    };
  });
}

const digits = (cents: number) => (Math.abs(cents) / 100).toFixed(2);
const grouped = (cents: number) => digits(cents).replace(/\B(?=(\d{3})+\.)/g, ',');
const sign = (cents: number) => (cents < 0 ? '-' : '');
const amount = (cents: number) => sign(cents) + digits(cents);
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
const [year, month, day] = [
  ({ day }: Movement) => day.slice(0, 4),
  ({ day }: Movement) => day.slice(5, 7),
  ({ day }: Movement) => day.slice(8),
];
const american = (row: Movement) => `${month(row)}/${day(row)}/${year(row)}`;
const out = (row: Movement, write: (cents: number) => string) =>
  row.cents < 0 ? write(row.cents) : '';
const into = (row: Movement, write: (cents: number) => string) =>
  row.cents > 0 ? write(row.cents) : '';

interface Shape {
  bank: string;
  /** The owner says it where the file does not tell. */
  purchaseSign?: PurchaseSign;
  write(rows: Movement[]): string | Uint8Array;
}

const lines = (all: string[], end = '\r\n') => all.map((line) => line + end).join('');

function utf16(text: string): Uint8Array {
  return Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
}

const ofxRow = (row: Movement, index: number, close: (tag: string) => string) =>
  [
    '<STMTTRN>',
    `<TRNTYPE>OTHER${close('TRNTYPE')}`,
    `<DTPOSTED>${row.day.replaceAll('-', '')}120000[-5:EST]${close('DTPOSTED')}`,
    `<TRNAMT>${amount(row.cents)}${close('TRNAMT')}`,
    `<FITID>F${index}${close('FITID')}`,
    `<NAME>${row.text.replaceAll('&', '&amp;')}${close('NAME')}`,
    '</STMTTRN>',
  ].join('\n');

const ofxBody = (rows: Movement[], close: (tag: string) => string) =>
  [
    '<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS>',
    `<CURDEF>USD${close('CURDEF')}`,
    `<BANKACCTFROM><ACCTID>991${close('ACCTID')}</BANKACCTFROM>`,
    '<BANKTRANLIST>',
    ...rows.map((row, index) => ofxRow(row, index, close)),
    '</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>',
  ].join('\n');

/** Twelve shapes of CSV as banks write it, and both of OFX. */
export const shapes: Shape[] = [
  {
    bank: 'one amount column, and the kind in words',
    write: (rows) =>
      lines([
        'Details,Posting Date,Description,Amount,Type,Balance,Check or Slip #',
        ...rows.map(
          (row) =>
            `${row.cents < 0 ? 'DEBIT' : 'CREDIT'},${american(row)},${quoted(row.text)},${amount(row.cents)},MISC,1000.00,`,
        ),
      ]),
  },
  {
    bank: 'a preamble with a summary, and thousands in quotes',
    write: (rows) =>
      lines([
        'Description,,Summary Amt.',
        'Beginning balance as of 01/01/2025,,"1,234.00"',
        'Total credits,,"9,999.00"',
        '',
        'Date,Description,Amount,Running Bal.',
        ...rows.map(
          (row) =>
            `${american(row)},${quoted(row.text)},"${sign(row.cents)}${grouped(row.cents)}","5,000.00"`,
        ),
      ]),
  },
  {
    bank: 'no header at all',
    write: (rows) =>
      lines(
        rows.map((row) => `"${american(row)}","${amount(row.cents)}","*","",${quoted(row.text)}`),
        '\n',
      ),
  },
  {
    bank: 'debit and credit, and days of ISO',
    write: (rows) =>
      lines([
        'Transaction Date,Posted Date,Card No.,Description,Category,Debit,Credit',
        ...rows.map(
          (row) =>
            `${row.day},${row.day},4417,${quoted(row.text)},Merchandise,${out(row, digits)},${into(row, digits)}`,
        ),
      ]),
  },
  {
    bank: 'a status, and debits below zero',
    write: (rows) =>
      lines([
        'Status,Date,Description,Debit,Credit',
        ...rows.map(
          (row) =>
            `Cleared,${month(row)}-${day(row)}-${year(row)},${quoted(row.text)},${out(row, amount)},${into(row, amount)}`,
        ),
      ]),
  },
  {
    bank: 'a card whose purchases are above zero',
    purchaseSign: 'above_zero',
    write: (rows) =>
      lines([
        'Date,Description,Card Member,Account #,Amount',
        ...rows.map((row) => {
          const text = row.cents > 0 ? `AUTOPAY PAYMENT ${row.text}` : row.text;
          return `${american(row)},${quoted(text)},R DOE,-91004,${amount(-row.cents)}`;
        }),
      ]),
  },
  {
    bank: 'parentheses and dollar signs',
    write: (rows) =>
      lines([
        '"Date","Description","Amount"',
        ...rows.map((row) => {
          const dollars = `$${grouped(row.cents)}`;
          return `"${american(row)}",${quoted(row.text)},"${row.cents < 0 ? `(${dollars})` : dollars}"`;
        }),
      ]),
  },
  {
    bank: 'tabs in UTF-16',
    write: (rows) =>
      utf16(
        lines([
          'Date\tDescription\tWithdrawals\tDeposits\tCategory\tBalance',
          ...rows.map(
            (row) =>
              `${american(row)}\t${quoted(row.text)}\t${out(row, (cents) => `$${grouped(cents)}`)}\t${into(row, (cents) => `$${grouped(cents)}`)}\tOther\t$1.00`,
          ),
        ]),
      ),
  },
  {
    bank: 'the day first, in the code page of Windows',
    write: (rows) =>
      Buffer.from(
        lines([
          'Date,Narrative,Money Out,Money In,Balance',
          ...rows.map(
            (row) =>
              `${day(row)}/${month(row)}/${year(row)},${quoted(row.text)},${out(row, digits)},${into(row, digits)},1.00`,
          ),
        ]),
        'latin1',
      ),
  },
  {
    bank: 'semicolons and decimal commas',
    write: (rows) =>
      lines([
        'sep=;',
        'Booking Date;Payee;Amount;Currency',
        ...rows.map((row) => {
          const text = grouped(row.cents).replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'));
          return `${day(row)}.${month(row)}.${year(row)};${quoted(row.text)};${sign(row.cents)}${text};USD`;
        }),
      ]),
  },
  {
    bank: 'a mark of UTF-8, and gross, fee and net',
    write: (rows) =>
      `\uFEFF${lines([
        '"Date","Time","TimeZone","Name","Type","Status","Currency","Gross","Fee","Net"',
        ...rows.map(
          (row) =>
            `"${american(row)}","10:00:00","PST",${quoted(row.text)},"Payment","Completed","USD","${amount(row.cents)}","0.00","${amount(row.cents)}"`,
        ),
      ])}`,
  },
  {
    bank: 'amounts without a sign beside a direction',
    write: (rows) =>
      lines([
        'Posting Date,Transaction Date,Amount,Credit Debit Indicator,type,Description',
        ...rows.map(
          (row) =>
            `${row.day},${row.day},${digits(row.cents)},${row.cents < 0 ? 'Debit' : 'Credit'},POS,${quoted(row.text)}`,
        ),
      ]),
  },
  {
    bank: 'OFX whose fields stay open',
    write: (rows) =>
      `OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\nCHARSET:1252\n\n${ofxBody(rows, () => '')}`,
  },
  {
    bank: 'OFX as XML',
    write: (rows) =>
      `<?xml version="1.0"?><?OFX OFXHEADER="200" VERSION="211"?>${ofxBody(rows, (tag) => `</${tag}>`)}`,
  },
];

/** A file of a bank, as it is uploaded. */
export const fileOf = (shape: Shape, rows: Movement[]): Uint8Array => {
  const written = shape.write(rows);
  return typeof written === 'string' ? Buffer.from(written) : written;
};
