import { expect, it } from 'vitest';
import { expectedOf } from './expected.ts';
import type { Service } from './service.ts';

const releasesAt = new Date('2026-12-12T15:00:00Z');
const agreed = {
  title: 'Repipe a bath',
  agreement: 'accepted',
  status: 'in_progress',
  paymentStatus: 'pending',
  paidOutsideAt: null,
  isDisputed: false,
  totalAmountCents: 100_000,
  releasedAmountCents: 0,
  escrowedAmountCents: 0,
  feeBps: 1_000,
  releasesAt: null,
  deadline: '2026-12-16',
  estimatedCompletionDate: '2026-12-10',
} as Service;

it.each([
  ['agreed work', {}, [100_000, 10_000, 0]],
  ['work whose money is held', { escrowedAmountCents: 40_000 }, [100_000, 10_000, 40_000]],
  ['the rest of work that was paid in part', { releasedAmountCents: 25_005 }, [74_995, 7_499, 0]],
  ['work that its client did not agree to', { agreement: 'proposed' }, [0, 0, 0]],
  ['declined work', { agreement: 'declined', status: 'cancelled' }, [0, 0, 0]],
  ['disputed work', { isDisputed: true, escrowedAmountCents: 100_000 }, [0, 0, 0]],
  ['cancelled work', { status: 'cancelled', paymentStatus: 'cancelled' }, [0, 0, 0]],
  ['released work', { paymentStatus: 'released', releasedAmountCents: 100_000 }, [0, 0, 0]],
  ['work that was paid outside', { paidOutsideAt: releasesAt }, [0, 0, 0]],
] as const)('%s is planned with what it may still bring', (_, given, cents) => {
  const { grossCents, feeCents, heldCents } = expectedOf({ ...agreed, ...given } as Service);
  expect([grossCents, feeCents, heldCents]).toEqual(cents);
});

it('the day is that of the release, the deadline, or the estimate of the professional', () => {
  const daysOf = (given: Partial<Service>) => {
    const { releasesAt: released, dueOn } = expectedOf({ ...agreed, ...given });
    return [released, dueOn];
  };
  expect(daysOf({ releasesAt })).toEqual(['2026-12-12T15:00:00.000Z', '2026-12-16']);
  expect(daysOf({})).toEqual([null, '2026-12-16']);
  expect(daysOf({ deadline: null })).toEqual([null, '2026-12-10']);
});
