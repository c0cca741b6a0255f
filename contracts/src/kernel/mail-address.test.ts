import { expect, it } from 'vitest';
import { mailAddress } from './mail-address.ts';

it.each([
  'Field.Case+Plus@Example.COM',
  "o'brien@example.com",
  'tom&sue@example.com',
  'a/b@example.com',
  'key=value@example.com',
  'info@müller.example',
  'info@xn--mller-kva.example',
  'info@пример.рф',
  'info@example.xn--p1ai',
  'x@a-b.co',
])('%s is an address', (address) => {
  expect(mailAddress.test(address)).toBe(true);
});

it.each([
  'ada',
  'ada@',
  '@example.com',
  'ada@example',
  'ada@example.1',
  'ada@exam ple.com',
  'ada @example.com',
  '.ada@example.com',
  'ada.@example.com',
  'a..b@example.com',
  'ada@-example.com',
  'ada@example-.com',
  'ada@exa_mple.com',
  'ada@bob@example.com',
  'Ada <ada@example.com>',
  'ada@example.com,bob@example.com',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b'.repeat(250)}.com`,
])('%s is none', (address) => {
  expect(mailAddress.test(address)).toBe(false);
});
