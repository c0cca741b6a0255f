import { describe, expect, it } from 'vitest';
import { vatNumberFault } from './vat-numbers.ts';

/** A number of each country that is well formed. */
const numbers: [country: string, number: string][] = [
  ['AT', 'ATU13585627'],
  ['BE', 'BE0428759497'],
  ['BG', 'BG175074752'],
  ['CH', 'CHE107787577'],
  ['CY', 'CY10259033P'],
  ['CZ', 'CZ25123891'],
  ['DE', 'DE136695976'],
  ['DK', 'DK13585628'],
  ['EE', 'EE100931558'],
  ['ES', 'ESB58378431'],
  ['FI', 'FI20774740'],
  ['FR', 'FR40303265045'],
  ['GB', 'GB980780684'],
  ['GR', 'EL094259216'],
  ['HR', 'HR33392005961'],
  ['HU', 'HU12892312'],
  ['IE', 'IE6433435F'],
  ['IT', 'IT00743110157'],
  ['LT', 'LT119511515'],
  ['LU', 'LU15027442'],
  ['LV', 'LV40003521600'],
  ['MT', 'MT11679112'],
  ['NL', 'NL004495445B01'],
  ['NO', 'NO995525828MVA'],
  ['PL', 'PL8567346215'],
  ['PT', 'PT501964843'],
  ['RO', 'RO18547290'],
  ['SE', 'SE556188840401'],
  ['SI', 'SI50223054'],
  ['SK', 'SK2022749619'],
];

/** Countries whose format alone is checked. */
const formatAlone = new Set(['BG', 'CY', 'CZ', 'ES', 'LV']);

describe.each(numbers)('of %s the number %s', (country, number) => {
  it('is right as it is, with blanks, and of its own country alone', () => {
    expect(vatNumberFault(country, number)).toBeUndefined();
    expect(vatNumberFault(country, ` ${number.slice(0, 4)} ${number.slice(4).toLowerCase()}`)).toBe(
      undefined,
    );
    expect(vatNumberFault(country === 'IT' ? 'FR' : 'Italy', number)).toMatch(/of this country/);
    expect(vatNumberFault(country, number.slice(2))).toMatch(/of this country/);
  });
});

const withCheckDigits = numbers.filter(([country]) => !formatAlone.has(country));

it.each(withCheckDigits)('of %s the number %s is wrong with another digit', (country, number) => {
  const at = number.search(/\d(?=\D*$|\D*\d{0,2}\D*$)/);
  const others = [...'0123456789'].map(
    (digit) => number.slice(0, at) + digit + number.slice(at + 1),
  );
  const right = others.filter((other) => vatNumberFault(country, other) === undefined);
  expect(right.length).toBeLessThanOrEqual(2);
  expect(right).toContain(number);
});

it.each([
  ['Germany', 'DE123456789', /check digits/],
  ['Deutschland', 'DE136695976', undefined],
  ['Greece', 'GR094259216', undefined],
  ['United Kingdom', 'XI980780684', undefined],
  ['Japan', 'JP1234567890', undefined],
  ['Japan', '12', /VAT number/],
])('in %s the number %s', (country, number, fault) => {
  const found = vatNumberFault(country, number);
  if (fault) expect(found).toMatch(fault);
  else expect(found).toBeUndefined();
});
