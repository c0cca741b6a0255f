import { describe, expect, it } from 'vitest';
import { metadataOf, requireEmail, requirePhone } from './input.ts';

describe('what a sign-up says of a person', () => {
  it('is a name, a user type and a profession, and nothing else [AUTH-12]', () => {
    const given = { full_name: ' Ada ', user_type: 'professional', profession: 'Plumber' };

    expect(metadataOf({ ...given, role: 'admin', account_type: 'gig_worker' })).toEqual({
      full_name: 'Ada',
      user_type: 'professional',
      profession: 'Plumber',
    });
  });

  it.each([
    ['a user type that is not one', { user_type: 'admin' }],
    ['a name that is no text', { full_name: { first: 'Ada' } }],
    ['a name with a null character', { full_name: 'A\u0000da' }],
    ['half a surrogate pair', { full_name: 'A\ud800da' }],
    ['a name of two lines', { full_name: 'Ada\nSidework' }],
    ['a name of which nothing is seen', { full_name: '\u3164' }],
    ['a profession of a thousand characters', { profession: 'x'.repeat(1000) }],
  ])('leaves out %s', (_what, given) => {
    expect(Object.values(metadataOf(given)).filter((value) => value !== undefined)).toEqual([]);
  });

  it('takes a name without marks of direction that were pasted with it', () => {
    expect(metadataOf({ full_name: '\u2068Ada\u2069' })).toEqual({ full_name: 'Ada' });
  });

  it.each([null, undefined, 'text', 7, []])('takes %j as nothing said', (given) => {
    expect(metadataOf(given)).toEqual({});
  });
});

describe('an address', () => {
  it('is kept in lower case', () => {
    expect(requireEmail(' Ada@Example.COM ')).toBe('ada@example.com');
  });

  it.each(['', 'ada', 'ada@', '@example.com', 'a b@example.com', `${'x'.repeat(250)}@example.com`])(
    'is not %j',
    (given) => {
      expect(() => requireEmail(given)).toThrow(expect.objectContaining({ statusCode: 400 }));
    },
  );
});

describe('a number', () => {
  it.each([
    '+1 (973) 555-0123',
    '\u202a+1 (973) 555-0123\u202c',
    '+1 973.555.0123',
    '+1 (973) 555\u20130123',
    '+1\u00a0973\u2011555\u20110123',
    '+1 973/555-0123',
  ])('is kept in its digits: %j', (typed) => {
    expect(requirePhone(typed)).toBe('19735550123');
  });

  it.each(['', 'call me', '0123', '973-555-0123 x12', '+1 973 555 0123 ext. 12'])(
    'that a text message reaches is not %j',
    (typed) => {
      expect(() => requirePhone(typed)).toThrow(expect.objectContaining({ statusCode: 400 }));
    },
  );
});
