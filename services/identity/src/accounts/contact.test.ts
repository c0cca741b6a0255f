import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../test/refusals.ts';
import { after, someday, userRow } from '../../test/rows.ts';
import * as Contact from './contact.ts';
import type { User } from './table.ts';

const email = 'new@example.com';
const phone = '4915550000001';
const ada = 'ada@example.com';
const at = after(5);

describe('an address or a number', () => {
  const { id } = userRow();
  it.each([
    ['email' as const, undefined, undefined, undefined],
    ['email' as const, { id: 'another' }, id, 'email_exists'],
    ['phone' as const, { id: 'another' }, id, 'phone_exists'],
    ['phone' as const, { id }, id, undefined],
    ['email' as const, { id }, undefined, 'email_exists'],
  ])('an %s of %j is free for %s', (way, holder, ownId, refusal) => {
    expect(refusalOf(() => Contact.requireFree(way, holder, ownId))).toBe(refusal);
  });

  it.each([
    ['email' as const, true, undefined],
    ['email' as const, false, 'email_exists'],
    ['phone' as const, false, 'phone_exists'],
  ])('an %s is of a newcomer where the row went in: %s', (way, isInserted, refusal) => {
    expect(refusalOf(() => Contact.requireInserted(isInserted, way))).toBe(refusal);
  });

  it.each([
    ['email' as const, {}, undefined],
    ['email' as const, { emailConfirmedAt: null }, 'email_not_confirmed'],
    ['phone' as const, {}, undefined],
    ['phone' as const, { phone }, 'phone_not_confirmed'],
    ['phone' as const, { phone, phoneConfirmedAt: someday }, undefined],
  ])('an %s of %j opens something', (way, row, refusal) => {
    const open = () => Contact.requireConfirmed(userRow(row), way, undefined, { status: 403 });
    expect(refusalOf(open)).toBe(refusal);
  });

  it.each([
    [{}, true],
    [{ emailConfirmedAt: null }, false],
    [{ emailConfirmedAt: null, phoneConfirmedAt: someday }, true],
  ])('%j shows whose the account is: %s', (row, outcome) => {
    expect(Contact.isConfirmed(userRow(row))).toBe(outcome);
  });
});

const confirmed = { emailConfirmedAt: at, emailProvedAt: at };

interface Row {
  what: string;
  before?: Partial<User>;
  change: (user: User) => User;
  changed: Partial<User>;
}

const byEmail = (row: Partial<User>): Partial<User> => ({
  email,
  emailConfirmedAt: at,
  emailProvedAt: null,
  emailChange: null,
  emailChangeConfirmations: 0,
  userMetadata: { email, email_verified: true },
  isAnonymous: false,
  updatedAt: at,
  ...row,
});

const vouch =
  (before: Partial<User>, vouched: Parameters<typeof Contact.vouchFor>[2]) => (user: User) =>
    Contact.vouchFor(user, userRow(before), vouched, at);

