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

it('is the only open one of its service', () => {
  expect(() => Negotiation.requireNoneOpen(undefined)).not.toThrow();
  expect(() => Negotiation.requireNoneOpen(propose(20_000))).toThrow(
    expect.objectContaining({ code: 'negotiation_open' }),
  );
});

it('is answered by the side that did not propose it', () => {
  expect(Negotiation.answererOf({ proposedBy: 'client' }, service)).toBe('professional');
  expect(Negotiation.answererOf({ proposedBy: 'professional' }, service)).toBe('client');
});
