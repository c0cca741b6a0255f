import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumOf } from '../../test/work.ts';
import * as Posting from './posting.ts';

const [escrow, payable, refund] = [
  Posting.escrowOf('service'),
  Posting.payableTo('bob'),
  Posting.refundTo('ada'),
];

describe('the entries of a transaction', () => {
  it('debit the account that money leaves, and credit those that it goes to', () => {
    expect(
      Posting.moved(escrow, [
        [payable, 9_000],
        [Posting.fees, 1_000],
      ]),
    ).toEqual([
      { kind: 'escrow', ownerId: 'service', amountCents: 10_000 },
      { kind: 'pro_payable', ownerId: 'bob', amountCents: -9_000 },
      { kind: 'fee_revenue', ownerId: null, amountCents: -1_000 },
    ]);
  });

  it('debit each account that money is gathered from, and credit the one that gets it', () => {
    expect(
      Posting.gathered(
        [
          [payable, 1],
          [Posting.owedBy('bob'), 2],
        ],
        refund,
      ),
    ).toEqual([
      { kind: 'pro_payable', ownerId: 'bob', amountCents: 1 },
      { kind: 'pro_receivable', ownerId: 'bob', amountCents: 2 },
      { kind: 'client_refund', ownerId: 'ada', amountCents: -3 },
    ]);
  });

  it.each([
    [
      'a part of nothing',
      Posting.moved(escrow, [
        [payable, 1],
        [refund, 0],
      ]),
      2,
    ],
    ['nothing at all', Posting.moved(escrow, [[payable, 0]]), 0],
    ['no account to go to', Posting.moved(escrow, []), 0],
    ['no account to come from', Posting.gathered([], refund), 0],
  ])('leave out %s', (_, entries, lines) => {
    expect(entries).toHaveLength(lines);
  });

  it.each([
    [
      'one cent too much',
      [
        { ...escrow, amountCents: 2 },
        { ...refund, amountCents: -1 },
      ],
    ],
    [
      'one cent too little',
      [
        { ...escrow, amountCents: 1 },
        { ...refund, amountCents: -2 },
      ],
    ],
    ['one side only', [{ ...escrow, amountCents: 1 }]],
  ])('are refused with %s', (_, entries) => {
    expect(() => Posting.balanced(entries)).toThrow('do not sum up to zero');
  });

  it('are reversed line by line', () => {
    expect(Posting.reversed(Posting.moved(escrow, [[payable, 5]]))).toEqual([
      { kind: 'escrow', ownerId: 'service', amountCents: -5 },
      { kind: 'pro_payable', ownerId: 'bob', amountCents: 5 },
    ]);
  });

  it('sum up to zero however money is split, and so does the reversal', () => {
    const cents = fc.array(fc.integer({ min: 0, max: 1e11 }), { maxLength: 8 });
    fc.assert(
      fc.property(cents, (parts) => {
        const sides = parts.map((part): [Posting.Account, number] => [payable, part]);
        for (const entries of [Posting.moved(escrow, sides), Posting.gathered(sides, escrow)]) {
          expect(sumOf(entries)).toBe(0);
          expect(sumOf(Posting.reversed(entries))).toBe(0);
          expect(Posting.reversed(Posting.reversed(entries))).toEqual(entries);
        }
      }),
    );
  });
});

describe('an account', () => {
  it.each([
    ['the money of a service', escrow, true],
    ['the balance of a professional', payable, true],
    ['the credit of a client', refund, true],
    ['the debt of a professional', Posting.owedBy('bob'), true],
    ['money that is held for a seller', Posting.heldFor('bob'), true],
    ['the cash at the provider', Posting.cash, false],
    ['the fees of the platform', Posting.fees, false],
  ])('of %s may fall below zero or not', (_, account, isBounded) => {
    expect(Posting.isBounded(account)).toBe(isBounded);
  });
});
