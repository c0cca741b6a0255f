import { expect, it } from 'vitest';
import { arranged, type Photo, requireRoom } from './portfolio.ts';

const photos: Photo[] = ['a', 'b', 'c'].map((name, position) => ({
  name,
  position,
  caption: '',
  personId: 'pat',
  addedAt: new Date(),
}));
const sorted = (order: { name: string; caption: string }[]) =>
  arranged(photos, order).map(({ name, caption, position }) => `${position} ${name} ${caption}`);

it.each([
  [
    ['c', 'a', 'b'],
    ['0 c C', '1 a A', '2 b B'],
  ],
  // One that another window added keeps its words and stands last.
  [
    ['c', 'a'],
    ['0 c C', '1 a A', '2 b '],
  ],
  [
    ['c', 'c'],
    ['0 c C', '1 a ', '2 b '],
  ],
  [[], ['0 a ', '1 b ', '2 c ']],
])('the order %j is kept', (names, result) => {
  expect(sorted(names.map((name) => ({ name, caption: name.toUpperCase() })))).toEqual(result);
});

it('a photo of nobody is refused, and a 25th one', () => {
  const unknown = [{ name: 'x', caption: '' }];
  expect(() => arranged(photos, unknown)).toThrow(expect.objectContaining({ code: 'not_found' }));
  expect(() => requireRoom(new Array(23))).not.toThrow();
  expect(() => requireRoom(new Array(24))).toThrow(
    expect.objectContaining({ code: 'portfolio_full' }),
  );
});
