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
import type { Service } from '../services/service.ts';
import * as Cancellation from './cancellation.ts';

const agreed = { isAgreed: true, isBooked: false };
const termsOf = (service: Service, by = client, cause = 'changed_plans', agreement = agreed) =>
  Cancellation.termsOf(service, by, cause as 'changed_plans', agreement);

describe('the terms of a cancellation', () => {
  it.each([
    ['the client, of which nothing is held', work(), client, 'other', 'client', 0, 0, 2_500],
    ['the client, of which all is held', heldWork(), client, 'other', 'client', 2_500, 7_500, 0],
    [
      'the client, of which a cent of the fee is missing',
      work({ escrowedAmountCents: 2_499 }),
      client,
      'other',
      'client',
      2_499,
      0,
      1,
    ],
    ['the professional', heldWork(), professional, 'other', 'professional', 0, 10_000, 2_500],
    [
      'the professional for the client',
      heldWork(),
      professional,
      'client_no_show',
      'client',
      2_500,
      7_500,
      0,
    ],
  ] as const)('are paid by %s', (_, service, by, cause, payer, taken, back, due) => {
    expect(termsOf(service, by, cause)).toMatchObject({
      payer,
      feePercentage: 25,
      feeCents: 2_500,
      takenCents: taken,
      refundCents: back,
      dueCents: due,
      isWaived: false,
      staysHeld: cause === 'client_no_show',
    });
  });

  it('keep nothing held of a client who paid nothing', () => {
    expect(termsOf(work(), professional, 'client_no_show')).toMatchObject({
      payer: 'client',
      dueCents: 2_500,
      staysHeld: false,
    });
  });

  it.each([
    [1, 0],
    [2, 1],
    [10_001, 2_500],
    [10_002, 2_501],
  ])('of %i cents round a fee of a quarter half up', (totalAmountCents, feeCents) => {
    expect(termsOf(work({ totalAmountCents })).feeCents).toBe(feeCents);
  });

  it('take the fee of what was not released yet', () => {
    expect(termsOf(work({ releasedAmountCents: 6_000 })).feeCents).toBe(1_000);
    expect(termsOf(work({ releasedAmountCents: 10_000 })).feeCents).toBe(0);
  });

  it('ask for no fee where the client never agreed', () => {
    expect(
      termsOf(heldWork(), client, 'other', { isAgreed: false, isBooked: false }),
    ).toMatchObject({
      takenCents: 0,
      refundCents: 10_000,
      dueCents: 0,
      isWaived: true,
      prompt: 'Cancel service? You will pay 0% cancellation fee ($0.00)',
    });
  });

  it.each([
    ['the professional before it began', work(), professional, 'other', true],
    ['the professional before it began, with money held', heldWork(), professional, 'other', true],
    ['the client', work(), client, 'other', false],
    ['the professional who blames the client', work(), professional, 'client_no_show', false],
    [
      'the professional once it began',
      work({ progressStage: 'in_progress', progressPercentage: 25 }),
      professional,
      'other',
      false,
    ],
    [
      'the professional once something was released',
      heldWork({ releasedAmountCents: 5_000 }),
      professional,
      'other',
      false,
    ],
  ] as const)('of booked work by %s', (_, service, by, cause, isWaived) => {
    const terms = termsOf(service, by, cause, { isAgreed: true, isBooked: true });
    expect(terms.isWaived).toBe(isWaived);
    if (isWaived) expect(terms).toMatchObject({ takenCents: 0, dueCents: 0 });
  });

  it.each([
    ['the client', client, 'other', 'You'],
    ['the professional', professional, 'other', 'You'],
    ['the professional who blames the client', professional, 'client_did_not_pay', 'Client'],
  ] as const)('tell %s who pays', (_, by, cause, who) => {
    expect(termsOf(work(), by, cause).prompt).toBe(
      `Cancel service? ${who} will pay 25% cancellation fee ($25.00)`,
    );
  });

  it.each([
    ['a stranger', work(), stranger, 'other', 'service_not_found'],
    ['a dispute', work({ isDisputed: true }), client, 'other', 'service_disputed'],
    ['work that is completed', work(completed), client, 'other', 'service_not_in_progress'],
    [
      'work that is cancelled',
      work({ status: 'cancelled' }),
      client,
      'other',
      'service_not_in_progress',
    ],
    [
      'a client who blames themselves',
      work(),
      client,
      'client_no_show',
      'only_professional_blames',
    ],
  ] as const)('are refused for %s', (_, service, by, cause, code) => {
    expect(() => termsOf(service, by, cause)).toThrow(refusal(code));
  });

  it('take a fee that was sent beside where it is theirs', () => {
    const terms = termsOf(work());
    for (const given of [undefined, 2_500])
      expect(() => Cancellation.agreeOnFee(terms, given)).not.toThrow();
    for (const given of [0, 2_499, 2_501])
      expect(() => Cancellation.agreeOnFee(terms, given)).toThrow(refusal('server_sets_this'));
  });
});

