import { expect, it } from 'vitest';
import { refusalOf } from '../../../test/refusals.ts';
import { userRow } from '../../../test/rows.ts';
import * as Link from './action-link-rules.ts';

const failed = (why: string) => `validation_failed: ${why}`;
const confirmed = userRow();
const unconfirmed = userRow({ emailConfirmedAt: null });
const secure = (isSecure: boolean) => ({ GOTRUE_MAILER_SECURE_EMAIL_CHANGE_ENABLED: isSecure });

it.each([
  [
    'a link of no kind',
    () => Link.readLinkType('letter'),
    failed('Invalid email action link type requested: letter'),
  ],
  ['a recovery of nobody', () => Link.requireMayOpenBy('recovery'), 'user_not_found'],
  ['an invitation of nobody', () => Link.requireMayOpenBy('invite'), undefined],
  [
    'a confirmed address that signs up',
    () => Link.requireUnconfirmed('signup', confirmed),
    'email_exists',
  ],
  [
    'an unconfirmed address that signs up',
    () => Link.requireUnconfirmed('signup', unconfirmed),
    undefined,
  ],
  [
    'a confirmed address that recovers',
    () => Link.requireUnconfirmed('recovery', confirmed),
    undefined,
  ],
  [
    'the current address where one suffices',
    () => Link.requireBothAsked('email_change_current', secure(false)),
    failed('Enable secure email change to generate link for current email'),
  ],
  [
    'the current address where both are asked',
    () => Link.requireBothAsked('email_change_current', secure(true)),
    undefined,
  ],
])('an administrator asks for %s', (_what, rule, refusal) => {
  expect(refusalOf(rule)).toBe(refusal);
});
