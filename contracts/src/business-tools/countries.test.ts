import { expect, it } from 'vitest';
import { countries, countryCode, countryName } from './countries.ts';

it.each([
  ['Germany', 'DE'],
  ['germany ', 'DE'],
  ['DEUTSCHLAND', 'DE'],
  ['Allemagne', 'DE'],
  ['de', 'DE'],
  ['Österreich', 'AT'],
  ['osterreich', 'AT'],
  ['México', 'MX'],
  ['România', 'RO'],
  ['Eesti', 'EE'],
  ['日本', 'JP'],
  ['UK', 'GB'],
  ['Holland', 'NL'],
  ["Côte d'Ivoire", 'CI'],
  ['Canada (Ontario)', 'CA'],
  ['Atlantis', undefined],
  ['', undefined],
])('%j is %s', (text, code) => {
  expect(countryCode(text)).toBe(code);
});

it('is written by its English name, with its province', () => {
  expect(countryName('Deutschland')).toBe('Germany');
  expect(countryName('kanada (Ontario)')).toBe('Canada (Ontario)');
  expect(countryName('Atlantis')).toBeUndefined();
  expect(countries()).toContain('Turkey');
  expect(countries()).not.toContain('United States');
});
