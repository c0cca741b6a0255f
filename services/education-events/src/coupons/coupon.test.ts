import { describe, expect, it } from 'vitest';
import * as Coupon from './coupon.ts';

const now = new Date('2031-05-01T10:00:00Z');
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000).toISOString();
const draft = {
  code: 'SPRING',
  percentOff: 20,
  centsOff: null,
  mostUses: 2,
  validFrom: null,
  validUntil: null,
};
const add = (given: object = {}, others: { code: string }[] = []) =>
  Coupon.add('one', 9, { ...draft, ...given }, others, now);

describe('a coupon', () => {
  it.each([
    ['takes both a share and an amount', { centsOff: 500 }, 'coupon_worth'],
    ['takes nothing off', { percentOff: null }, 'coupon_worth'],
    ['ends before it starts', { validFrom: hours(2), validUntil: hours(1) }, 'coupon_dates'],
    ['has ended when it is added', { validUntil: hours(-1) }, 'coupon_dates'],
  ])('is refused where it %s', (_, given, code) => {
    expect(() => add(given)).toThrow(expect.objectContaining({ code }));
  });

  it('is refused where the course had its code, or has as many as it can', () => {
    expect(() => add({}, [{ code: 'SPRING' }])).toThrow(
      expect.objectContaining({ code: 'coupon_exists' }),
    );
    const many = Array.from({ length: 50 }, (_, place) => ({ code: `C-${place}` }));
    expect(() => add({}, many)).toThrow(expect.objectContaining({ code: 'coupons_full' }));
  });

  it.each([
    ['is unknown', undefined, 0, 'coupon_invalid'],
    ['has not begun', add({ validFrom: hours(1) }), 0, 'coupon_invalid'],
    ['is over', { ...add(), validUntil: now }, 0, 'coupon_invalid'],
    ['was ended', Coupon.end(add(), now), 0, 'coupon_invalid'],
    ['is used up', add(), 2, 'coupon_used_up'],
  ])('does not hold where it %s', (_, coupon, used, code) => {
    expect(() => Coupon.requireUsable(coupon, used, now)).toThrow(
      expect.objectContaining({ code }),
    );
  });

  it('holds while a use is left', () => {
    expect(() => Coupon.requireUsable(add(), 1, now)).not.toThrow();
    expect(() => Coupon.requireUsable(add({ mostUses: null }), 9_999, now)).not.toThrow();
  });

  it.each([
    [9_999, { percentOff: 20 }, 7_999],
    [9_999, { percentOff: 100 }, 0],
    [4_000, { percentOff: null, centsOff: 1_500 }, 2_500],
    [1_000, { percentOff: null, centsOff: 1_500 }, 0],
  ])('makes %i with %o to %i', (priceCents, given, expected) => {
    expect(Coupon.reduced(priceCents, add(given))).toBe(expected);
  });
});
