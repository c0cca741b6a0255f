import { youthCategories } from '@sidework/contracts/marketplace/categories';
import { describe, expect, it } from 'vitest';
import { sceneOf } from './scene-of.ts';

describe('the scene of a job', () => {
  it('is the house of work on houses where its category has none', () => {
    expect(sceneOf('other')).toBe('paint');
  });

  it('is never that for what children do, and of its own for yard work', () => {
    expect(youthCategories.map(({ key }) => sceneOf(key))).not.toContain('paint');
    expect(sceneOf('yard_work')).toBe('yard');
    expect(sceneOf('lawn_mowing')).toBe('garden');
  });
});
