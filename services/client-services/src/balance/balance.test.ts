import { expect, it } from 'vitest';
import * as Balance from './balance.ts';

const balance = { earnedCents: 500, creditCents: 0, owedCents: 0, feesDueCents: 0 };

it.each([
  ['earnings', balance, 500],
  ['nothing of an empty balance', { ...balance, earnedCents: 0 }, 0],
  ['credit beside earnings', { ...balance, creditCents: 70 }, 570],
  ['what a debt and a fee leave', { ...balance, owedCents: 100, feesDueCents: 50 }, 350],
  ['nothing where a debt is higher', { ...balance, owedCents: 501 }, 0],
  ['credit alone where a debt is higher', { ...balance, creditCents: 70, owedCents: 501 }, 70],
  ['credit alone where a fee is higher', { ...balance, creditCents: 70, feesDueCents: 501 }, 70],
])('has available: %s', (_what, given, availableCents) => {
  expect(Balance.availableOf(given)).toBe(availableCents);
});
