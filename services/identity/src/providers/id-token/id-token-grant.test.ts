import { expect, it } from 'vitest';
import { refusalOf } from '../../../test/refusals.ts';
import * as Grant from './id-token-grant.ts';

const issuer = 'https://id.example.com';
const config = {
  OIDC_PROVIDERS: { example: { issuer, clientId: 'ours', skipNonceCheck: false } },
};

it.each([
  ['without a token', () => Grant.requireIdToken({}), 'validation_failed: id_token required'],
  ['with a token', () => Grant.requireIdToken({ id_token: 'token' }), undefined],
  ['that links without a session', () => Grant.linkingTokenIn(undefined), 'no_authorization'],
  ['that links with a session', () => Grant.linkingTokenIn('Bearer token'), undefined],
  ['of a person', () => Grant.requireOwnSession({ role: 'authenticated' }), undefined],
  ['of a program', () => Grant.requireOwnSession({ role: 'service_role' }), 'bad_jwt'],
  [
    'of an application',
    () => Grant.requireOwnSession({ role: 'authenticated', clientId: 'app' }),
    'bad_jwt',
  ],
  [
    'without a provider',
    () => Grant.providerOf(config, { issuer }),
    'validation_failed: provider or client_id and issuer required',
  ],
  [
    'of an unknown client',
    () => Grant.providerOf(config, { issuer, client_id: 'theirs' }),
    'validation_failed: Custom OIDC provider not allowed',
  ],
])('a sign-in by ID token %s', (_what, rule, refusal) => {
  expect(refusalOf(rule)).toBe(refusal);
});

it('finds the provider by its name, or by its issuer and our client id', () => {
  expect(Grant.providerOf(config, { provider: 'Example' })).toBe('example');
  expect(Grant.providerOf(config, { issuer, client_id: 'ours' })).toBe('example');
});
