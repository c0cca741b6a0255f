import type { Actor } from '@sidework/chassis/http/actor';
import { describe, expect, it } from 'vitest';
import type { Service } from '../services/service.ts';
import { type Negotiation, propose } from './negotiation.ts';
import * as OfChild from './negotiation-of-child.ts';

const now = new Date('2026-11-21T12:00:00Z');
const service = {
  id: 'service',
  clientId: 'client',
  professionalId: 'professional',
  status: 'in_progress',
  paymentStatus: 'pending',
  deadline: null,
  deadlineTimeZone: null,
  totalAmountCents: 40_000,
  releasedAmountCents: 15_000,
} as Service;
const client = { id: 'client' } as Actor;
const professional = { id: 'professional' } as Actor;
const proposed: Negotiation = propose(
  'negotiation',
  service,
  {
    proposedAmountCents: 20_000,
    proposedDeadline: '2026-11-30',
    timeZone: 'America/New_York',
    reason: 'Less of it is left.',
  },
  client,
  now,
);
const refused = (code: string) => expect.objectContaining({ code });

describe('terms of a child’s work that both sides approved', () => {
  const waiting = OfChild.awaitGuardian(proposed, service, professional, 'UTC', now);
  const late = new Date(waiting.expiresAt);

  it('wait for a guardian', () => {
    expect(waiting).toMatchObject({
      status: 'awaiting_guardian',
      professionalApproved: true,
      respondedAt: null,
      deadlineTimeZone: 'America/New_York',
    });
  });

  it('are in force once a guardian agrees', () => {
    const agreed = OfChild.agree(waiting, service, now);
    expect(agreed.negotiation).toMatchObject({ status: 'accepted', respondedAt: now });
    expect(agreed.service).toMatchObject({
      totalAmountCents: 20_000,
      deadline: '2026-11-30',
      deadlineTimeZone: 'America/New_York',
    });
  });

  it('are not approved by the child’s side once a guardian refuses', () => {
    expect(OfChild.refuse(waiting, now)).toMatchObject({
      status: 'refused_by_guardian',
      professionalApproved: false,
    });
  });

  it.each([
    ['does not wait', proposed, now, 'negotiation_not_waiting'],
    ['has expired', waiting, late, 'negotiation_expired'],
  ])('have no word of a guardian where it %s', (_what, given, at, code) => {
    expect(() => OfChild.agree(given, service, at)).toThrow(refused(code));
    expect(() => OfChild.refuse(given, at)).toThrow(refused(code));
  });
});

describe('a new total of a child’s work [D-117]', () => {
  const check = (proposedAmountCents: number) =>
    OfChild.requireNearAgreed({ totalAmountCents: 4_001 }, { proposedAmountCents });

  it.each([1_000, 16_005, 50_142])('of %i is refused beside the amount', (cents) => {
    expect(() => check(cents)).toThrow(
      expect.objectContaining({
        statusCode: 422,
        code: 'terms_far_off',
        fields: { proposedAmountCents: 'Propose an amount from $10.01 to $160.04.' },
      }),
    );
  });

  it.each([1_001, 16_004])('of %i is near enough', (cents) => {
    expect(() => check(cents)).not.toThrow();
  });
});

describe('the guardian of a child', () => {
  const child = { guardianIds: ['guardian', 'client'] };
  const refusal = (code: string) => expect.objectContaining({ code });

  it('answers for the child', () => {
    expect(() =>
      OfChild.requireAnsweringGuardian(child, service, { id: 'guardian' }),
    ).not.toThrow();
  });

  it.each([
    ['no guardian', child, 'stranger'],
    ['the client who pays for the work', child, 'client'],
    ['a guardian of somebody who came of age', undefined, 'guardian'],
  ])('is not %s', (_who, of, id) => {
    expect(() => OfChild.requireAnsweringGuardian(of, service, { id })).toThrow(
      refusal('negotiation_not_found'),
    );
  });

  it('agrees only while the child may act', () => {
    expect(() => OfChild.requireMayWork({ mayAct: true })).not.toThrow();
    expect(() => OfChild.requireMayWork({ mayAct: false })).toThrow(refusal('child_may_not_work'));
  });
});
