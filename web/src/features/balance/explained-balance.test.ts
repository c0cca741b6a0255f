import { expect, it } from 'vitest';
import { aBalance } from '../../../test/money-builders.ts';
import { explainedBalance } from './explained-balance.ts';

it('the balance names its parts, and the fee is what was paid in less what the professional gets [F14]', () => {
  const balance = aBalance({ heldCents: 280_000, heldNetCents: 252_000, owedCents: 1_000 });
  const lines = explainedBalance(balance, '2026-11-28');
  const amounts = Object.fromEntries(lines.map(({ key, amountCents }) => [key, amountCents]));
  expect(amounts).toMatchObject({ held: 252_000, fees: 28_000 });
  expect(amounts.available).toBe(balance.availableCents);
  expect(lines[0]?.inputs).toContainEqual({ name: 'owed after refunds', value: '$10.00' });
  for (const { source, asOf } of lines)
    expect([source, asOf]).toEqual(['The ledger of Sidework', '2026-11-28']);
});
