import type { Config } from '../../config.ts';
import { refused } from '../../refusals/refusal.ts';

type Settings = Pick<Config, 'GOTRUE_EXTERNAL_EMAIL_ENABLED' | 'GOTRUE_EXTERNAL_PHONE_ENABLED'>;

export function requireByEmail(config: Settings, told?: string): void {
  if (!config.GOTRUE_EXTERNAL_EMAIL_ENABLED) throw refused('email_provider_disabled', told);
}

export function requireByPhone(config: Settings, told?: string): void {
  if (!config.GOTRUE_EXTERNAL_PHONE_ENABLED) throw refused('phone_provider_disabled', told);
}

export function refuseSaml(): never {
  throw refused('saml_provider_disabled');
}
