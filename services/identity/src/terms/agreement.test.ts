import { termsVersion } from '@sidework/contracts/identity/terms/terms';
import { expect, it } from 'vitest';
import { agreements, requireAdult, toTermsAgreement } from './agreement.ts';

const at = new Date('2026-11-28T10:00:00.000Z');

it('is not a child’s to give', () => {
  expect(() => requireAdult({ accountType: 'sidework_kids', isSetUp: true })).toThrow(
    expect.objectContaining({ code: 'terms_need_guardian' }),
  );
  expect(requireAdult({ accountType: 'client', isSetUp: true })).toBeUndefined();
});

it('waits until it is known that a person is no child', () => {
  expect(() => requireAdult({ accountType: 'client', isSetUp: false })).toThrow(
    expect.objectContaining({ code: 'terms_need_profile' }),
  );
});

it('holds for the person and for each child that they look after', () => {
  expect(agreements('ada', ['kim', 'leo'], at)).toEqual([
    { personId: 'ada', version: termsVersion, agreedAt: at, isByGuardian: false },
    { personId: 'kim', version: termsVersion, agreedAt: at, isByGuardian: true },
    { personId: 'leo', version: termsVersion, agreedAt: at, isByGuardian: true },
  ]);
});

it('names the version that holds beside the one that was agreed to', () => {
  expect(toTermsAgreement(undefined, true)).toEqual({
    version: termsVersion,
    agreedVersion: null,
    agreedAt: null,
    isByGuardian: false,
    isAsked: true,
  });
  const old = { personId: 'ada', version: '2020-01-01', agreedAt: at, isByGuardian: false };
  expect(toTermsAgreement(old, true)).toMatchObject({
    version: termsVersion,
    agreedVersion: '2020-01-01',
    agreedAt: at.toISOString(),
  });
});
