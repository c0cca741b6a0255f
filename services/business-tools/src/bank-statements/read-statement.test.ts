import { describe, expect, it } from 'vitest';
import { fileOf, movements, shapes } from '../../test/bank-files.ts';
import { decodeText } from './decode-text.ts';
import { rawStatementOf, readStatement } from './read-statement.ts';
import { requireReadable } from './statement.ts';

function read(file: string | Uint8Array, as: Parameters<typeof readStatement>[1] = {}) {
  const raw = rawStatementOf(typeof file === 'string' ? file : decodeText(file));
  if (!raw) throw new Error('no statement');
  return readStatement(raw, as);
}

const simple = (...rows: string[]) => ['Date,Description,Amount', ...rows].join('\n');

it.each(shapes.map((shape) => [shape.bank, shape] as const))('reads %s', (_bank, shape) => {
  const truth = movements(420);
  const { rows, unread, unclearDay } = read(
    fileOf(shape, truth),
    shape.purchaseSign && { purchaseSign: shape.purchaseSign },
  );
  expect(unread).toEqual([]);
  expect(unclearDay).toBeNull();
  expect(rows.map(({ day, amountCents }) => [day, amountCents])).toEqual(
    truth.map(({ day, cents }) => [day, cents]),
  );
  for (const [index, { text }] of truth.entries()) expect(rows[index]?.description).toContain(text);
  expect(new Set(rows.map(({ fingerprint }) => fingerprint)).size).toBe(truth.length);
});

it('asks for the order of day and month where no day tells it', () => {
  const file = simple('03/04/2026,Screws,-12.00', '05/06/2026,Nails,-3.00');
  expect(read(file)).toMatchObject({ unclearDay: '03/04/2026', dayOrder: null, rows: [] });
  const day = (dayOrder: 'month_first' | 'day_first') => read(file, { dayOrder }).rows[0]?.day;
  expect(day('month_first')).toBe('2026-03-04');
  expect(day('day_first')).toBe('2026-04-03');
  expect(read(simple('04/04/2026,Screws,-12.00')).unclearDay).toBeNull();
});

it.each([
  ['32/13/2026,Screws,-1.00', 'There is no day in it that we can read.'],
  ['02/30/2026,Screws,-1.00', 'There is no day in it that we can read.'],
  ['01/20/2026,Screws,', 'There is no amount in it that we can read.'],
  ['01/20/2026,Screws,twelve', 'There is no amount in it that we can read.'],
  ['01/20/2026,Screws,1.005', 'There is no amount in it that we can read.'],
  ['01/20/2026,Screws,0.00', 'Its amount is zero.'],
  ['01/20/2026,Screws,€12.00', 'It is in €; your books are in US dollars.'],
  ['01/20/2026,Screws,-2000000000.00', 'Its amount is above $1,000,000,000.'],
  ['01/20/2026,"Screws,-1.00', 'A quotation mark is opened here and never closed.'],
])('names the line of %s and why it is not read', (row, why) => {
  const { unread, rows } = read(simple('01/19/2026,"Two\nlines",-5.00', row));
  expect(rows).toHaveLength(1);
  expect(unread).toEqual([expect.objectContaining({ line: 4, why })]);
});

it('leaves out what is pending, and other currencies', () => {
  const file = [
    'Date,Description,Amount,Currency,Status',
    '01/20/2026,Screws,-1.00,USD,Pending',
    '01/20/2026,Schrauben,-1.00,EUR,Completed',
    '01/20/2026,Nails,-1.00,USD,Completed',
  ].join('\n');
  const { rows, unread } = read(file);
  expect(rows).toHaveLength(1);
  expect(unread.map(({ why }) => why)).toEqual([
    'It is not booked yet, or did not go through.',
    'It is in EUR; your books are in US dollars.',
  ]);
});

it('tells equal rows of a file apart, and finds the same ones in another file', () => {
  const coffee = '01/20/2026,Coffee,-4.50';
  const prints = (file: string) => read(file).rows.map(({ fingerprint }) => fingerprint);
  const both = prints(simple(coffee, coffee));
  expect(new Set(both).size).toBe(2);
  expect(prints(simple('01/19/2026,Nails,-1.00', coffee))[1]).toBe(both[0]);
  const turned = read(simple(coffee), { purchaseSign: 'above_zero' }).rows[0];
  expect(turned).toMatchObject({ amountCents: 450, fingerprint: both[0] });
});

it('says of an OFX file where each row stands, and takes a number of the bank once', () => {
  const row = '<STMTTRN><DTPOSTED>20260120<TRNAMT>-4.50<FITID>7<NAME>Coffee</STMTTRN>';
  const { rows, unread } = read(`OFXHEADER:100\n<OFX>\n${row}\n${row}\n</OFX>`);
  expect(rows).toEqual([expect.objectContaining({ line: 3, day: '2026-01-20' })]);
  expect(unread).toEqual([
    expect.objectContaining({
      line: 4,
      why: 'The file has this transaction twice; it counts once.',
    }),
  ]);
});

