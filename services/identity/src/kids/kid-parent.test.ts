import { describe, expect, it } from 'vitest';
import { parentOf } from './kid-parent.ts';

const grace = {
  parentName: 'Grace Example',
  parentEmail: 'grace@example.com',
  parentPhone: '+1 973 555 0100',
};
const child = { email: 'kim.young@example.com', isAnswered: false };

describe('whom a child names as its parent', () => {
  it('has a name, an address and a number', () => {
    expect(parentOf(undefined, { ...grace, parentEmail: 'Grace@Example.com' }, child)).toEqual(
      grace,
    );
  });

  it.each([
    ['name [PROF-16]', 'parentName'],
    ['address [PROF-17]', 'parentEmail'],
    ['number [PROF-18]', 'parentPhone'],
  ])('has to have a %s', (_what, field) => {
    for (const given of [undefined, ''])
      expect(() => parentOf(undefined, { ...grace, [field]: given }, child)).toThrow(
        expect.objectContaining({
          code: 'kids_account_needed',
          fields: { [field]: expect.any(String) },
        }),
      );
  });

  it('stays as it was where the form leaves it out', () => {
    expect(parentOf(grace, {}, child)).toEqual(grace);
    expect(parentOf(grace, { parentName: 'Gil' }, child)).toEqual({ ...grace, parentName: 'Gil' });
  });

  it.each([
    'kim.young@example.com',
    'Kim.Young@Example.com',
    'kim.young+mum@example.com',
    'kimyoung@example.com',
    'k.i.m.young+a+b@example.com',
  ])('is not the child itself: %s [D-4]', (parentEmail) => {
    expect(() => parentOf(undefined, { ...grace, parentEmail }, child)).toThrow(
      expect.objectContaining({
        code: 'parent_is_child',
        fields: { parentEmail: expect.any(String) },
      }),
    );
  });

  it.each([
    ['kim@gmail.com', 'k.im@GoogleMail.com'],
    ['kim@googlemail.com', 'kim+mum@gmail.com'],
  ])(
    'is not the child itself under another domain of its mailbox: %s, %s [D-4]',
    (email, parentEmail) => {
      expect(() => parentOf(undefined, { ...grace, parentEmail }, { ...child, email })).toThrow(
        expect.objectContaining({ code: 'parent_is_child' }),
      );
    },
  );

  it.each([
    ['of the same name elsewhere', { parentEmail: 'kim.young@example.org' }, child.email],
    ['of a child without an address', {}, null],
  ])('may be one %s', (_who, given, email) => {
    expect(() => parentOf(undefined, { ...grace, ...given }, { ...child, email })).not.toThrow();
  });

  it('cannot be changed once they answered, and can be repeated', () => {
    const answered = { ...child, isAnswered: true };
    expect(parentOf(grace, grace, answered)).toEqual(grace);
    expect(() => parentOf(grace, { parentPhone: '+1 973 555 0199' }, answered)).toThrow(
      expect.objectContaining({ code: 'parent_fixed', kind: 'conflict' }),
    );
  });
});
