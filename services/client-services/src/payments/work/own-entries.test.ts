import { expect, it } from 'vitest';
import { ownEntries } from './own-entries.ts';

const entry = (
  kind: 'escrow' | 'pro_payable' | 'fee_revenue' | 'client_refund',
  amountCents: number,
) => ({
  kind,
  amountCents,
});
const fee = { paymentType: 'cancellation_fee', amountCents: 10_000 };
const refund = { paymentType: 'refund', amountCents: 30_000 };
const cancellation = [
  entry('escrow', 40_000),
  entry('pro_payable', -9_000),
  entry('fee_revenue', -1_000),
  entry('client_refund', -30_000),
];

it('a fee and a refund of one cancellation have their own entries', () => {
  expect(ownEntries(refund, [fee, refund], cancellation)).toEqual([
    entry('escrow', 30_000),
    entry('client_refund', -30_000),
  ]);
  expect(ownEntries(fee, [fee, refund], cancellation)).toEqual([
    entry('escrow', 10_000),
    entry('pro_payable', -9_000),
    entry('fee_revenue', -1_000),
  ]);
});

it('a fee of which nothing was taken has none', () => {
  const all = { paymentType: 'refund', amountCents: 40_000 };
  const entries = [entry('escrow', 40_000), entry('client_refund', -40_000)];
  expect(ownEntries(fee, [fee, all], entries)).toEqual([]);
  expect(ownEntries(all, [fee, all], entries)).toEqual(entries);
});

it.each([
  ['different shares', 25_000, 47_000],
  ['equal shares', 36_000, 36_000],
])('two shares of a dispute, %s, sum up to what was held', (_, toClient, toProfessional) => {
  const shares = [toProfessional, toClient].map((amountCents) => ({
    paymentType: 'dispute',
    amountCents,
  }));
  const entries = [
    entry('escrow', toClient + toProfessional),
    entry('client_refund', -toClient),
    entry('pro_payable', -toProfessional),
  ];
  const own = shares.map((share) => ownEntries(share, shares, entries));
  const escrow = own.map((each) => each.find(({ kind }) => kind === 'escrow')?.amountCents);
  expect(escrow).toEqual([toProfessional, toClient]);
  expect(own.map((each) => each.at(-1)?.kind)).toEqual(['pro_payable', 'client_refund']);
  for (const each of own)
    expect(each.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(0);
});

it('a movement alone in its transaction has all of it', () => {
  expect(ownEntries(fee, [fee], cancellation)).toEqual(cancellation);
});
