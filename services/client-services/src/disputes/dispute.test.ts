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
import * as Dispute from './dispute.ts';

const concerned = ['client', 'professional', 'guardian'];
const who = { by: { id: 'moderator' }, concerned, appealDays: 0 };
const payee = { payeeId: 'professional' };
const counting = heldWork({ ...completed, releaseRequestedAt: now, releasesAt: now });
const { service: disputed, dispute } = Dispute.open('dispute', counting, 'Not done.', client, now);

/** Decides so much for each side. */
function split(
  toClientCents: number,
  toProfessionalCents: number,
  service = disputed,
  open = dispute,
) {
  const decision = { toClientCents, toProfessionalCents, explanation: 'Half is done.' };
  const decided = Dispute.decide(open, service, decision, who, now);
  return { ...decided, ...Dispute.settle(service, decision, payee, now) };
}

describe('a dispute', () => {
  it('is opened by a side, and stops the countdown to the release', () => {
    expect(disputed).toEqual({
      ...counting,
      isDisputed: true,
      releaseRequestedAt: null,
      releasesAt: null,
    });
    expect(dispute).toMatchObject({
      serviceId: 'service',
      openedBy: 'client',
      reason: 'Not done.',
      openedAt: now,
      decidedAt: null,
    });
    const theirs = Dispute.open('dispute', heldWork(), 'Not paid.', professional, now);
    expect(theirs.dispute.openedBy).toBe('professional');
  });

  it.each([
    ['a stranger', counting, stranger, 'service_not_found'],
    ['one that is open already', disputed, client, 'already_disputed'],
    ['work of which nothing is held', work(), client, 'nothing_held'],
  ])('is refused for %s', (_, service, by, code) => {
    expect(() => Dispute.open('dispute', service, 'Not done.', by, now)).toThrow(refusal(code));
  });

  it('is decided once', () => {
    expect(() => Dispute.requireOpen(dispute)).not.toThrow();
    expect(() => Dispute.requireOpen({ decidedAt: now })).toThrow(refusal('dispute_settled'));
    const { dispute: decided } = split(5_000, 5_000);
    expect(() => split(5_000, 5_000, disputed, decided)).toThrow(refusal('dispute_settled'));
  });
});

describe('the split of a dispute', () => {
  it.each([
    [10_000, 0, { escrow: 10_000, client_refund: -10_000 }, 'cancelled'],
    [9_999, 1, { escrow: 10_000, client_refund: -9_999, pro_payable: -1 }, 'released'],
    [
      3_000,
      7_000,
      { escrow: 10_000, client_refund: -3_000, pro_payable: -6_300, fee_revenue: -700 },
      'released',
    ],
    [0, 10_000, { escrow: 10_000, pro_payable: -9_000, fee_revenue: -1_000 }, 'released'],
  ] as const)(
    'gives %i to the client and %i to the professional',
    (back, given, booked, status) => {
      const { service, entries, grossCents } = split(back, given);
      expect(bookedBy(entries)).toEqual(booked);
      expect(grossCents).toBe(given);
      expect(service).toMatchObject({
        isDisputed: false,
        escrowedAmountCents: 0,
        releasedAmountCents: given,
        status: 'completed',
        paymentStatus: status,
        cancelledAt: null,
      });
    },
  );

  it.each(concerned)('is not of the %s, whose money it is', (id) => {
    const decision = { toClientCents: 10_000, toProfessionalCents: 0, explanation: 'Mine.' };
    expect(() => Dispute.decide(dispute, disputed, decision, { ...who, by: { id } }, now)).toThrow(
      refusal('own_service'),
    );
  });

  it('stands with who gave it, and why', () => {
    expect(split(4_000, 6_000).dispute).toEqual({
      ...dispute,
      decidedBy: 'moderator',
      decidedAt: now,
      explanation: 'Half is done.',
      toClientCents: 4_000,
      toProfessionalCents: 6_000,
    });
  });

  it.each([
    [4_000, 6_000, [6_000, 4_000]],
    [10_000, 0, [10_000]],
    [0, 10_000, [10_000]],
  ])('of %i and %i is kept by its shares', (toClientCents, toProfessionalCents, shares) => {
    const lines = Dispute.sharesOf({ toClientCents, toProfessionalCents });
    expect(lines.map(({ amountCents }) => amountCents)).toEqual(shares);
    expect(lines.at(-1)?.description).toBe(
      `To the ${toClientCents > 0 ? 'client' : 'professional'}, by a moderator`,
    );
  });

  it.each([
    ['work in progress', heldWork({ isDisputed: true }), now],
    [
      'work that was cancelled before',
      heldWork({ isDisputed: true, status: 'cancelled', cancelledAt: new Date(0) }),
      new Date(0),
    ],
  ])('ends %s', (_, service, cancelledAt) => {
    expect(split(5_000, 5_000, service).service).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'cancelled',
      cancelledAt,
    });
  });

  it.each([
    ['a cent too much', () => split(1, 10_000), 'split_not_whole'],
    ['a cent too little', () => split(0, 9_999), 'split_not_whole'],
    ['no dispute', () => split(0, 10_000, heldWork()), 'dispute_settled'],
  ])('is refused with %s', (_, act, code) => {
    expect(act).toThrow(refusal(code));
  });

  it('is the whole of what is held, with the fee of the professional alone', () => {
    const cents = fc.integer({ min: 0, max: 1e11 });
    fc.assert(
      fc.property(cents, cents, fc.integer({ min: 0, max: 10_000 }), (back, given, feeBps) => {
        const held = back + given;
        const service = heldWork({ isDisputed: true, totalAmountCents: held, feeBps });
        const { entries, feeCents } = split(back, given, service);
        expect(sumOf(entries)).toBe(0);
        const booked = bookedBy(entries);
        expect(0 - (booked.client_refund ?? 0)).toBe(back);
        expect(feeCents - (booked.pro_payable ?? 0)).toBe(given);
      }),
    );
  });
});
