import { expect, it } from 'vitest';
import { aConsent } from '../../../test/consents.ts';
import { aKidsProfile } from '../../../test/kids.ts';
import { refusalOf } from '../../../test/refusals.ts';
import { accountOf, someday } from '../../../test/rows.ts';
import { parentToAsk, requireStranger, requireWaiting } from '../children/child-state.ts';
import * as Consent from './consent.ts';

const profile = { ...accountOf().profile, isSetUp: true };
const child = (email: string | null) => ({ ...profile, email });
const guardians = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `${at}` }));
const waiting = aConsent({ status: 'waiting_for_form' });
const pending = aConsent({ status: 'pending' });
const given = aConsent({ status: 'given' });

it.each([
  ['an adult', () => Consent.requireAdult(profile), undefined],
  [
    'a child',
    () => Consent.requireAdult({ ...profile, accountType: 'sidework_kids' }),
    'guardian_must_be_adult',
  ],
  [
    'somebody of no known age',
    () => Consent.requireAdult({ ...profile, isSetUp: false }),
    'guardian_needs_profile',
  ],
  ['a consent without a form', () => Consent.requireForm({ formKey: null }), 'not_found'],
  ['a consent with its form', () => Consent.requireForm({ formKey: 'key' }), undefined],
  ['somebody who is there', () => Consent.requireLiving({ deletedAt: null }), undefined],
  [
    'somebody who is gone',
    () => Consent.requireLiving({ deletedAt: someday }),
    'profile_not_found',
  ],
  ['nobody', () => Consent.requireLiving(undefined), 'profile_not_found'],
  ['somebody out of reach', () => Consent.requireReachable(false), 'guardian_needs_contact'],
  ['somebody within reach', () => Consent.requireReachable(true), undefined],
  [
    'the same mailbox',
    () => Consent.requireOtherMailbox('ada@example.com', child('Ada@example.com')),
    'parent_is_child',
  ],
  [
    'another mailbox',
    () => Consent.requireOtherMailbox('ada@example.com', child('bob@example.com')),
    undefined,
  ],
  [
    'a child without a mailbox',
    () => Consent.requireOtherMailbox('ada@example.com', child(null)),
    undefined,
  ],
  ['a fourth guardian', () => Consent.requirePlaceAmong(guardians(3), null), undefined],
  ['a fifth guardian', () => Consent.requirePlaceAmong(guardians(4), null), 'too_many_guardians'],
  ['one of four guardians again', () => Consent.requirePlaceAmong(guardians(4), '3'), undefined],
  ['a fifth request of a day', () => Consent.requireFewRequests(4), undefined],
  ['a sixth request of a day', () => Consent.requireFewRequests(5), 'consent_links_exhausted'],
])('a consent by %s', (_what, rule, refusal) => {
  expect(refusalOf(rule)).toBe(refusal);
});

it.each([
  [
    'a form of one’s own',
    () => Consent.requireWaitingForForm(waiting, waiting.guardianId),
    undefined,
  ],
  ['a form of another', () => Consent.requireWaitingForForm(waiting, 'another'), 'not_found'],
  ['a form of no consent', () => Consent.requireWaitingForForm(undefined, 'another'), 'not_found'],
  [
    'a form that is in',
    () => Consent.requireWaitingForForm(pending, pending.guardianId),
    'consent_not_waiting',
  ],
  ['a word of staff', () => Consent.requireWaitingForStaff(pending, 'another'), undefined],
  ['a word of a program', () => Consent.requireWaitingForStaff(pending, undefined), undefined],
  [
    'a word of staff of their own',
    () => Consent.requireWaitingForStaff(pending, pending.guardianId),
    'own_account',
  ],
  [
    'a late word of staff',
    () => Consent.requireWaitingForStaff(given, 'another'),
    'consent_not_waiting',
  ],
  ['what was agreed to', () => Consent.givenOf([pending, given]), undefined],
  ['what still waits', () => Consent.givenOf([pending]), 'consent_not_given'],
])('a consent takes %s', (_what, rule, refusal) => {
  expect(refusalOf(rule)).toBe(refusal);
});

const kid = aKidsProfile;
it.each([
  ['waits for staff', () => requireWaiting(kid({ idVerificationStatus: 'pending' })), undefined],
  [
    'waits for nobody',
    () => requireWaiting(kid({ idVerificationStatus: 'verified' })),
    'child_not_waiting',
  ],
  ['is one’s own', () => requireStranger(true), 'own_account'],
  ['is a stranger', () => requireStranger(false), undefined],
  [
    'has a parent who agreed',
    () => parentToAsk(kid({ parentConsentGiven: true, idVerificationStatus: 'verified' })),
    'parent_fixed',
  ],
  [
    'names no parent',
    () => parentToAsk(kid({ parentConsentGiven: false, parentEmail: null })),
    'kids_account_needed',
  ],
  [
    'was rejected',
    () =>
      parentToAsk(
        kid({
          parentConsentGiven: true,
          idVerificationStatus: 'rejected',
          parentEmail: 'p@example.com',
        }),
      ),
    undefined,
  ],
  [
    'is verified no longer',
    () =>
      parentToAsk(
        kid({
          parentConsentGiven: true,
          idVerificationStatus: 'expired',
          parentEmail: 'p@example.com',
        }),
      ),
    undefined,
  ],
])('a child %s', (_what, rule, refusal) => {
  expect(refusalOf(rule)).toBe(refusal);
});
