import type { AuthFactor } from '@sidework/contracts/identity/accounts/auth';
import type { Config } from './config.ts';

/** The kinds of second factor that may be enrolled here and then be used. */
export function enrollableFactors(config: Config): AuthFactor['factor_type'][] {
  const isAllowed = {
    totp: config.GOTRUE_MFA_TOTP_ENROLL_ENABLED && config.GOTRUE_MFA_TOTP_VERIFY_ENABLED,
    phone: config.GOTRUE_MFA_PHONE_ENROLL_ENABLED && config.GOTRUE_MFA_PHONE_VERIFY_ENABLED,
    webauthn:
      config.GOTRUE_MFA_WEB_AUTHN_ENROLL_ENABLED && config.GOTRUE_MFA_WEB_AUTHN_VERIFY_ENABLED,
    recovery_code:
      config.GOTRUE_MFA_RECOVERY_CODES_ENROLL_ENABLED &&
      config.GOTRUE_MFA_RECOVERY_CODES_VERIFY_ENABLED,
  };
  const kinds = Object.keys(isAllowed) as (keyof typeof isAllowed)[];
  return kinds.filter((kind) => isAllowed[kind]);
}