it('asks what a purchase looks like where a file may be a card’s or one of sales', () => {
  const sales = Array.from({ length: 8 }, (_, index) => `01/2${index}/2026,Order ${index},40.00`);
  const card = simple(...sales, '01/28/2026,AUTOPAY - thank you,-90.00', '01/29/2026,Refund,-4.00');
  expect(read(card)).toMatchObject({ purchaseSign: null, rows: [], unread: [] });
  const first = (purchaseSign: 'below_zero' | 'above_zero') =>
    read(card, { purchaseSign }).rows[0]?.amountCents;
  expect([first('above_zero'), first('below_zero')]).toEqual([-4_000, 4_000]);
  const refunded = simple(...sales, '01/28/2026,Refund of order 4,-40.00');
  expect(read(refunded)).toMatchObject({ purchaseSign: 'below_zero' });
  expect(read(refunded).rows[0]?.amountCents).toBe(4_000);
});

it.each([
  ['CURRENCY', 'It is in EUR; your books are in US dollars.'],
  ['ORIGCURRENCY', undefined],
])('takes the currency of a row in OFX from %s as it is meant', (tag, why) => {
  const currency = `<${tag}><CURRATE>1.1<CURSYM>EUR</${tag}>`;
  const row = `<STMTTRN><DTPOSTED>20260120<TRNAMT>-4.50<NAME>Coffee${currency}</STMTTRN>`;
  const { rows, unread } = read(`<OFX><CURDEF>USD${row}</OFX>`);
  expect(unread.map((each) => each.why)).toEqual(why === undefined ? [] : [why]);
  expect(rows).toHaveLength(why === undefined ? 1 : 0);
});

it('keeps marks that stand inside a cell, and names a row that took in the next', () => {
  const { rows, unread } = read(
    simple('01/20/2026,"5" pipe and ""more""" ,-1.00', '01/21/2026,"6" pipe,-1.00', ',"x",'),
  );
  expect(rows).toEqual([expect.objectContaining({ description: '5" pipe and "more"' })]);
  expect(unread).toEqual([
    expect.objectContaining({ line: 3, why: 'A quotation mark is opened here and never closed.' }),
  ]);
});

it('names a row of more than 100 columns', () => {
  const wide = `01/20/2026,Screws,-1.00${',x'.repeat(98)}`;
  const { rows, unread } = read(simple('01/19/2026,Nails,-1.00', wide));
  expect(rows).toHaveLength(1);
  expect(unread).toEqual([
    expect.objectContaining({ line: 3, why: 'It has more than 100 columns.' }),
  ]);
});

describe('a file of 2 MB that is made to be slow', () => {
  const bytes = 2 * 1024 * 1024;
  const filled = (part: string, share = 1) => part.repeat((bytes * share) / part.length);

  const manyMarks = `01/20/2026,"${'x"'.repeat(2_000)}${' '.repeat(4_000)},-1\n`;

  it.each([
    [
      'marks and blanks in one row',
      `01/20/2026,"x${filled('"x', 0.4)}${filled(' ', 0.4)},-1.00`,
      { read: 0, unread: 1 },
    ],
    ['marks and blanks in many rows', manyMarks.repeat(250), { read: 250, unread: 0 }],
    ['marks alone', `01/20/2026,${filled('"')}`, { read: 0, unread: 1 }],
    ['a mark on each line', filled('"\n'), { read: 0, unread: 0 }],
  ])('of %s is read to its end', (_kind, file, counts) => {
    const { rows, unread } = read(simple(file));
    expect({ read: rows.length, unread: unread.length }).toEqual(counts);
  });

  it.each([
    ['statement_too_wide', `Date,Amount${filled(',memo', 0.5)}\n${filled('01/20/2026,-1\n', 0.5)}`],
    ['statement_too_wide', `01/20/2026,-1.00${filled(',x', 0.9)}`],
    ['statement_too_long', simple(filled('01/20/2026,Screws,-1\n'))],
    ['statement_unreadable', filled('\n')],
  ])('is refused with %s', (code, file) => {
    expect(() => requireReadable(rawStatementOf(file))).toThrow(expect.objectContaining({ code }));
  });

  it('of columns that may all describe a row is read by the first of them', () => {
    const memos = Array.from({ length: 98 }, () => 'memo').join(',');
    const raw = rawStatementOf(`Date,Amount,${memos}\n01/20/2026,-1.00,,,,,,late`);
    expect(raw?.rows).toEqual([expect.objectContaining({ description: '' })]);
  });
});

it('reads long tags in time that grows with the file alone', () => {
  const tags = `<${'A'.repeat(30)}>`.repeat(20_000);
  expect(read(`<OFX>${tags}`).rows).toEqual([]);
});

it.each([['hello'], ['a,b\n1,2'], ['{"json":true}'], ['']])('finds no statement in %j', (text) =>
  expect(rawStatementOf(text)).toBeUndefined(),
);
