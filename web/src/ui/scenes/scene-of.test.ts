import { youthCategories } from '@sidework/contracts/marketplace/categories';
import { describe, expect, it } from 'vitest';
import { sceneOf } from './scene-of.ts';
import { sceneOfTrade } from './scene-of-trade.ts';

describe('the scene of a job', () => {
  it.each([
    ['lawn_care', 'garden'],
    ['pet_care', 'pet'],
    ['hvac', 'fan'],
  ])('is that of its family where gigs call it %s', (category, scene) => {
    expect(sceneOf(category)).toBe(scene);
  });

  it('is the house of work on houses where its category has none', () => {
    expect(sceneOf('other')).toBe('paint');
  });

  it('is never that for what children do, and of its own for yard work', () => {
    expect(youthCategories.map(({ key }) => sceneOf(key))).not.toContain('paint');
    expect(sceneOf('yard_work')).toBe('yard');
    expect(sceneOf('lawn_mowing')).toBe('garden');
    expect(sceneOfTrade('Yard work on Saturday')).toBe('yard');
  });
});
