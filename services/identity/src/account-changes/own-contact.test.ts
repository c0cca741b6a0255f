import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../test/refusals.ts';
import { accountOf } from '../../test/rows.ts';
import { refusalOfSave, requireOwnContact } from './own-contact.ts';

const email = 'new@example.com';
const phone = '4915550000001';

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
