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
