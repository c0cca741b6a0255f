import type { Actor } from '@sidework/chassis/http/actor';
import { describe, expect, it } from 'vitest';
import type { Service } from '../services/service.ts';
import { type Negotiation, propose } from './negotiation.ts';
import * as Answer from './negotiation-answer.ts';

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
const stranger = { id: 'stranger' } as Actor;
const refused = (code: string) => expect.objectContaining({ code });

describe('the other side', () => {
  it('accepts, and total and deadline of the service change', () => {
    const accepted = Answer.accept(proposed, service, professional, 'UTC', now);
    expect(accepted.negotiation).toMatchObject({
      status: 'accepted',
      professionalApproved: true,
      clientApproved: true,
      respondedAt: now,
    });
    expect(accepted.service).toMatchObject({
      totalAmountCents: 20_000,
      deadline: '2026-11-30',
      deadlineTimeZone: 'America/New_York',
    });
  });

  it('leaves the deadline as it is where none is proposed', () => {
    const without = { ...proposed, proposedDeadline: null, deadlineTimeZone: null };
    const accepted = Answer.accept(without, service, professional, 'UTC', now);
    expect(accepted.service).toEqual({ ...service, totalAmountCents: 20_000 });
  });

  it.each(['rejected', 'countered'] as const)('answers: %s', (status) => {
    expect(Answer.answer(proposed, service, status, professional, now)).toMatchObject({
      status,
      professionalApproved: false,
      respondedAt: now,
    });
  });

  it.each([
    ['the side that proposed', proposed, client, now, 'own_negotiation'],
    ['a stranger', proposed, stranger, now, 'service_not_found'],
    ['anybody later', proposed, professional, proposed.expiresAt, 'negotiation_expired'],
    [
      'anybody twice',
      { ...proposed, status: 'rejected' as const },
      professional,
      now,
      'negotiation_not_open',
    ],
  ])('is not %s', (_who, given, by, at, code) => {
    expect(() => Answer.accept(given, service, by, 'UTC', at)).toThrow(refused(code));
    expect(() => Answer.answer(given, service, 'rejected', by, at)).toThrow(refused(code));
  });

  it('accepts no deadline that is over', () => {
    const late = { ...proposed, proposedDeadline: '2026-11-20' };
    expect(() => Answer.accept(late, service, professional, 'UTC', now)).toThrow(
      refused('day_in_the_past'),
    );
  });
});

describe('a proposal', () => {
  it.each(['open', 'awaiting_guardian'] as const)(
    'that is %s is withdrawn by its author',
    (status) => {
      expect(Answer.withdraw({ ...proposed, status }, service, client, now).status).toBe(
        'withdrawn',
      );
    },
  );

  it.each([
    ['the other side', professional, proposed, 'not_your_negotiation'],
    ['a stranger', stranger, proposed, 'service_not_found'],
    [
      'its author once it is closed',
      client,
      { ...proposed, status: 'accepted' as const },
      'negotiation_not_open',
    ],
  ])('is not withdrawn by %s', (_who, by, given, code) => {
    expect(() => Answer.withdraw(given, service, by, now)).toThrow(refused(code));
  });
});
