import fc from 'fast-check';
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
  sumOf,
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

describe('a release', () => {
  const payee = { payeeId: 'guardian' };

  it.each([
    ['one cent', 1, 1, 0],
    ['five cents, the fee of which is rounded up', 5, 4, 1],
    ['ten dollars', 1_000, 900, 100],
    ['all', 10_000, 9_000, 1_000],
  ])('of %s goes to the payee less the fee', (_, cents, net, fee) => {
    const service = heldWork({ ...completed, totalAmountCents: cents, releasesAt: now });
    const released = Escrow.release(service, client, payee);
    expect(released).toMatchObject({ grossCents: cents, feeCents: fee });
    expect(released.service).toEqual({
      ...service,
      escrowedAmountCents: 0,
      releasedAmountCents: cents,
      paymentStatus: 'released',
      releaseRequestedAt: null,
      releasesAt: null,
    });
    expect(released.entries).toContainEqual({
      kind: 'pro_payable',
      ownerId: 'guardian',
      amountCents: -net,
    });
    expect(sumOf(released.entries)).toBe(0);
  });

  it.each([
    ['a part', work({ escrowedAmountCents: 9_999 }), 'pending'],
    ['the rest', work({ escrowedAmountCents: 1, releasedAmountCents: 9_999 }), 'released'],
    ['the fee of cancelled work', heldWork({ status: 'cancelled' }), 'cancelled'],
  ] as const)('of %s leaves the payment as it says', (_, service, paymentStatus) => {
    expect(Escrow.release(service, null, payee).service).toMatchObject({ paymentStatus });
  });

  it.each([
    ['by the professional', heldWork(), professional, 'not_the_client'],
    ['by a stranger', heldWork(), stranger, 'service_not_found'],
    ['during a dispute', heldWork({ isDisputed: true }), client, 'service_disputed'],
    ['during a dispute by time', heldWork({ isDisputed: true }), null, 'service_disputed'],
    ['where nothing is held', work(), client, 'nothing_held'],
  ])('is refused %s', (_, service, by, code) => {
    expect(() => Escrow.release(service, by, payee)).toThrow(refusal(code));
  });

  it('splits into parts whose fees are that of the whole', () => {
    const parts = fc.array(fc.integer({ min: 1, max: 1e9 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(parts, fc.integer({ min: 0, max: 10_000 }), (cents, feeBps) => {
        const total = cents.reduce((sum, part) => sum + part, 0);
        const whole = Escrow.release(heldWork({ totalAmountCents: total, feeBps }), null, payee);
        let service = work({ totalAmountCents: total, feeBps });
        let feeCents = 0;
        for (const part of cents) {
          const released = Escrow.release(Escrow.fund(service, part).service, null, payee);
          expect(sumOf(released.entries)).toBe(0);
          feeCents += released.feeCents;
          service = released.service;
        }
        expect(service).toMatchObject({ releasedAmountCents: total, paymentStatus: 'released' });
        expect(feeCents).toBe(whole.feeCents);
      }),
    );
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

describe('a request for the release', () => {
  const releasesAt = new Date('2026-12-05T12:00:00Z');
  const ask = (service = heldWork(completed), by = professional) =>
    Escrow.requestRelease(service, by, now, releasesAt);

  it('starts the countdown once', () => {
    const asked = ask();
    expect(asked).toEqual({ ...heldWork(completed), releaseRequestedAt: now, releasesAt });
    expect(Escrow.requestRelease(asked, professional, new Date(0), new Date(0))).toBe(asked);
  });

  it.each([
    ['by the client', () => ask(heldWork(completed), client), 'not_your_service'],
    ['by a stranger', () => ask(heldWork(completed), stranger), 'service_not_found'],
    ['in a dispute', () => ask(heldWork({ ...completed, isDisputed: true })), 'service_disputed'],
    ['before the work is completed', () => ask(heldWork()), 'service_not_completed'],
    ['where a part is missing', () => ask(work(completed)), 'nothing_held'],
  ])('is refused %s', (_, act, code) => {
    expect(act).toThrow(refusal(code));
  });

  it('comes by itself where completed work is paid in full', () => {
    const paid = heldWork(completed);
    const asked = Escrow.askAfterFunding(paid, now, 14);
    expect(asked).toEqual({ ...paid, releaseRequestedAt: now, releasesAt });
    expect(Escrow.askAfterFunding(asked, new Date(0), 14)).toBe(asked);
    for (const service of [heldWork(), work(completed)])
      expect(Escrow.askAfterFunding(service, now, 14)).toBe(service);
  });
});

describe('a payment outside', () => {
  const mark = (service = work(completed), by = client) => Escrow.markPaidOutside(service, by, now);

  it('is told of completed work that nothing is held of', () => {
    expect(mark()).toEqual(work({ ...completed, paidOutsideAt: now }));
  });

  it.each([
    ['by the professional', () => mark(work(completed), professional), 'not_the_client'],
    ['by a stranger', () => mark(work(completed), stranger), 'service_not_found'],
    ['in a dispute', () => mark(work({ ...completed, isDisputed: true })), 'service_disputed'],
    ['before the work is completed', () => mark(work()), 'service_not_completed'],
    [
      'a second time',
      () => mark(work({ ...completed, paidOutsideAt: now })),
      'paid_outside_already',
    ],
    [
      'where a part is held',
      () => mark(work({ ...completed, escrowedAmountCents: 1 })),
      'nothing_to_fund',
    ],
    ['where all is held', () => mark(heldWork(completed)), 'nothing_to_fund'],
  ])('is refused %s', (_, act, code) => {
    expect(act).toThrow(refusal(code));
  });
});
