import { expect, it } from 'vitest';
import { youthCategories } from './categories.ts';
import { youthCautionsOf } from './youth-cautions.ts';

it.each([
  ['lawn_mowing', /^Young people under 16 may not use power mowers/],
  ['yard_work', /^Young people under 16 may not use power mowers/],
  ['raking_leaves', /^Young people under 16 may not use power mowers/],
  ['snow_shoveling', /^Young people under 16 may not use power mowers/],
  ['lifeguarding', /^Young people under 15 may not work as lifeguards/],
])('%s says %s, with its source', (category, text) => {
  const [caution, ...more] = youthCautionsOf(category);
  expect(caution).toMatch(text);
  expect(caution).toMatch(/570\.34, as of November 2026; your state may be stricter/);
  expect(more).toEqual([]);
});

it('says nothing of other kinds, and knows only kinds that young people may do', () => {
  expect(youthCautionsOf('tutoring')).toEqual([]);
  const warned = youthCategories.filter(({ key }) => youthCautionsOf(key).length > 0);
  expect(warned).toHaveLength(5);
});
