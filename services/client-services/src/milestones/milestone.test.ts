import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { client, heldWork, now, professional, refusal, stranger, work } from '../../test/work.ts';
import * as Milestone from './milestone.ts';

const part = (amountCents: number, given: Partial<Milestone.Milestone> = {}) =>
  ({
    id: `part of ${amountCents}`,
    planId: 'plan',
    position: 0,
    title: 'Deposit',
    amountCents,
    dueOn: null,
    status: 'planned',
    finishedAt: null,
    releasesAt: null,
    fundedAt: null,
    releasedAt: null,
    ...given,
  }) satisfies Milestone.Milestone;
const funded = part(4_000, { status: 'funded', fundedAt: now });
const centsOf = (all: { amountCents: number }[]) =>
  all.reduce((sum, { amountCents }) => sum + amountCents, 0);
const half = [part(4_000), part(6_000)];
const adults = { isOfChild: false, now };
const plan = Milestone.propose('plan', work(), half, client, adults);
const disputed = work({ isDisputed: true });
const days = { now, releaseDays: 14 };
const inDays = (count: number) => new Date(now.getTime() + count * 86_400_000);

it.each([
  ['by a stranger', 'service_not_found', work(), half, stranger, adults],
  [
    'of work by a child',
    'milestones_of_adults',
    work(),
    half,
    client,
    { ...adults, isOfChild: true },
  ],
  ['of paid work', 'milestones_too_late', heldWork(), half, client, adults],
  ['of disputed work', 'service_disputed', disputed, half, client, adults],
  ['a cent short', 'milestones_not_total', work(), [part(4_000), part(5_999)], client, adults],
] as const)('a plan %s is not proposed', (_, code, service, parts, by, how) => {
  expect(() => Milestone.propose('plan', service, parts, by, how)).toThrow(refusal(code));
});

it.each([
  ['its own side', 'own_milestones', work(), client, plan],
  ['a stranger', 'service_not_found', work(), stranger, plan],
  [
    'the other side after the total changed',
    'milestones_total_changed',
    work({ totalAmountCents: 9_000 }),
    professional,
    plan,
  ],
  [
    'the other side a second time',
    'milestones_answered',
    work(),
    professional,
    { ...plan, status: 'agreed' },
  ],
] as const)('%s does not agree to a plan', (_, code, service, by, given) => {
  expect(() => Milestone.agree(given, service, half, by, now)).toThrow(refusal(code));
});

describe('a milestone', () => {
  it('takes the money of its own price while the work can be paid', () => {
    const takes = (given: Partial<Milestone.Milestone>, cents = 4_000, service = work()) =>
      Milestone.takes(part(4_000, given), { amountCents: cents }, service);
    expect(takes({})).toBe(true);
    expect([
      takes({}, 3_999),
      takes({ status: 'funded' }),
      takes({}, 4_000, disputed),
      takes({}, 4_000, work({ status: 'cancelled' })),
      Milestone.takes(undefined, { amountCents: 4_000 }, work()),
    ]).toEqual(Array(5).fill(false));
  });

  it('that is marked as done is released in so many days, and once', () => {
    const finished = Milestone.finish(funded, work(), professional, days);
    expect(finished).toEqual({ ...funded, finishedAt: now, releasesAt: inDays(14) });
    const later = { now: inDays(3), releaseDays: 14 };
    expect(Milestone.finish(finished, work(), professional, later)).toBe(finished);
    expect(Milestone.isDue(finished, work(), inDays(13))).toBe(false);
    expect(Milestone.isDue(finished, work(), inDays(14))).toBe(true);
    expect(Milestone.isDue(finished, disputed, inDays(14))).toBe(false);
    expect(Milestone.isDue(funded, work(), inDays(14))).toBe(false);
    const released = Milestone.release(finished, inDays(14));
    expect(released).toMatchObject({ status: 'released', releasesAt: null });
    expect(Milestone.isDue(released, work(), inDays(15))).toBe(false);
    expect(Milestone.release(released, inDays(20))).toBe(released);
    expect(Milestone.settle(finished)).toMatchObject({ status: 'settled', releasesAt: null });
  });

  it.each([
    ['by its client', 'not_the_professional', funded, work(), client],
    ['while disputed', 'service_disputed', funded, disputed, professional],
    ['before it is paid', 'milestone_not_funded', part(4_000), work(), professional],
  ] as const)('is not marked as done %s', (_, code, milestone, service, by) => {
    expect(() => Milestone.finish(milestone, service, by, days)).toThrow(refusal(code));
  });

  it('is released by its client alone', () => {
    expect(() => Milestone.requireReleasable(funded, work(), professional)).toThrow(
      refusal('not_the_client'),
    );
    expect(() => Milestone.requireReleasable(part(1), work(), client)).toThrow(
      refusal('milestone_not_funded'),
    );
    expect(Milestone.requireReleasable(funded, work(), client)).toBeUndefined();
  });
});

it('milestones make up each total that leaves what is paid as it is', () => {
  const statuses = fc.constantFrom('planned', 'funded', 'released', 'settled');
  const parts = fc.array(
    fc.record({ amountCents: fc.integer({ min: 1, max: 9_999 }), status: statuses }),
    {
      minLength: 1,
      maxLength: 6,
    },
  );
  fc.assert(
    fc.property(parts, fc.integer({ min: 1, max: 80_000 }), (given, total) => {
      const all = given.map(({ amountCents, status }, position) =>
        part(amountCents, { id: `${position}`, position, status: status as 'planned' }),
      );
      const paid = all.filter(({ status }) => status !== 'planned');
      if (total < centsOf(paid)) {
        expect(() => Milestone.fitTo(all, total, () => 'new')).toThrow(
          refusal('total_below_milestones'),
        );
        return;
      }
      const { kept, removed } = Milestone.fitTo(all, total, () => 'new');
      expect(centsOf(kept)).toBe(total);
      expect(kept.every(({ amountCents }) => amountCents > 0)).toBe(true);
      expect(kept).toEqual(expect.arrayContaining(paid));
      expect(removed.every(({ status }) => status === 'planned')).toBe(true);
    }),
  );
});
