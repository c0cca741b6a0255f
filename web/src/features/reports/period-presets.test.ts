import { expect, it } from 'vitest';
import { presetOf, presets } from './period-presets.ts';

it.each([
  ['year_to_date', '2026-01-05', '2026-01-01', '2026-01-05'],
  ['this_month', '2028-02-10', '2028-02-01', '2028-02-29'],
  ['last_month', '2026-01-05', '2025-12-01', '2025-12-31'],
  ['last_month', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['last_year', '2026-03-31', '2025-01-01', '2025-12-31'],
] as const)('%s on %s is from %s to %s', (key, today, from, to) => {
  expect(presets[key].days(today)).toEqual({ from, to });
  expect(presetOf({ from, to }, today)).toBe(key);
});

it('other days are no usual period', () => {
  expect(presetOf({ from: '2026-01-02', to: '2026-01-03' }, '2026-03-31')).toBe('days');
});
