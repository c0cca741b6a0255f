import { expect, it } from 'vitest';
import { refusalOf } from '../../test/refusals.ts';
import * as Standing from './standing-session.ts';

it.each([
  ['of somebody who is gone', () => Standing.requireKnown(undefined), 'session_not_found'],
  ['that has ended', () => Standing.requireStanding(undefined), 'session_expired'],
  ['that stands', () => Standing.requireStanding({ id: 'one' }), undefined],
  [
    'that ends others with less than they have shown',
    () => Standing.requireMayEndOthers({ aal: 'aal1', nextAal: 'aal2' }),
    'insufficient_aal',
  ],
  ['that ends others', () => Standing.requireMayEndOthers({ aal: 'aal1' }), undefined],
  ['that nobody had', () => Standing.requireEnded([]), 'not_found'],
  ['that was ended', () => Standing.requireEnded(['one']), undefined],
])('a session %s', (_what, rule, refusal) => {
  expect(refusalOf(rule)).toBe(refusal);
});
