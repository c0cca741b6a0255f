import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../../test/refusals.ts';
import { readFollowed, readLink, readVerification, type VerificationBody } from './verification.ts';

const email = 'ada@example.com';
const phone = '4915550000001';
const refused = (why: string) => `validation_failed: ${why}`;

describe('a link', () => {
  it.each([
    ['signup', ['signup', 'invite']],
    ['invite', ['invite', 'signup']],
    ['magiclink', ['magiclink', 'recovery']],
    ['recovery', ['recovery', 'magiclink']],
    ['email', ['signup', 'invite', 'magiclink', 'recovery']],
    ['email_change', ['email_change_current', 'email_change_new']],
  ])('of type %s opens %j', (type, purposes) => {
    const read = { purposes, token: 'hash' };
    expect(readLink(type, 'hash')).toEqual(read);
    expect(readVerification({ type, token_hash: 'hash' })).toEqual(read);
  });

  it.each(['sms', 'phone_change', 'reauthentication', 'constructor', ''])(
    'is not of type %j',
    (type) => {
      expect(refusalOf(() => readLink(type, 'hash'))).toBe(
        refused('Invalid email verification type'),
      );
    },
  );
});

describe('a typed code', () => {
  it.each<[string, VerificationBody, object]>([
    [
      'from a mail',
      { type: 'recovery', token: '123456', email: 'Ada@Example.com' },
      { purposes: ['recovery', 'magiclink'], code: '123456', email },
    ],
    [
      'from a text message',
      { type: 'sms', token: '123456', phone: '+49 155 50000001' },
      { purposes: ['sms'], code: '123456', phone },
    ],
    [
      'for another number',
      { type: 'phone_change', token: '123456', phone },
      { purposes: ['phone_change'], code: '123456', phone },
    ],
  ])('%s is read', (_what, body, read) => {
    expect(readVerification(body)).toEqual(read);
  });
});

const token = '123456';
const oneReceiver = 'Only an email address or phone number should be provided on verify';
const oneProof = 'Verify requires either a token or a token hash';
const unsupported = 'Unsupported verification type';

it.each<[string, VerificationBody, string]>([
  ['without a type', { token, email }, 'Verify requires a verification type'],
  ['of an empty type', { type: '', token, email }, 'Verify requires a verification type'],
  ['without a proof', { type: 'email', email }, oneProof],
  ['of two proofs', { type: 'email', token, token_hash: 'hash' }, oneProof],
  [
    'of a link and an address',
    { type: 'email', token_hash: 'hash', email },
    'Only the token_hash and type should be provided',
  ],
  [
    'of a link and a number',
    { type: 'email', token_hash: 'hash', phone },
    'Only the token_hash and type should be provided',
  ],
  ['of a code for nobody', { type: 'email', token }, oneReceiver],
  ['of a code for two', { type: 'email', token, email, phone }, oneReceiver],
  ['of a text’s type by mail', { type: 'sms', token, email }, unsupported],
  ['of a mail’s type by text', { type: 'email', token, phone }, unsupported],
  ['of an unknown type', { type: 'reauthentication', token, email }, unsupported],
  [
    'of a bad address',
    { type: 'email', token, email: 'ada' },
    'Unable to validate email address: invalid format',
  ],
  [
    'of a bad number',
    { type: 'sms', token, phone: 'ada' },
    'Invalid phone number format (E.164 required)',
  ],
])('a verification %s is refused', (_what, body, why) => {
  expect(refusalOf(() => readVerification(body))).toBe(refused(why));
});

it.each<[string, VerificationBody, object]>([
  ['its hash', { type: 'signup', token_hash: 'hash' }, { type: 'signup', token: 'hash' }],
  ['an older name', { type: 'signup', token: 'hash' }, { type: 'signup', token: 'hash' }],
])('a link in a browser gives %s', (_what, body, read) => {
  expect(readFollowed(body)).toEqual(read);
});

it.each<[string, VerificationBody, string]>([
  ['without a type', { token: 'hash' }, 'Verify requires a verification type'],
  ['without a token', { type: 'signup' }, 'Verify requires a token or a token hash'],
])('a link in a browser %s is refused', (_what, body, why) => {
  expect(refusalOf(() => readFollowed(body))).toBe(refused(why));
});
