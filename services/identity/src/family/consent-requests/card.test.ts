import { describe, expect, it } from 'vitest';
import { goodCard } from '../../../test/kids.ts';
import { brandOf, isLuhn, requirePlausible } from './card.ts';

describe('the number of a card', () => {
  it.each([
    ['4242424242424242', true],
    ['4000000000000002', true],
    ['5555555555554444', true],
    ['378282246310005', true],
    ['4242424242424241', false],
    ['2424242424242424', false],
    ['000000000000', true],
    ['0', false],
    ['', false],
  ])('%s can be one: %s', (digits, expected) => {
    expect(isLuhn(digits)).toBe(expected);
  });

  it.each([
    ['4242424242424242', 'visa'],
    ['5555555555554444', 'mastercard'],
    ['2223003122003222', 'mastercard'],
    ['378282246310005', 'amex'],
    ['6011111111111117', 'other'],
  ])('%s is of %s', (digits, brand) => {
    expect(brandOf(digits)).toBe(brand);
  });
});

describe('the expiry of a card', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  it.each([
    ['11/26', true],
    ['12/26', true],
    ['01/27', true],
    ['10/26', false],
    ['12/25', false],
  ])('%s is good in November 2026: %s', (expiry, isGood) => {
    const check = () => requirePlausible({ ...goodCard, expiry }, now);
    if (isGood) expect(check).not.toThrow();
    else expect(check).toThrow(expect.objectContaining({ code: 'card_declined' }));
  });

  it('counts until its month is over everywhere', () => {
    const check = (at: string) => () =>
      requirePlausible({ ...goodCard, expiry: '11/26' }, new Date(at));
    expect(check('2026-12-01T11:59:00Z')).not.toThrow();
    expect(check('2026-12-01T12:00:00Z')).toThrow();
  });
});
