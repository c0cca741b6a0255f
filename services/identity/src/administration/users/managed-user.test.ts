import { expect, it } from 'vitest';
import { refusalOf } from '../../../test/refusals.ts';
import { userRow } from '../../../test/rows.ts';
import type { Factor } from '../../factors/rules/table.ts';
import * as Managed from './managed-user.ts';

const failed = (why: string) => `validation_failed: ${why}`;
const factor = (given: Partial<Factor> = {}) =>
  ({ id: 'one', status: 'verified', friendlyName: 'Phone', phone: '49155', ...given }) as Factor;
const confirmed = userRow();
const unconfirmed = userRow({ emailConfirmedAt: null });

it.each([
  ['their own', () => Managed.requireOthers('one', 'one'), 'not_admin'],
  ["another's", () => Managed.requireOthers('one', 'two'), undefined],
  ["anybody's, as a program", () => Managed.requireOthers(undefined, 'two'), undefined],
  ['the last administrator', () => Managed.requireAdministratorStays(false), 'conflict'],
  ['one of two administrators', () => Managed.requireAdministratorStays(true), undefined],
])('administrators who shut out %s', (_whose, rule, refusal) => {
  expect(refusalOf(rule)).toBe(refusal);
});

const secure = (isSecure: boolean) => ({ GOTRUE_MAILER_SECURE_EMAIL_CHANGE_ENABLED: isSecure });

it.each([
  [
    'an id that is none',
    () => Managed.readId('one'),
    failed('ID must conform to the uuid v4 format'),
  ],
  [
    'the id of nobody',
    () => Managed.readId('00000000-0000-0000-0000-000000000000'),
    failed('ID cannot be a nil uuid'),
  ],
  [
    'neither address nor number',
    () => Managed.requireReached({}),
    failed('Cannot create a user without either an email or phone'),
  ],
  ['a number', () => Managed.requireReached({ phone: '49155' }), undefined],
  ['nobody', () => Managed.requireFound(undefined), 'user_not_found'],
  ['an address that is taken', () => Managed.requireFreeAddress(false), 'email_exists'],
  ['a session that nobody had', () => Managed.requireEnded([]), 'session_not_found'],
  ['a child', () => Managed.requireNoChild('sidework_kids', 'one'), 'not_admin'],
  ['a client', () => Managed.requireNoChild('client', 'one'), undefined],
  [
    'a link of no kind',
    () => Managed.readLinkType('letter'),
    failed('Invalid email action link type requested: letter'),
  ],
  ['a recovery of nobody', () => Managed.requireMayOpenBy('recovery'), 'user_not_found'],
  ['an invitation of nobody', () => Managed.requireMayOpenBy('invite'), undefined],
  [
    'a confirmed address that signs up',
    () => Managed.requireUnconfirmed('signup', confirmed),
    'email_exists',
  ],
  [
    'an unconfirmed address that signs up',
    () => Managed.requireUnconfirmed('signup', unconfirmed),
    undefined,
  ],
  [
    'a confirmed address that recovers',
    () => Managed.requireUnconfirmed('recovery', confirmed),
    undefined,
  ],
  [
    'the current address where one suffices',
    () => Managed.requireBothAsked('email_change_current', secure(false)),
    failed('Enable secure email change to generate link for current email'),
  ],
  [
    'the current address where both are asked',
    () => Managed.requireBothAsked('email_change_current', secure(true)),
    undefined,
  ],
  [
    'a name of another factor',
    () => Managed.requireFreeName([factor()], 'two', 'Phone'),
    'mfa_factor_name_conflict',
  ],
  ['its own name', () => Managed.requireFreeName([factor()], 'one', 'Phone'), undefined],
  [
    'a number of another factor',
    () => Managed.requireOnce([factor()], factor({ id: 'two' })),
    'mfa_verified_factor_exists',
  ],
  [
    'a factor without a number',
    () => Managed.requireOnce([factor({ phone: null })], factor({ id: 'two', phone: null })),
    undefined,
  ],
])('an administrator names %s', (_what, rule, refusal) => {
  expect(refusalOf(rule)).toBe(refusal);
});

it.each([
  [{ email: true, phone: true }, 'email_exists'],
  [{ email: false, phone: true }, 'phone_exists'],
  [{ email: false, phone: false }, 'conflict'],
])('what is taken is told: %j', (taken, code) => {
  expect(Managed.takenBy(taken).code).toBe(code);
});
