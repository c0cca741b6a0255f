import type { PaymentRecord } from '@sidework/contracts/schema/client-services/escrow';
import type { ServiceStep } from '@sidework/contracts/schema/client-services/service-steps';
import { describe, expect, it } from 'vitest';
import { aReview, aService } from '../../../../test/service-builders.ts';
import { momentsOf, type ServiceHistory } from './service-moments.ts';

const nothing: ServiceHistory = {
  stages: [],
  payments: [],
  extensions: [],
  negotiations: [],
  steps: [],
};
const service = aService({ startedAt: '2026-01-07T10:00:00.000Z' });
const { professionalId, clientId } = service;
const stage = (fromStage: 'not_started' | 'halfway', toStage: 'halfway' | 'in_progress') => ({
  id: `${fromStage}-${toStage}`,
  fromStage,
  toStage,
  changedBy: professionalId,
});

describe('the moments of a service', () => {
  it('begin with its start', () => {
    expect(momentsOf(service, nothing)).toMatchObject([
      { title: 'The service began', at: service.startedAt, byId: null },
    ]);
  });

  it('begin with who entered what its client has not agreed to', () => {
    expect(momentsOf({ ...service, agreement: 'proposed' }, nothing)).toMatchObject([
      { title: 'Entered', at: service.startedAt, byId: professionalId },
    ]);
  });

  it('are all that happened, the newest first', () => {
    const payment = {
      id: 'payment',
      description: 'Service payment',
      amountCents: 45_000,
      createdAt: '2026-01-08T10:00:00.000Z',
    } as PaymentRecord;
    const terms = {
      serviceId: service.id,
      reason: 'More work',
      respondedAt: null,
      clientId,
      professionalId,
    };
    const moments = momentsOf(
      { ...service, review: aReview({ rating: 4, createdAt: '2026-01-13T10:00:00.000Z' }) },
      {
        steps: [],
        stages: [
          {
            ...stage('halfway', 'in_progress'),
            reason: 'Wrong part',
            changedAt: '2026-01-11T10:00:00.000Z',
          },
          {
            ...stage('not_started', 'halfway'),
            reason: null,
            changedAt: '2026-01-09T10:00:00.000Z',
          },
        ],
        payments: [payment],
        extensions: [
          {
            ...terms,
            id: 'extension',
            currentDeadline: '2026-01-20',
            proposedDeadline: '2026-01-27',
            status: 'denied',
            createdAt: '2026-01-10T10:00:00.000Z',
          },
        ],
        negotiations: [
          {
            ...terms,
            id: 'negotiation',
            proposedBy: clientId,
            proposedAmountCents: 50_000,
            proposedDeadline: '2026-01-29',
            professionalApproved: false,
            clientApproved: true,
            status: 'open',
            expiresAt: '2026-01-19T10:00:00.000Z',
            createdAt: '2026-01-12T10:00:00.000Z',
          },
        ],
      },
    );
    expect(moments.map(({ title, meaning, byId }) => [title, meaning, byId])).toEqual([
      ['Review: 4 of 5 stars', 'open', clientId],
      ['$500.00, due Jan 29, 2026, proposed: Open', 'waiting', clientId],
      ['In Progress', 'due', professionalId],
      [
        'Asked to move the deadline from Jan 20, 2026 to Jan 27, 2026: Denied',
        'over',
        professionalId,
      ],
      ['Halfway Complete', 'open', professionalId],
      ['Service payment: $450.00', 'open', null],
      ['The service began', 'over', null],
    ]);
    expect(moments[2]?.reason).toBe('Wrong part');
  });

  it('tell who agreed, approved and decided', () => {
    const step = { day: null, amountCents: null, split: null };
    const steps: ServiceStep[] = [
      {
        ...step,
        id: 'decided',
        kind: 'dispute_decided',
        by: 'moderator',
        at: '2026-01-11T10:00:00.000Z',
        split: { toClientCents: 15_000, toProfessionalCents: 30_000 },
      },
      {
        ...step,
        id: 'terms',
        kind: 'terms_accepted',
        by: 'professional',
        at: '2026-01-09T10:00:00.000Z',
        day: '2026-01-29',
        amountCents: 50_000,
      },
      { ...step, id: 'agreed', kind: 'agreed', by: 'client', at: '2026-01-08T10:00:00.000Z' },
    ];
    const moments = momentsOf(service, { ...nothing, steps });
    expect(moments.map(({ title, byId }) => [title, byId])).toEqual([
      ['A moderator decided: $150.00 to the client, $300.00 to the professional', null],
      ['$500.00, due Jan 29, 2026, approved', professionalId],
      ['Agreed to the work', clientId],
      ['The service began', null],
    ]);
  });
});
