import { expect, it } from 'vitest';
import { portionsOf } from './portions.ts';

it('goes to the server in portions that a request takes', () => {
  const notes = 'n'.repeat(5_000);
  const many = Array.from({ length: 600 }, (_, place) => ({ fullName: `Client ${place}` }));
  const long = Array.from({ length: 12 }, () => ({ fullName: 'Rosa', notes }));
  for (const contacts of [many, long, [...long, ...many]]) {
    const portions = portionsOf(contacts);
    expect(portions.flat()).toEqual(contacts);
    for (const portion of portions) {
      expect(portion.length).toBeLessThanOrEqual(500);
      expect(JSON.stringify(portion).length).toBeLessThan(90_000);
    }
  }
});
