import { offeredPermits } from '@sidework/contracts/identity/kids/kids';
import { describe, expect, it } from 'vitest';
import { aConsent } from '../../../test/consents.ts';
import { aKidsProfile } from '../../../test/kids.ts';
import { refusalOf } from '../../../test/refusals.ts';
import { accountOf, after, someday } from '../../../test/rows.ts';
import { parentToAsk, requireStranger } from '../children/child-state.ts';
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
  ['someone who is gone', () => Consent.requireLiving({ deletedAt: someday }), 'profile_not_found'],
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

const guardianId = given.guardianId;
const decision = { staffId: 'another', reason: 'It is right.', at: someday };

it.each([
  ['a form of one’s own', () => Consent.handIn(waiting, waiting.guardianId, 'key'), undefined],
  ['a form of another', () => Consent.handIn(waiting, 'another', 'key'), 'not_found'],
  ['a form of no consent', () => Consent.handIn(undefined, 'another', 'key'), 'not_found'],
  [
    'a form that is in',
    () => Consent.handIn(pending, pending.guardianId, 'key'),
    'consent_not_waiting',
  ],
  ['a decision of staff', () => Consent.decide(pending, decision), undefined],
  [
    'a decision of a program',
    () => Consent.decide(pending, { ...decision, staffId: undefined }),
    undefined,
  ],
  [
    'a decision of staff of their own',
    () => Consent.decide(pending, { ...decision, staffId: pending.guardianId }),
    'own_account',
  ],
  ['a late decision of staff', () => Consent.decide(given, decision), 'consent_not_waiting'],
  ['what was agreed to', () => Consent.givenOf([pending, given]), undefined],
  ['what still waits', () => Consent.givenOf([pending]), 'consent_not_given'],
])('a consent takes %s', (_what, rule, refusal) => {
  expect(refusalOf(rule)).toBe(refusal);
});

it.each([
  ['card', { brand: 'visa', last4: '4242', reference: 'one' }, 'pending', '4242'],
  ['admin_review', null, 'pending', null],
  ['signed_form', null, 'waiting_for_form', null],
] as const)('a consent by %s waits for what it needs', (method, card, status, cardLast4) => {
  const { id, childId, requestId, permits, policyVersion, textsHash, address } = given;
  const submission = { id, childId, guardianId, requestId, permits, policyVersion, textsHash };
  expect(Consent.submit({ ...submission, address, method, card }, someday)).toMatchObject({
    ...submission,
    method,
    status,
    cardLast4,
    submittedAt: someday,
    givenAt: null,
  });
});

describe('a consent changes', () => {
  it.each([
    [
      'is handed in',
      Consent.handIn(waiting, waiting.guardianId, 'key'),
      waiting,
      { status: 'pending', formKey: 'key' },
    ],
    [
      'is decided',
      Consent.decide(pending, decision),
      pending,
      { decidedBy: 'another', decidedAt: someday, reason: 'It is right.' },
    ],
    [
      'is given',
      Consent.give(pending, someday),
      pending,
      { status: 'given', givenAt: someday, confirmDueAt: after(Consent.day / 1000) },
    ],
    ['is rejected', Consent.reject(pending), pending, { status: 'rejected' }],
    [
      'is revoked',
      Consent.revoke({ ...given, confirmDueAt: someday }, guardianId, someday),
      given,
      { status: 'revoked', revokedAt: someday, revokedBy: guardianId, confirmDueAt: null },
    ],
  ])('when it %s', (_how, changed, before, changes) => {
    expect(changed).toEqual({ ...before, ...changes });
  });

  it.each(['waiting_for_form', 'given', 'rejected', 'revoked'] as const)(
    'only from a decision that waits, not where it is %s',
    (status) => {
      const consent = aConsent({ status });
      expect(refusalOf(() => Consent.give(consent, someday))).toBe('consent_not_waiting');
      expect(refusalOf(() => Consent.reject(consent))).toBe('consent_not_waiting');
    },
  );

  it.each(['rejected', 'revoked'] as const)('no more once it is %s', (status) => {
    const revoke = () => Consent.revoke(aConsent({ status }), null, someday);
    expect(refusalOf(revoke)).toBe('consent_not_given');
  });

  it('permits what the guardian chose and what is no longer offered', () => {
    const old = aConsent({ permits: ['messaging', 'paid_work', 'photos'] });
    const former = old.permits.filter(
      (each) => !offeredPermits.some((offered) => offered === each),
    );
    expect(Consent.permit(old, ['messaging']).permits).toEqual(['messaging', ...former]);
    expect(refusalOf(() => Consent.permit(pending, []))).toBe('consent_not_given');
  });
});

const kid = aKidsProfile;
it.each([
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
