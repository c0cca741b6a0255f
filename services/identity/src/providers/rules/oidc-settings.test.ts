import { expect, it } from 'vitest';
import { refusalOf } from '../../../test/refusals.ts';
import { settingsOf } from './oidc-settings.ts';

const example = { issuer: 'https://id.example.com', clientId: 'ours', skipNonceCheck: false };
const config = { OIDC_PROVIDERS: { example } };

it.each([
  ['that is set up', 'example', undefined],
  ['that clients know and that is not set up', 'google', 'provider_disabled'],
  ['of another name', 'nowhere', 'oauth_provider_not_supported'],
  ['named like a property of every object', 'toString', 'oauth_provider_not_supported'],
  ['without a name', '', 'oauth_provider_not_supported'],
])('a provider %s', (_what, name, refusal) => {
  expect(refusalOf(() => settingsOf(config, name))).toBe(refusal);
});
