import { describe, expect, it } from 'vitest';
import { changesRequested, needsOf } from './needs.ts';
import type { Service } from './service.ts';

const service = {
  id: 'service',
  clientId: 'client',
  professionalId: 'professional',
  title: 'Repair a tap',
  status: 'in_progress',
  deadline: '2026-12-08',
  nextMilestoneCents: null,
} as Service;

describe('a deadline', () => {
  it('waits for the professional from a week before it on', () => {
    expect(needsOf(service)).toEqual([
      {
        kind: 'deadline_near',
        subjectId: 'service',
        receivers: ['professional'],
        title: 'Repair a tap',
        details: { day: '2026-12-08' },
        path: '/services/service',
        from: '2026-12-01T00:00:00.000Z',
      },
    ]);
  });

  it.each([
    ['there is none', { deadline: null }],
    ['the work is completed', { status: 'completed' }],
    ['the work is cancelled', { status: 'cancelled' }],
  ] as const)('is nothing to wait for where %s', (_, given) => {
    expect(needsOf({ ...service, ...given })).toEqual([]);
  });
});

it('requested changes wait for the professional, with what is wanted and by whom', () => {
  expect(changesRequested(service, 'It still drips.')).toMatchObject({
    kind: 'changes_requested',
    receivers: ['professional'],
    actorId: 'client',
    details: { reason: 'It still drips.' },
  });
});

describe('money', () => {
  const unpaid = {
    ...service,
    deadline: null,
    agreement: 'accepted',
    paymentStatus: 'pending',
    paidOutsideAt: null,
    totalAmountCents: 42_000,
    escrowedAmountCents: 0,
    releasedAmountCents: 0,
  } as Service;

  it.each([
    ['work_to_fund', 42_000, {}],
    ['work_to_pay', 42_000, { status: 'completed' }],
    ['top_up', 2_000, { escrowedAmountCents: 40_000 }],
    ['top_up', 2_000, { status: 'completed', escrowedAmountCents: 40_000 }],
    ['work_to_fund', 9_000, { nextMilestoneCents: 9_000, releasedAmountCents: 5_000 }],
  ] as const)('waits for the client as %s: %i cents', (kind, amountCents, given) => {
    expect(needsOf({ ...unpaid, ...given })).toMatchObject([
      { kind, receivers: ['client'], details: { amountCents }, path: '/services/service' },
    ]);
  });

  it.each([
    ['all of it is held', { paymentStatus: 'escrowed', escrowedAmountCents: 42_000 }],
    ['the milestone before it is held', { nextMilestoneCents: 9_000, escrowedAmountCents: 5_000 }],
    ['all of it was released', { paymentStatus: 'released', releasedAmountCents: 42_000 }],
    ['it was paid outside', { status: 'completed', paidOutsideAt: new Date() }],
    ['work paid outside was opened again', { paidOutsideAt: new Date() }],
    ['the work is cancelled', { status: 'cancelled', paymentStatus: 'cancelled' }],
    ['the client declined the work', { agreement: 'declined' }],
  ] as const)('is nothing to wait for where %s', (_, given) => {
    expect(needsOf({ ...unpaid, ...given })).toEqual([]);
  });

  it('waits for moderators alone while it is in dispute', () => {
    const disputed = { ...unpaid, isDisputed: true, escrowedAmountCents: 40_000 };
    expect(needsOf(disputed)).toMatchObject([
      { kind: 'dispute_open', receivers: ['moderator', 'admin'], details: { amountCents: 40_000 } },
    ]);
  });

  it('waits until the client has agreed to the work', () => {
    const kinds = needsOf({ ...unpaid, agreement: 'proposed' }).map(({ kind }) => kind);
    expect(kinds).toEqual(['service_to_agree']);
  });
});
