import { describe, expect, it } from 'vitest';
import { nameInMail } from './mails.ts';

describe('a child in a mail', () => {
  it.each([
    ['Kim Maria Young', 'Kim Y.'],
    ['Kim', 'Kim'],
    ['Zoë O’Neill', 'Zoë O.'],
    ['Anne-Marie Ødegård', 'Anne-Marie Ø.'],
    ['李 小龙', '李 小.'],
    ['http://evil.example/win now', 'A child'],
    ['You\u2028won! Visit', 'You V.'],
    ['Click:here 5', 'A child'],
    ['x'.repeat(60), 'A child'],
    ['', 'A child'],
  ])('called %j is %s', (fullName, expected) => {
    expect(nameInMail(fullName)).toBe(expected);
  });
});
