import { expect, it } from 'vitest';
import { mapAddress } from '../../lib/map-address.ts';
import { bodyOf, initialOf } from './visit-texts.ts';

it('sends the days that were given, each once and in their order', () => {
  const [early, late] = ['2030-12-10', '2030-12-11'];
  expect(bodyOf({ address: '12 Elm Street', day1: late, day2: early, day3: late })).toEqual({
    address: '12 Elm Street',
    wantedDays: [early, late],
  });
  expect(bodyOf({ address: null, day1: null, day2: null, day3: null })).toEqual({
    address: null,
    wantedDays: [],
  });
});

it('has what is known in its fields', () => {
  expect(initialOf({ address: null, wantedDays: ['2030-12-10'] })).toEqual({
    address: '',
    day1: '2030-12-10',
    day2: '',
    day3: '',
  });
});

it('leads to a map', () => {
  expect(mapAddress('12 Elm & Oak')).toBe(
    'https://www.google.com/maps/search/?api=1&query=12%20Elm%20%26%20Oak',
  );
});
