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
import * as Escrow from '../escrow/escrow.ts';
import * as Release from './release.ts';

const payee = { payeeId: 'guardian' };

describe('a release', () => {
  it.each([
    ['one cent', 1, 1, 0],
    ['five cents, the fee of which is rounded up', 5, 4, 1],
    ['ten dollars', 1_000, 900, 100],
    ['all', 10_000, 9_000, 1_000],
  ])('of %s goes to the payee less the fee', (_, cents, net, fee) => {
    const service = heldWork({ ...completed, totalAmountCents: cents, releasesAt: now });
    const released = Release.release(service, client, payee);
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
    expect(Release.release(service, null, payee).service).toMatchObject({ paymentStatus });
  });

  it.each([
    ['by the professional', heldWork(), professional, 'not_the_client'],
    ['by a stranger', heldWork(), stranger, 'service_not_found'],
    ['during a dispute', heldWork({ isDisputed: true }), client, 'service_disputed'],
    ['during a dispute by time', heldWork({ isDisputed: true }), null, 'service_disputed'],
    ['where nothing is held', work(), client, 'nothing_held'],
  ])('is refused %s', (_, service, by, code) => {
    expect(() => Release.release(service, by, payee)).toThrow(refusal(code));
  });

  it('splits into parts whose fees are that of the whole', () => {
    const parts = fc.array(fc.integer({ min: 1, max: 1e9 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(parts, fc.integer({ min: 0, max: 10_000 }), (cents, feeBps) => {
        const total = cents.reduce((sum, part) => sum + part, 0);
        const whole = Release.release(heldWork({ totalAmountCents: total, feeBps }), null, payee);
        let service = work({ totalAmountCents: total, feeBps });
        let feeCents = 0;
        for (const part of cents) {
          const released = Release.release(Escrow.fund(service, part).service, null, payee);
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

describe('a request for the release', () => {
  const releasesAt = new Date('2026-12-05T12:00:00Z');
  const ask = (service = heldWork(completed), by = professional) =>
    Release.request(service, by, now, releasesAt);

  it('starts the countdown once', () => {
    const asked = ask();
    expect(asked).toEqual({ ...heldWork(completed), releaseRequestedAt: now, releasesAt });
    expect(Release.request(asked, professional, new Date(0), new Date(0))).toBe(asked);
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
});

describe('a refund of what was released', () => {
  it.each([
    { cents: 10_005, parts: [3_335, 3_335, 3_335], fees: [334, 333, 334] },
    { cents: 10_005, parts: [10_005], fees: [1_001] },
    { cents: 15, parts: [5, 5, 5], fees: [1, 0, 1] },
    { cents: 9, parts: [4, 4], fees: [1, 0] },
  ])('of $cents cents $parts go back, with the fees $fees in all', ({ cents, parts, fees }) => {
    const released = Release.release(heldWork({ totalAmountCents: cents }), null, payee);
    let service = released.service;
    const given = parts.map((part) => {
      const refunded = Release.refund(service, part, { ...payee, balanceCents: cents });
      service = refunded.service;
      return refunded.feeCents;
    });
    expect(given.toSorted()).toEqual(fees.toSorted());
    if (service.releasedAmountCents === 0)
      expect(given.reduce((sum, fee) => sum + fee, 0)).toBe(released.feeCents);
  });

  it.each([
    [9_000, { pro_payable: 9_000, fee_revenue: 1_000, client_refund: -10_000 }],
    [8_999, { pro_payable: 8_999, pro_receivable: 1, fee_revenue: 1_000, client_refund: -10_000 }],
    [0, { pro_receivable: 9_000, fee_revenue: 1_000, client_refund: -10_000 }],
  ])('takes from a balance of %i what it has, and the rest is owed', (balanceCents, booked) => {
    const released = work({ releasedAmountCents: 10_000, paymentStatus: 'released' });
    const refunded = Release.refund(released, 10_000, { ...payee, balanceCents });
    expect(bookedBy(refunded.entries)).toEqual(booked);
  });

  it('is never more than was released', () => {
    const released = work({ releasedAmountCents: 10_000 });
    expect(() => Release.refund(released, 10_001, { ...payee, balanceCents: 0 })).toThrow(
      refusal('refund_over_released'),
    );
  });
});
