import { knownProviders } from '../../accounts/provider-names.ts';
import type { Config } from '../../config.ts';
import { enrollableFactors } from '../../enrollable-factors.ts';

const all = (names: readonly string[], isOn: boolean): Record<string, boolean> =>
  Object.fromEntries(names.map((name) => [name, isOn]));

/** The settings that anybody may read. */
export function settingsOf(config: Config) {
  return {
    external: {
      ...all(knownProviders, false),
      ...all(Object.keys(config.OIDC_PROVIDERS), true),
      email: config.GOTRUE_EXTERNAL_EMAIL_ENABLED,
      phone: config.GOTRUE_EXTERNAL_PHONE_ENABLED,
      anonymous_users: config.GOTRUE_EXTERNAL_ANONYMOUS_USERS_ENABLED,
    },
    disable_signup: config.GOTRUE_DISABLE_SIGNUP,
    mailer_autoconfirm: config.GOTRUE_MAILER_AUTOCONFIRM,
    phone_autoconfirm: config.GOTRUE_SMS_AUTOCONFIRM,
    sms_provider: config.GOTRUE_EXTERNAL_PHONE_ENABLED ? config.GOTRUE_SMS_PROVIDER : '',
    saml_enabled: false,
    passkeys_enabled: config.GOTRUE_PASSKEY_ENABLED,
    mfa_factor_types: enrollableFactors(config),
  };
}
