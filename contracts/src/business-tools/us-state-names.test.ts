import { expect, it } from 'vitest';
import { stateNames } from './us-state-names.ts';

it('the states are the 50 and the district, and no territory [LIC-16] [TAX-17] [CONST-21]', () => {
  expect(stateNames).toHaveLength(51);
  expect(stateNames).toContain('District of Columbia');
  expect(stateNames).not.toContain('Puerto Rico');
  expect([stateNames[0], stateNames[50]]).toEqual(['Alabama', 'Wyoming']);
});
