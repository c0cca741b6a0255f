import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../test/refusals.ts';
import { accountOf, after, someday, userRow } from '../../test/rows.ts';
import {
  answered,
  changesOf,
  refusalOfSave,
  requireFree,
  requireOwnContact,
} from './contact-change.ts';

const email = 'new@example.com';
const phone = '4915550000001';
const current = 'email_change_current' as const;
const next = 'email_change_new' as const;

describe('a change of contact', () => {
  const child = 'sidework_kids' as const;
  it.each([
    ['a child changes an address', child, { email }, 'not_admin'],
    ['a child changes a number', child, { phone }, 'not_admin'],
    ['a child changes nothing of it', child, {}, undefined],
    ['a client changes both', 'client' as const, { email, phone }, undefined],
  ])('%s', (_what, accountType, contact, refusal) => {
    const profile = { ...accountOf().profile, accountType };
    expect(refusalOf(() => requireOwnContact(profile, contact))).toBe(refusal);
  });

  const { id } = userRow();
  it.each([
    ['email' as const, undefined, undefined, undefined],
    ['email' as const, { id: 'another' }, id, 'email_exists'],
    ['phone' as const, { id: 'another' }, id, 'phone_exists'],
    ['phone' as const, { id }, id, undefined],
    ['email' as const, { id }, undefined, 'email_exists'],
  ])('an %s of %j is free for %s', (way, holder, ownId, refusal) => {
    expect(refusalOf(() => requireFree(way, holder, ownId))).toBe(refusal);
  });

  it('translates the word of the unique index, and nothing else', () => {
    const taken = Object.assign(new Error('duplicate key'), {
      name: 'PostgresError',
      code: '23505',
    });
    expect(refusalOfSave(taken, { email, phone })).toMatchObject({ code: 'email_exists' });
    expect(refusalOfSave(taken, { phone })).toMatchObject({ code: 'phone_exists' });
    const other = new Error('a mistake of ours');
    expect(refusalOfSave(other, { email })).toBe(other);
  });
});

describe('the row after a change of contact', () => {
  it.each([
    ['a new address', { email }, null],
    ['a new address that answered', { email, isEmailProved: true }, after(5)],
    ['the address of before', { email: 'ada@example.com' }, someday],
  ])('has %s as proved as it is', (_what, contact, emailProvedAt) => {
    const user = userRow({
      emailProvedAt: someday,
      emailChange: email,
      emailChangeConfirmations: 2,
    });
    expect(changesOf(user, contact, after(5))).toEqual({
      email: contact.email,
      emailConfirmedAt: after(5),
      emailProvedAt,
      emailChange: null,
      emailChangeConfirmations: 0,
      userMetadata: { email: contact.email, email_verified: true },
      isAnonymous: false,
      updatedAt: after(5),
    });
  });

  it('keeps the address where a number changes', () => {
    expect(changesOf(userRow({ userMetadata: { own: 1 } }), { phone }, after(5))).toEqual({
      phone,
      phoneConfirmedAt: after(5),
      phoneChange: null,
      userMetadata: { own: 1, phone, phone_verified: true },
      isAnonymous: false,
      updatedAt: after(5),
    });
  });
});

describe('an answered mail about a change of address', () => {
  const ada = 'ada@example.com';
  it.each([
    ['the new one alone', {}, next, email, true, { confirmations: 2, isWhole: false }],
    ['the current one alone', {}, current, ada, true, { confirmations: 1, isWhole: false }],
    [
      'the new one after the current',
      { emailChangeConfirmations: 1 },
      next,
      email,
      true,
      { confirmations: 3, isWhole: true },
    ],
    [
      'the current one after the new',
      { emailChangeConfirmations: 2 },
      current,
      ada,
      true,
      { confirmations: 3, isWhole: true },
    ],
    [
      'the current one twice',
      { emailChangeConfirmations: 1 },
      current,
      ada,
      true,
      { confirmations: 1, isWhole: false },
    ],
    ['the new one where one suffices', {}, next, email, false, { confirmations: 2, isWhole: true }],
    [
      'the current one where one suffices',
      {},
      current,
      ada,
      false,
      { confirmations: 1, isWhole: false },
    ],
    [
      'the new one of somebody without an address',
      { email: null },
      next,
      email,
      true,
      { confirmations: 2, isWhole: true },
    ],
    ['an address that is asked for no longer', {}, next, 'other@example.com', true, undefined],
    ['a change that was given up', { emailChange: null }, next, email, true, undefined],
    ['a current address that has changed', {}, current, 'before@example.com', true, undefined],
  ])('%s', (_what, row, purpose, sentTo, isSecure, outcome) => {
    const user = userRow({ emailChange: email, ...row });
    expect(answered(user, { purpose, sentTo }, isSecure)).toEqual(outcome && { email, ...outcome });
  });
});
