import { expect, it } from 'vitest';
import { readExchangeRates } from './read-exchange-rates.ts';

it('reads rates of its own shape', () => {
  expect(readExchangeRates('day,currency,rate,source\n2026-11-02,EUR,1.1234,Fed H.10\n')).toEqual({
    rates: [{ day: '2026-11-02', currency: 'EUR', rate: 1.1234, source: 'Fed H.10' }],
  });
});

it('reads the file of the European Central Bank, without what it did not quote', () => {
  const file = 'Date,USD,JPY,GBP,CNY,\n2026-11-02,1.2,160,0.8,N/A,\n';
  expect(readExchangeRates(file).rates).toMatchObject([
    { day: '2026-11-02', currency: 'EUR', rate: 1.2 },
    { currency: 'GBP', rate: 1.5 },
  ]);
});

it.each([
  ['a b c', /first line/],
  ['', /first line/],
  ['day,currency,rate\n2026-02-30,EUR,1', /Line 2 has no day/],
  ['day,currency,rate\n2026-02-03,EUR,1\n2026-02-04,XYZ,1', /Line 3 has no currency/],
  ['day,currency,rate\n2026-02-03,USD,1', /no currency/],
  ['day,currency,rate\n2026-02-03,EUR,0', /no rate/],
  ['Date,USD\n2026-02-03,x', /US dollars/],
])('of %j nothing is loaded', (text, fault) => {
  const read = readExchangeRates(text);
  expect(read.rates).toEqual([]);
  expect(read.fault).toMatch(fault);
});
