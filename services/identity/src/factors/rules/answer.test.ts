import { expect, it } from 'vitest';
import { refusalOf } from '../../../test/refusals.ts';
import * as Answer from './answer.ts';

const failed = (why: string) => `validation_failed: ${why}`;

it.each([
  [
    'a try that is admitted',
    () => Answer.requireTriesLeft({ countWrong: async () => {} }, false),
    undefined,
  ],
  ['a try too many', () => Answer.requireTriesLeft({ wait: 60 }, false), 'over_request_rate_limit'],
  [
    'a recovery code too many',
    () => Answer.requireTriesLeft({ wait: 60 }, true),
    'mfa_recovery_codes_locked',
  ],
  ['an empty answer', () => Answer.requireCode(''), failed('Code needs to be non-empty')],
  ['a code', () => Answer.requireCode('123456'), undefined],
  ['a wrong answer', () => Answer.requireProved(undefined, 'totp'), 'mfa_verification_failed'],
  ['a right answer', () => Answer.requireProved({}, 'totp'), undefined],
  ['no key', () => Answer.requireCredential(null), failed('WebAuthn config required')],
  [
    'a key of another kind',
    () => Answer.requireCredential({ type: 'get' }),
    failed('WebAuthn type must be create or request'),
  ],
  [
    'a key that says nothing',
    () => Answer.requireCredential({ type: 'create' }),
    failed('credential_response required'),
  ],
  ['a key', () => Answer.requireCredential({ type: 'create', credential_response: {} }), undefined],
])('an answer of a second step is %s', (_what, rule, refusal) => {
  expect(refusalOf(rule)).toBe(refusal);
});