describe('the row after', () => {
  it.each<Row>([
    {
      what: 'the first answer of an address',
      before: { emailConfirmedAt: null, userMetadata: { own: 1 } },
      change: (user) => Contact.confirmEmail(user, at),
      changed: { ...confirmed, userMetadata: { own: 1, email_verified: true }, updatedAt: at },
    },
    {
      what: 'the first answer of an address that merely counted as confirmed',
      change: (user) => Contact.confirmEmail(user, at),
      changed: { emailProvedAt: at, userMetadata: { email_verified: true }, updatedAt: at },
    },
    {
      what: 'the second answer of an address',
      before: { emailProvedAt: someday },
      change: (user) => Contact.confirmEmail(user, at),
      changed: {},
    },
    {
      what: 'the first answer of a number',
      before: { phone },
      change: (user) => Contact.confirmPhone(user, at),
      changed: { phoneConfirmedAt: at, userMetadata: { phone_verified: true }, updatedAt: at },
    },
    {
      what: 'the second answer of a number',
      before: { phone, phoneConfirmedAt: someday },
      change: (user) => Contact.confirmPhone(user, at),
      changed: {},
    },
    {
      what: 'a new address',
      before: { emailProvedAt: someday, emailChange: email, emailChangeConfirmations: 2 },
      change: (user) => Contact.change(user, { email }, at),
      changed: byEmail({}),
    },
    {
      what: 'a new address that answered',
      change: (user) => Contact.change(user, { email, isEmailProved: true }, at),
      changed: byEmail({ emailProvedAt: at }),
    },
    {
      what: 'the address of before',
      before: { emailProvedAt: someday },
      change: (user) => Contact.change(user, { email: ada }, at),
      changed: byEmail({
        email: ada,
        emailProvedAt: someday,
        userMetadata: { email: ada, email_verified: true },
      }),
    },
    {
      what: 'a new number, which keeps the address',
      before: { userMetadata: { own: 1 }, phoneChange: phone, emailChange: email },
      change: (user) => Contact.change(user, { phone }, at),
      changed: {
        phone,
        phoneConfirmedAt: at,
        phoneChange: null,
        userMetadata: { own: 1, phone, phone_verified: true },
        updatedAt: at,
      },
    },
    {
      what: 'a change of address that is asked for again',
      before: { emailChange: 'other@example.com', emailChangeConfirmations: 1 },
      change: (user) => Contact.startEmailChange(user, email),
      changed: { emailChange: email, emailChangeConfirmations: 0 },
    },
    {
      what: 'a second link of the same change',
      before: { emailChange: email, emailChangeConfirmations: 1 },
      change: (user) => Contact.continueEmailChange(user, email, at),
      changed: { updatedAt: at },
    },
    {
      what: 'a link of another change',
      before: { emailChange: 'other@example.com', emailChangeConfirmations: 1 },
      change: (user) => Contact.continueEmailChange(user, email, at),
      changed: { emailChange: email, emailChangeConfirmations: 0, updatedAt: at },
    },
    {
      what: 'a new number that is asked',
      change: (user) => Contact.startPhoneChange(user, phone, at),
      changed: { phoneChange: phone, updatedAt: at },
    },
    {
      what: 'a new number that could not be texted',
      before: { phoneChange: phone },
      change: Contact.cancelPhoneChange,
      changed: { phoneChange: null },
    },
    {
      what: 'an address that a provider has verified',
      before: { email: null, emailConfirmedAt: null },
      change: (user) => Contact.adoptEmail(user, email, at),
      changed: { email, ...confirmed, updatedAt: at },
    },
    {
      what: 'no address that is left',
      before: { emailProvedAt: someday },
      change: (user) => Contact.adoptEmail(user, null, at),
      changed: { email: null, emailConfirmedAt: null, emailProvedAt: null, updatedAt: at },
    },
    {
      what: 'a number that goes',
      before: { phone, phoneConfirmedAt: someday },
      change: (user) => Contact.dropPhone(user, at),
      changed: { phone: null, phoneConfirmedAt: null, updatedAt: at },
    },
    {
      what: 'an administrator who vouches for an address',
      before: { emailConfirmedAt: null, isAnonymous: true },
      change: vouch({ emailConfirmedAt: null, isAnonymous: true }, { email: true }),
      changed: { emailConfirmedAt: at, isAnonymous: false, updatedAt: at },
    },
    {
      what: 'an administrator who vouches for a number that is not there',
      before: { isAnonymous: true },
      change: vouch({ isAnonymous: true }, { phone: true }),
      changed: { updatedAt: at },
    },
    {
      what: 'an administrator who merely sets an address',
      before: { email },
      change: vouch({ emailConfirmedAt: null, isAnonymous: true }, {}),
      changed: { emailConfirmedAt: null, isAnonymous: true, updatedAt: at },
    },
    {
      what: 'an administrator who vouches for what was confirmed before',
      before: { phone, phoneConfirmedAt: at },
      change: vouch({ phoneConfirmedAt: someday }, { email: true, phone: true }),
      changed: { phoneConfirmedAt: someday, updatedAt: at },
    },
  ])('$what', ({ before = {}, change, changed }) => {
    const user = userRow(before);
    expect(change(user)).toEqual({ ...user, ...changed });
  });
});

describe('an answered mail about a change of address', () => {
  it.each([
    ['the new one alone', {}, 'new', email, true, 2, false],
    ['the current one alone', {}, 'current', ada, true, 1, false],
    ['the new after the current', { emailChangeConfirmations: 1 }, 'new', email, true, 3, true],
    ['the current after the new', { emailChangeConfirmations: 2 }, 'current', ada, true, 3, true],
    ['the current twice', { emailChangeConfirmations: 1 }, 'current', ada, true, 1, false],
    ['the new one where one suffices', {}, 'new', email, false, 2, true],
    ['the current one where one suffices', {}, 'current', ada, false, 1, false],
    ['the new one of somebody without an address', { email: null }, 'new', email, true, 2, true],
  ] as const)('%s', (_what, row, from, sentTo, isSecure, emailChangeConfirmations, isWhole) => {
    const user = userRow({ emailChange: email, ...row });
    expect(Contact.answerEmailChange(user, { from, sentTo }, isSecure)).toEqual({
      user: { ...user, emailChangeConfirmations },
      email,
      isWhole,
    });
  });

  it.each([
    ['an address that is asked for no longer', {}, 'new', 'other@example.com'],
    ['a change that was given up', { emailChange: null }, 'new', email],
    ['a current address that has changed', {}, 'current', 'before@example.com'],
  ] as const)('%s means nothing', (_what, row, from, sentTo) => {
    const user = userRow({ emailChange: email, ...row });
    expect(Contact.answerEmailChange(user, { from, sentTo }, true)).toBeUndefined();
  });
});
