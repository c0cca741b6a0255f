import { describe, expect, it } from 'vitest';
import { now } from '../../test/work.ts';
import * as Transfer from './transfer.ts';

const payout = {
  ...Transfer.begin(
    'transfer',
    {
      kind: 'payout',
      personId: 'bob',
      amountCents: 100,
      ledgerTransactionId: 'transaction',
      destination: 'Ironbound ··6789',
      destinationToken: 'token',
    },
    now,
  ),
  tries: 0,
  refusals: 0,
  sentAt: null,
} as Transfer.Transfer;
const refund: Transfer.Transfer = { ...payout, kind: 'refund', reference: 'charge' };
const secondsOn = (seconds: number) => new Date(now.getTime() + seconds * 1_000);

describe('a transfer', () => {
  it('is due at once', () => {
    expect(payout).toMatchObject({ status: 'sending', requestedAt: now, nextTryAt: now });
  });

  it.each([
    [0, 5],
    [1, 10],
    [9, 2_560],
    [10, 3_600],
    [40, 3_600],
  ])('after %i tries waits %i seconds for the next', (tries, seconds) => {
    expect(Transfer.attempt({ ...payout, tries }, now)).toEqual({
      ...payout,
      tries: tries + 1,
      nextTryAt: secondsOn(seconds),
    });
  });

  it('has another key after each refusal, and the same after a silence', () => {
    expect(Transfer.keyOf(payout)).toBe('transfer');
    expect(Transfer.keyOf(Transfer.attempt(payout, now))).toBe('transfer');
    const refused = Transfer.refuse(payout);
    expect(Transfer.keyOf(refused)).toBe('transfer-1');
    expect(Transfer.keyOf(Transfer.refuse(refused))).toBe('transfer-2');
  });

  it.each([
    ['a payout refused seven times', payout, 7, false],
    ['a payout refused eight times', payout, 8, true],
    ['a refund refused eight times', refund, 8, false],
  ])('is given up or not: %s', (_, transfer, refusals, isHopeless) => {
    expect(Transfer.isHopeless({ ...transfer, refusals })).toBe(isHopeless);
  });

  it('keeps where it went, but not the token, once it ended', () => {
    const over = { ...payout, destinationToken: null };
    expect(Transfer.arrive(payout, now)).toEqual({ ...over, status: 'sent', sentAt: now });
    expect(Transfer.fail(payout)).toEqual({ ...over, status: 'failed' });
  });
});
