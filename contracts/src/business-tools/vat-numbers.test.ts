import { describe, expect, it } from 'vitest';
import { checkedVatNumbers, vatNumberFault } from './vat-numbers.ts';

/** Countries whose format alone is checked. */
const formatAlone = new Set(['BG', 'CY', 'CZ', 'ES', 'LV']);

describe.each(checkedVatNumbers)('of %s the number %s', (country, number) => {
  it('is right as it is, with blanks, and of its own country alone', () => {
    expect(vatNumberFault(country, number)).toBeUndefined();
    expect(vatNumberFault(country, ` ${number.slice(0, 4)} ${number.slice(4).toLowerCase()}`)).toBe(
      undefined,
    );
    expect(vatNumberFault(country === 'IT' ? 'FR' : 'Italy', number)).toMatch(/of this country/);
    expect(vatNumberFault(country, number.slice(2))).toMatch(/of this country/);
  });
});

const withCheckDigits = checkedVatNumbers.filter(([country]) => !formatAlone.has(country));

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
