import { expect, it } from 'vitest';
import { compare, isOld, needsOf, type Sums } from './difference.ts';

const night = (day: number) => new Date(Date.UTC(2026, 10, day, 2));
const sums = (day: number, ledgerCents: number, bookCents = 100_00): Sums => ({
  professionalId: 'p',
  ledgerCents,
  bookCents,
  until: night(day),
});
const first = compare(undefined, sums(1, 130_00), night(1));
const second = compare(first, sums(2, 130_00), night(2));

it('books that agree are no difference, also where they once were', () => {
  expect(compare(undefined, sums(1, 100_00), night(1))).toBeUndefined();
  expect(compare(second, sums(3, 100_00), night(3))).toBeUndefined();
});

it('staff are told on the second night, and once', () => {
  expect(needsOf(first)).toEqual([]);
  expect(needsOf(second)).toMatchObject([{ kind: 'books_differ', title: '$30.00' }]);
  const third = compare(second, sums(3, 130_00), night(3));
  expect(needsOf(third)).toEqual(needsOf(second));
  expect(third).toMatchObject({ seenAt: night(1), toldAt: night(2) });
});

it('word of the same night is not a second night', () => {
  expect(compare(first, sums(1, 130_00), night(2))?.toldAt).toBeNull();
  expect([
    isOld(first, sums(1, 1)),
    isOld(first, sums(2, 1)),
    isOld(undefined, sums(1, 1)),
  ]).toEqual([true, false, false]);
});
