import { describe, expect, it } from 'vitest';
import type { Enrollment } from './enrollment.ts';
import { giveBack, refundUntil } from './enrollment-refund.ts';

const paidAt = new Date('2031-05-01T10:00:00Z');
const enrollment = { status: 'active', isPaid: true, priceCents: 4_000 } as Enrollment;
const day = (days: number) => new Date(paidAt.getTime() + days * 86_400_000);
const lastMoment = new Date(day(14).getTime() - 1);

describe('a course that was paid', () => {
  it.each([
    [0, 'at once', paidAt],
    [29, 'in the last moment of the 14 days', lastMoment],
  ])('can be given back with %i%% done, %s', (percent, _, now) => {
    const standing = { percent, paidAt };
    expect(refundUntil(enrollment, standing, now)).toEqual(day(14));
    const ended = giveBack(enrollment, standing, now);
    expect(ended).toMatchObject({ status: 'ended', isPaid: false });
  });

  it.each([
    ['after 14 days', {}, { percent: 0, paidAt }, day(14), 'refund_time_over'],
    ['with 30% done', {}, { percent: 30, paidAt }, paidAt, 'refund_too_far'],
    ['when it was free', {}, { percent: 0, paidAt: null }, paidAt, 'refund_not_paid'],
    ['twice', { status: 'ended' }, { percent: 0, paidAt }, paidAt, 'enrollment_not_open'],
    ['once completed', { status: 'completed' }, { percent: 100, paidAt }, paidAt, 'refund_too_far'],
  ] as const)('cannot be given back %s', (_, given, standing, now, code) => {
    const asked = { ...enrollment, ...given };
    expect(refundUntil(asked, standing, now)).toBeNull();
    expect(() => giveBack(asked, standing, now)).toThrow(expect.objectContaining({ code }));
  });
});
