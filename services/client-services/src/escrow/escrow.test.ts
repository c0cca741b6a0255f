import { describe, expect, it } from 'vitest';
import {
  bookedBy,
  client,
  completed,
  heldWork,
  now,
  professional,
  refusal,
  stranger,
  work,
} from '../../test/work.ts';
import * as Escrow from './escrow.ts';

describe('paying in', () => {
  it.each([1, 9_999, 10_000])('%i cents of 10,000 are asked for', (cents) => {
    expect(() => Escrow.requireFundable(work(), cents, client)).not.toThrow();
  });

  it.each([
    ['more than the total', work(), 10_001, client, 'over_the_total'],
    ['more than is missing', work({ escrowedAmountCents: 4_000 }), 6_001, client, 'over_the_total'],
    ['where all is held', heldWork(), 1, client, 'nothing_to_fund'],
    ['where it was paid outside', work({ paidOutsideAt: now }), 1, client, 'nothing_to_fund'],
    ['during a dispute', work({ isDisputed: true }), 1, client, 'service_disputed'],
    ['by the professional', work(), 1, professional, 'not_the_client'],
    ['by a stranger', work(), 1, stranger, 'service_not_found'],
  ])('is refused %s', (_, service, cents, by, code) => {
    expect(() => Escrow.requireFundable(service, cents, by)).toThrow(refusal(code));
  });
});

describe('money that arrived', () => {
  const cancelled = work({ status: 'cancelled', paymentStatus: 'cancelled' });

  it.each([
    ['nothing', work(), 0, 0, 0, 'pending'],
    ['one cent', work(), 1, 1, 0, 'pending'],
    ['all but a cent', work(), 9_999, 9_999, 0, 'pending'],
    ['all', work(), 10_000, 10_000, 0, 'escrowed'],
    ['a cent too much', work(), 10_001, 10_000, 1, 'escrowed'],
    ['all of cancelled work', cancelled, 10_000, 0, 10_000, 'cancelled'],
    ['all of disputed work', work({ isDisputed: true }), 10_000, 0, 10_000, 'pending'],
    ['the rest of a release', work({ releasedAmountCents: 4_000 }), 6_000, 6_000, 0, 'escrowed'],
  ] as const)('%s is held as far as it is missing', (_, service, cents, held, back, status) => {
    const funded = Escrow.fund(service, cents);
    expect(funded).toMatchObject({ heldCents: held, excessCents: back });
    expect(funded.service).toMatchObject({ escrowedAmountCents: held, paymentStatus: status });
    expect(bookedBy(funded.entries)).toEqual({
      ...(cents && { provider_cash: cents }),
      ...(held && { escrow: -held }),
      ...(back && { client_refund: -back }),
    });
  });
});

describe('another total', () => {
  it.each([
    ['nothing is held', work(), 1, 0, 1, 'pending'],
    ['it is the same', heldWork(), 10_000, 0, 0, 'escrowed'],
    ['it is a cent lower', heldWork(), 9_999, 1, 0, 'escrowed'],
    ['it is a cent higher', heldWork(), 10_001, 0, 1, 'pending'],
    [
      'all of it was released',
      work({ escrowedAmountCents: 6_000, releasedAmountCents: 4_000 }),
      4_000,
      6_000,
      0,
      'released',
    ],
  ] as const)('where %s', (_, service, total, refundCents, topUpCents, paymentStatus) => {
    const changed = Escrow.changeTotal(service, total);
    expect(changed).toMatchObject({ refundCents, topUpCents });
    expect(changed.service).toMatchObject({
      totalAmountCents: total,
      escrowedAmountCents: service.escrowedAmountCents - refundCents,
      paymentStatus,
    });
    expect(bookedBy(changed.entries)).toEqual(
      refundCents ? { escrow: refundCents, client_refund: -refundCents } : {},
    );
  });

  it.each([
    ['during a dispute', heldWork({ isDisputed: true }), 'service_disputed'],
    ['of cancelled work', work({ status: 'cancelled' }), 'service_not_in_progress'],
    ['after the release', work({ paymentStatus: 'released' }), 'service_not_in_progress'],
    ['below what was released', work({ releasedAmountCents: 4_000 }), 'total_below_released'],
  ] as const)('is refused %s', (_, service, code) => {
    expect(() => Escrow.changeTotal(service, 3_999)).toThrow(refusal(code));
  });
});

describe('completed work that is paid in full', () => {
  it('asks for its release automatically, once', () => {
    const releasesAt = new Date('2026-12-05T12:00:00Z');
    const paid = heldWork(completed);
    const asked = Escrow.askAfterFunding(paid, now, 14);
    expect(asked).toEqual({ ...paid, releaseRequestedAt: now, releasesAt });
    expect(Escrow.askAfterFunding(asked, new Date(0), 14)).toBe(asked);
    for (const service of [heldWork(), work(completed)])
      expect(Escrow.askAfterFunding(service, now, 14)).toBe(service);
  });
});
