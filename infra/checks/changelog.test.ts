import { expect, it } from 'vitest';
import { faultsOfChangelog } from './changelog.ts';

const written = (...sections: string[]) => `# What changed\n\n${sections.join('\n\n')}\n`;
const today = '## 2026-11-28\n\n- Searches find "C++".';
const before = '## 2026-11-27\n\n- Toasts stand in one place,\n  at the lower left.';

it.each([
  ['releases alone', written(today, before)],
  ['changes that wait above them', written('## Unreleased\n\n- A page is faster.', today, before)],
])('%s are in form', (_what, text) => {
  expect(faultsOfChangelog(text)).toEqual([]);
});

it.each([
  ['an older release above a newer one', written(before, today), 'does not stand above'],
  ['one day twice', written(today, today), 'does not stand above'],
  ['changes that wait below a release', written(today, '## Unreleased\n\n- One.'), 'not a release'],
  ['a day that is none', written('## 2026-13-28\n\n- One.'), 'not a release'],
  ['a release without a change', written('## 2026-11-28', before), 'does not begin'],
  ['a line that belongs to no change', written(`${today}\nIt is fast.`), 'is no change'],
  ['a line that is too long', written(`## 2026-11-28\n\n- ${'x'.repeat(139)}`), 'over 140'],
  ['no title', `${today}\n`, 'begins with one title'],
])('%s is refused', (_what, text, said) => {
  expect(faultsOfChangelog(text).join('\n')).toContain(said);
});
