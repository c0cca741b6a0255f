import { expect, it } from 'vitest';
import { refusalOf } from '../../../test/refusals.ts';
import { userRow } from '../../../test/rows.ts';
import * as Grant from './grant.ts';

const incomplete =
  'validation_failed: invalid request: both auth code and code verifier should be non-empty';

it.each([
  ['by a wallet', () => Grant.refuseGrant('web3'), 'web3_provider_disabled'],
  ['in an unknown way', () => Grant.refuseGrant('magic'), 'invalid_credentials'],
  ['without a verifier', () => Grant.readExchange({ auth_code: 'code' }), incomplete],
  ['without a code', () => Grant.readExchange({ code_verifier: 'verifier' }), incomplete],
  [
    'by code and verifier',
    () => Grant.readExchange({ auth_code: 'code', code_verifier: 'verifier' }),
    undefined,
  ],
  ['of a deleted user', () => Grant.requireFound(undefined), 'flow_state_not_found'],
  ['of a user', () => Grant.requireFound(userRow()), undefined],
])('a sign-in %s', (_what, rule, refusal) => {
  expect(refusalOf(rule)).toBe(refusal);
});
