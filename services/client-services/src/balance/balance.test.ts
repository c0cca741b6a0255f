import { expect, it } from 'vitest';
import * as Balance from './balance.ts';

const balance = { earnedCents: 500, creditCents: 0, owedCents: 0, feesDueCents: 0 };

it.each([
  ['earnings', balance, 500],
  ['credit beside earnings', { ...balance, creditCents: 70 }, 570],
  ['credit alone while a debt is open', { ...balance, creditCents: 70, owedCents: 1 }, 70],
  ['credit alone while a fee is due', { ...balance, creditCents: 70, feesDueCents: 1 }, 70],
])('pays out %s', (_what, given, amountCents) => {
  expect(Balance.payable(given)).toMatchObject({ amountCents });
});

it.each([
  ['nothing', { ...balance, earnedCents: 0 }],
  ['earnings that a debt keeps', { ...balance, owedCents: 1 }],
])('refuses to pay out %s', (_what, given) => {
  expect(() => Balance.payable(given)).toThrow(
    expect.objectContaining({ code: 'nothing_to_pay_out' }),
  );
});
