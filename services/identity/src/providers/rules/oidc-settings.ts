import { knownProviders } from '../../accounts/provider-names.ts';
import type { Config } from '../../config.ts';
import { refused } from '../../refusals/refusal.ts';

/** A provider as the configuration names it. */
export type ProviderSettings = Config['OIDC_PROVIDERS'][string];

type Settings = Pick<Config, 'OIDC_PROVIDERS'>;

export function settingsOf({ OIDC_PROVIDERS }: Settings, name: string): ProviderSettings {
  const settings = Object.hasOwn(OIDC_PROVIDERS, name) ? OIDC_PROVIDERS[name] : undefined;
  if (settings) return settings;
  // A name that clients know is switched off rather than unknown.
  if (knownProviders.includes(name))
    throw refused('provider_disabled', 'Unsupported provider: provider is not enabled');
  throw refused(
    'oauth_provider_not_supported',
    `Unsupported provider: Provider ${name || '""'} could not be found`,
  );
}
