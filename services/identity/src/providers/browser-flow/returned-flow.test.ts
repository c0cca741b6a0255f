import { expect, it } from 'vitest';
import { refusalOf } from '../../../test/refusals.ts';
import { after, someday } from '../../../test/rows.ts';
import * as Flow from './returned-flow.ts';

const begun = { createdAt: someday };
const implicit = { codeChallenge: null, browserHash: 'hash' };
const answer = (text: string) => new URLSearchParams(text);

it.each([
  ['without a state', () => Flow.requireState(null), 'bad_oauth_callback'],
  ['with a state', () => Flow.requireState('state'), undefined],
  ['to no flow', () => Flow.requireTaken(undefined), 'bad_oauth_state'],
  ['within ten minutes', () => Flow.requireFresh(begun, after(600)), undefined],
  ['after ten minutes', () => Flow.requireFresh(begun, after(601)), 'flow_state_expired'],
  ['from the same browser', () => Flow.requireSameBrowser(implicit, 'hash'), undefined],
  ['from another browser', () => Flow.requireSameBrowser(implicit, 'another'), 'bad_oauth_state'],
  ['from no known browser', () => Flow.requireSameBrowser(implicit, undefined), 'bad_oauth_state'],
  [
    'to a flow of no known browser',
    () => Flow.requireSameBrowser({ codeChallenge: null, browserHash: null }, undefined),
    'bad_oauth_state',
  ],
  [
    'to a flow with a challenge from another browser',
    () => Flow.requireSameBrowser({ codeChallenge: 'challenge', browserHash: null }, 'another'),
    undefined,
  ],
  ['without a code', () => Flow.requireCode(answer('state=1')), 'bad_oauth_callback'],
  ['with a code', () => Flow.requireCode(answer('code=1')), undefined],
  ['without an ID token', () => Flow.requireClaims(undefined), 'bad_oauth_callback'],
  ['with an ID token', () => Flow.requireClaims({}), undefined],
])('an answer of a provider %s', (_what, rule, refusal) => {
  expect(refusalOf(rule)).toBe(refusal);
});
