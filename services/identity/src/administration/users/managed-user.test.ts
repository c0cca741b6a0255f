import { expect, it } from 'vitest';
import { refusalOf } from '../../../test/refusals.ts';
import * as Managed from './managed-user.ts';

const failed = (why: string) => `validation_failed: ${why}`;

it.each([
  ['their own', () => Managed.requireOthers('one', 'one'), 'not_admin'],
  ["another's", () => Managed.requireOthers('one', 'two'), undefined],
  ["anybody's, as a program", () => Managed.requireOthers(undefined, 'two'), undefined],
  ['the last administrator', () => Managed.requireAdministratorStays(false), 'conflict'],
  ['one of two administrators', () => Managed.requireAdministratorStays(true), undefined],
])('administrators who shut out %s', (_whose, rule, refusal) => {
  expect(refusalOf(rule)).toBe(refusal);
});

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
  ['a session that nobody had', () => Managed.requireEnded([]), 'session_not_found'],
  ['a child', () => Managed.requireNoChild('sidework_kids', 'one'), 'not_admin'],
  ['a client', () => Managed.requireNoChild('client', 'one'), undefined],
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
