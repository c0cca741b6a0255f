import type { Actor } from '@sidework/chassis/http/actor';
import { describe, expect, it } from 'vitest';
import type { Service } from '../services/service.ts';
import * as Negotiation from './negotiation.ts';

const client = { id: 'client' } as Actor;
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
const propose = (proposedAmountCents: number) =>
  Negotiation.propose(
    'negotiation',
    service,
    { proposedAmountCents, timeZone: 'America/New_York', reason: 'Less of it is left.' },
    client,
    now,
  );

describe('a new total', () => {
  it.each([14_999, 1])('of %i is refused beside the amount: more was released', (cents) => {
    expect(() => propose(cents)).toThrow(
      expect.objectContaining({
        statusCode: 422,
        code: 'total_below_released',
        fields: { proposedAmountCents: 'The new total is below what was released already.' },
      }),
    );
  });

  it.each([15_000, 39_999, 40_001])('of %i is proposed', (cents) => {
    expect(propose(cents)).toMatchObject({ status: 'open', proposedAmountCents: cents });
  });
});

describe('a new total of a child’s work [D-117]', () => {
  const check = (proposedAmountCents: number) =>
    Negotiation.requireNearAgreed({ totalAmountCents: 4_001 }, { proposedAmountCents });

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
      Negotiation.requireAnsweringGuardian(child, service, { id: 'guardian' }),
    ).not.toThrow();
  });

  it.each([
    ['no guardian', child, 'stranger'],
    ['the client who pays for the work', child, 'client'],
    ['a guardian of somebody who came of age', undefined, 'guardian'],
  ])('is not %s', (_who, of, id) => {
    expect(() => Negotiation.requireAnsweringGuardian(of, service, { id })).toThrow(
      refusal('negotiation_not_found'),
    );
  });

  it('agrees only while the child may act', () => {
    expect(() => Negotiation.requireMayWork({ mayAct: true })).not.toThrow();
    expect(() => Negotiation.requireMayWork({ mayAct: false })).toThrow(
      refusal('child_may_not_work'),
    );
  });
});

it('is the only open one of its service', () => {
  expect(() => Negotiation.requireNoneOpen(undefined)).not.toThrow();
  expect(() => Negotiation.requireNoneOpen(propose(20_000))).toThrow(
    expect.objectContaining({ code: 'negotiation_open' }),
  );
});
