import { expect, it } from 'vitest';
import { refusalOf } from '../../test/refusals.ts';
import { after, someday } from '../../test/rows.ts';
import * as Renewal from './renewal.ts';
import type { Session } from './table.ts';

const session = (given: Partial<Session> = {}) =>
  ({ createdAt: someday, refreshedAt: null, oauthClientId: null, ...given }) as Session;
const own = 'an application';
const notFound = 'refresh_token_not_found';

it.each([
  ['that was used', () => Renewal.refuseUsed(), 'refresh_token_already_used'],
  [
    'without a token',
    () => Renewal.requireToken(undefined),
    'validation_failed: refresh_token required',
  ],
  ['with a token', () => Renewal.requireToken('x'), undefined],
  ['of no session', () => Renewal.requireOwnSession(undefined, null), notFound],
  ['of a session of their own', () => Renewal.requireOwnSession(session(), null), undefined],
  [
    'of a session of an application by the person',
    () => Renewal.requireOwnSession(session({ oauthClientId: own }), null),
    notFound,
  ],
  [
    'of a session of the person by an application',
    () => Renewal.requireOwnSession(session(), own),
    notFound,
  ],
  [
    'of a session of its own',
    () => Renewal.requireOwnSession(session({ oauthClientId: own }), own),
    undefined,
  ],
  [
    'of a child by an application',
    () => Renewal.requireGrownUp({ accountType: 'sidework_kids' }),
    notFound,
  ],
  [
    'of an adult by an application',
    () => Renewal.requireGrownUp({ accountType: 'client' }),
    undefined,
  ],
  ['of an older session', () => Renewal.requireNewest(false), 'session_expired'],
  ['of the newest session', () => Renewal.requireNewest(true), undefined],
])('a renewal %s', (_what, rule, refusal) => {
  expect(refusalOf(rule)).toBe(refusal);
});

it.each([
  ['is young', {}, { timebox: 60, inactivity: 60 }, undefined],
  ['is too old', {}, { timebox: 4 }, 'Invalid Refresh Token: Session Expired'],
  ['was left alone', {}, { inactivity: 4 }, 'Invalid Refresh Token: Session Expired (Inactivity)'],
  ['was used', { refreshedAt: after(4) }, { inactivity: 4 }, undefined],
])('a session that %s', (_what, row, lifetimes, message) => {
  const rule = () => Renewal.requireWithin(session(row), lifetimes, after(5));
  if (message) expect(rule).toThrow(message);
  else expect(rule).not.toThrow();
});