const payee = { payeeId: 'professional' };
function cancel(service: Service, by = client, cause = 'changed_plans', agreement = agreed) {
  const terms = termsOf(service, by, cause, agreement);
  return Cancellation.cancel(service, by, terms, payee, now);
}

describe('a cancellation', () => {
  it('gives the client the rest and the professional the fee less that of the platform', () => {
    const { service, entries, fee, ...earned } = cancel(heldWork());
    expect(bookedBy(entries)).toEqual({
      escrow: 10_000,
      client_refund: -7_500,
      pro_payable: -2_250,
      fee_revenue: -250,
    });
    expect(earned).toEqual({ grossCents: 2_500, platformCents: 250 });
    expect(fee).toEqual({
      payer: 'client',
      amountCents: 2_500,
      settledCents: 2_500,
      settlement: 'settled',
    });
    expect(service).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'cancelled',
      escrowedAmountCents: 0,
      releasedAmountCents: 2_500,
      cancelledAt: now,
      cancelledBy: 'client',
      releasesAt: null,
    });
  });

  it('keeps the fee of a client who may dispute it for a week', () => {
    const { service, entries, fee } = cancel(heldWork(), professional, 'client_no_show');
    expect(bookedBy(entries)).toEqual({ escrow: 7_500, client_refund: -7_500 });
    expect(service).toMatchObject({
      escrowedAmountCents: 2_500,
      releasedAmountCents: 0,
      releaseRequestedAt: now,
      releasesAt: new Date('2026-11-28T12:00:00Z'),
      cancelledBy: 'professional',
    });
    expect(fee).toMatchObject({ payer: 'client', settledCents: 0, settlement: 'due' });
  });

  it.each([
    ['the client, with nothing held', work(), client, agreed, 'due', 0],
    ['the client, with a part held', work({ escrowedAmountCents: 1 }), client, agreed, 'due', 1],
    ['the professional', heldWork(), professional, agreed, 'due', 0],
    ['one who never agreed', heldWork(), client, { isAgreed: false, isBooked: false }, 'waived', 0],
    ['all that was released', work({ releasedAmountCents: 10_000 }), client, agreed, 'settled', 0],
  ] as const)('leaves the fee of %s as it says', (_, service, by, agreement, settlement, cents) => {
    expect(cancel(service, by, 'other', agreement).fee).toMatchObject({
      settlement,
      settledCents: cents,
    });
  });

  it('splits all that is held, to the cent', () => {
    const cents = fc.integer({ min: 1, max: 1e11 });
    const sides = fc.constantFrom(
      [client, 'other'],
      [professional, 'other'],
      [professional, 'client_no_show'],
    );
    fc.assert(
      fc.property(
        cents,
        fc.nat(),
        fc.integer({ min: 0, max: 100 }),
        sides,
        (total, held, percentage, [by, cause]) => {
          const before = work({
            totalAmountCents: total,
            escrowedAmountCents: held % (total + 1),
            cancellationFeePercentage: percentage,
          });
          const terms = termsOf(before, by as typeof client, cause as string);
          const { service, entries, grossCents } = Cancellation.cancel(
            before,
            by as typeof client,
            terms,
            payee,
            now,
          );
          expect(sumOf(entries)).toBe(0);
          expect(terms.refundCents + grossCents + service.escrowedAmountCents).toBe(
            before.escrowedAmountCents,
          );
          expect(terms.takenCents + terms.dueCents).toBe(terms.feeCents);
        },
      ),
    );
  });
});
