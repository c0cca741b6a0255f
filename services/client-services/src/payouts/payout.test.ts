import { describe, expect, it } from 'vitest';
import * as Posting from '../ledger/posting.ts';
import * as Payout from './payout.ts';

const balance = { earnedCents: 500, creditCents: 0, owedCents: 0, feesDueCents: 0 };

describe('a payout', () => {
  it.each([
    ['earnings', balance, [500, 0, 500]],
    ['credit beside earnings', { ...balance, creditCents: 70 }, [500, 70, 570]],
    ['earnings without a fee that is due', { ...balance, feesDueCents: 20 }, [480, 0, 480]],
    [
      'credit alone under a higher debt',
      { ...balance, creditCents: 70, owedCents: 501 },
      [0, 70, 70],
    ],
  ])('is %s', (_what, given, [earnedCents, creditCents, amountCents]) => {
    expect(Payout.payable(given)).toEqual({ earnedCents, creditCents, amountCents });
  });

  it.each([
    ['nothing', { ...balance, earnedCents: 0 }],
    ['earnings that a debt keeps', { ...balance, owedCents: 500 }],
    ['earnings that a fee keeps', { ...balance, feesDueCents: 501 }],
  ])('is refused of %s', (_what, given) => {
    expect(() => Payout.payable(given)).toThrow(
      expect.objectContaining({ code: 'nothing_to_pay_out' }),
    );
  });

  it('takes each amount from its account', () => {
    const entries = Payout.entriesOf('pat', {
      earnedCents: 500,
      creditCents: 70,
      amountCents: 570,
    });
    expect(entries).toEqual([
      { ...Posting.payableTo('pat'), amountCents: 500 },
      { ...Posting.refundTo('pat'), amountCents: 70 },
      { ...Posting.cash, amountCents: -570 },
    ]);
  });

  it('of another person is not found', () => {
    expect(Payout.requirePayout('payout')).toBe('payout');
    expect(() => Payout.requirePayout(undefined)).toThrow(
      expect.objectContaining({ code: 'payout_not_found' }),
    );
  });
});

describe('a debt', () => {
  it.each([
    ['whole, where the earnings reach', 500, 120, 120],
    ['in part, where they do not', 80, 120, 80],
  ])('is collected %s', (_how, earnedCents, owedCents, cents) => {
    expect(Payout.debtEntriesOf('pat', { earnedCents, owedCents })).toEqual(
      Posting.moved(Posting.payableTo('pat'), [[Posting.owedBy('pat'), cents]]),
    );
  });

  it.each([
    ['nothing is owed', 500, 0],
    ['nothing is earned', 0, 500],
  ])('moves no money where %s', (_why, earnedCents, owedCents) => {
    expect(Payout.debtEntriesOf('pat', { earnedCents, owedCents })).toBeNull();
  });
});
