import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../test/refusals.ts';
import { after, someday, userRow } from '../../test/rows.ts';
import type { User as UserRow } from './table.ts';
import * as User from './user.ts';

const at = after(5);
const pending = {
  emailChange: 'new@example.com',
  phoneChange: '4915550000002',
  emailChangeConfirmations: 1,
};
const nothingPending = { emailChange: null, phoneChange: null, emailChangeConfirmations: 0 };
const long = { text: 'x'.repeat(4_000) };

const filled: Partial<UserRow> = {
  ...pending,
  phone: '4915550000001',
  phoneConfirmedAt: someday,
  userMetadata: { own: 1 },
  appMetadata: { noted: 1 },
  signUpMarks: [1],
};

interface Row {
  what: string;
  before?: Partial<UserRow>;
  change: (user: UserRow) => UserRow;
  changed: Partial<UserRow>;
}

describe('the row after', () => {
  it.each<Row>([
    {
      what: 'a new password, which cancels pending changes',
      before: pending,
      change: (user) => User.changePassword(user, 'another', at),
      changed: { passwordHash: 'another', ...nothingPending, updatedAt: at },
    },
    {
      what: 'the same password in another hash, which cancels nothing',
      before: pending,
      change: (user) => User.rehashPassword(user, 'another', at),
      changed: { passwordHash: 'another', updatedAt: at },
    },
    {
      what: 'a password that opens nothing more',
      change: User.dropPassword,
      changed: { passwordHash: null },
    },
    {
      what: 'new metadata',
      before: { appMetadata: { noted: 1 } },
      change: (user) => User.changeMetadata(user, { userMetadata: { own: 2 } }, at),
      changed: { userMetadata: { own: 2 }, updatedAt: at },
    },
    {
      what: 'what a provider says',
      before: { userMetadata: { own: 1, name: 'Ada' } },
      change: (user) => User.addMetadata(user, { name: 'Ada L' }, at),
      changed: { userMetadata: { own: 1, name: 'Ada L' }, updatedAt: at },
    },
    {
      what: 'more than a token carries from a provider',
      before: { userMetadata: long, appMetadata: {} },
      change: (user) => User.addMetadata(user, { more: long.text }, at),
      changed: {},
    },
    {
      what: 'another role',
      change: (user) => User.changeRole(user, 'staff'),
      changed: { role: 'staff' },
    },
    {
      what: 'a ban',
      change: (user) => User.banUntil(user, after(60), at),
      changed: { bannedUntil: after(60), updatedAt: at },
    },
    {
      what: 'a ban that is lifted',
      before: { bannedUntil: after(60) },
      change: (user) => User.banUntil(user, null, at),
      changed: { bannedUntil: null, updatedAt: at },
    },
    {
      what: 'an anonymous person who can come back',
      before: { isAnonymous: true },
      change: (user) => User.becomePermanent(user, at),
      changed: { isAnonymous: false, updatedAt: at },
    },
    {
      what: 'the owner of an address that was in use',
      before: filled,
      change: (user) => User.handOver(user, { name: 'Ada' }, at),
      changed: {
        passwordHash: null,
        phone: null,
        phoneConfirmedAt: null,
        ...nothingPending,
        emailProvedAt: at,
        userMetadata: { own: 1, name: 'Ada', email_verified: true },
        updatedAt: at,
      },
    },
    {
      what: 'the owner of an address that was never confirmed',
      before: { ...filled, emailConfirmedAt: null },
      change: (user) => User.handOver(user, { name: 'Ada' }, at),
      changed: {
        passwordHash: null,
        phone: null,
        phoneConfirmedAt: null,
        ...nothingPending,
        emailConfirmedAt: at,
        emailProvedAt: at,
        userMetadata: { name: 'Ada', email_verified: true },
        updatedAt: at,
      },
    },
    {
      what: 'a reset by mail',
      before: { ...filled, emailConfirmedAt: null, phoneConfirmedAt: null },
      change: (user) => User.reset(user, 'email', { full_name: 'Ada' }, at),
      changed: {
        phone: null,
        passwordHash: null,
        ...nothingPending,
        userMetadata: {
          full_name: 'Ada',
          sub: userRow().id,
          email: 'ada@example.com',
          email_verified: false,
          phone_verified: false,
        },
        updatedAt: at,
      },
    },
    {
      what: 'a reset by text message',
      before: { ...filled, emailConfirmedAt: null, phoneConfirmedAt: null },
      change: (user) => User.reset(user, 'phone', {}, at),
      changed: {
        email: null,
        passwordHash: null,
        ...nothingPending,
        userMetadata: {
          sub: userRow().id,
          phone: filled.phone,
          email_verified: false,
          phone_verified: false,
        },
        updatedAt: at,
      },
    },
    {
      what: 'a deletion',
      before: filled,
      change: (user) => User.hide(user, at),
      changed: {
        email: User.hiddenName(userRow(), 'ada@example.com'),
        phone: null,
        passwordHash: null,
        ...nothingPending,
        signUpMarks: [],
        userMetadata: {},
        appMetadata: {},
        updatedAt: at,
        deletedAt: at,
      },
    },
    {
      what: 'a deletion of somebody without an address',
      before: { email: null },
      change: (user) => User.hide(user, at),
      changed: { email: null, passwordHash: null, updatedAt: at, deletedAt: at },
    },
  ])('$what', ({ before = {}, change, changed }) => {
    const user = userRow(before);
    expect(change(user)).toEqual({ ...user, ...changed });
  });
});

it('refuses metadata of which a token would be too long', () => {
  const user = userRow({ appMetadata: long });
  expect(refusalOf(() => User.changeMetadata(user, { userMetadata: long }))).toBe(
    'validation_failed: User and app metadata together cannot be longer than 6144 bytes',
  );
});

it('hides one name of two people in two ways', () => {
  const hidden = User.hiddenName({ id: 'one' }, 'ada@example.com');
  expect(hidden).toMatch(/^[0-9a-f]{64}$/);
  expect(User.hiddenName({ id: 'two' }, 'ada@example.com')).not.toBe(hidden);
});
