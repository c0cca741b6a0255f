import type { AuthRefusalCode } from '@sidework/contracts/identity/refusals/auth-refusals';
import type { Config } from '../../config.ts';
import { refused } from '../../refusals/refusal.ts';
import type { FactorType } from './table.ts';

interface Switches {
  enroll: [keyof Config, AuthRefusalCode];
  verify: [keyof Config, AuthRefusalCode];
}

const switches: Record<FactorType, Switches> = {
  totp: {
    enroll: ['GOTRUE_MFA_TOTP_ENROLL_ENABLED', 'mfa_totp_enroll_not_enabled'],
    verify: ['GOTRUE_MFA_TOTP_VERIFY_ENABLED', 'mfa_totp_verify_not_enabled'],
  },
  phone: {
    enroll: ['GOTRUE_MFA_PHONE_ENROLL_ENABLED', 'mfa_phone_enroll_not_enabled'],
    verify: ['GOTRUE_MFA_PHONE_VERIFY_ENABLED', 'mfa_phone_verify_not_enabled'],
  },
  webauthn: {
    enroll: ['GOTRUE_MFA_WEB_AUTHN_ENROLL_ENABLED', 'mfa_webauthn_enroll_not_enabled'],
    verify: ['GOTRUE_MFA_WEB_AUTHN_VERIFY_ENABLED', 'mfa_webauthn_verify_not_enabled'],
  },
  recovery_code: {
    enroll: ['GOTRUE_MFA_RECOVERY_CODES_ENROLL_ENABLED', 'mfa_recovery_codes_enroll_not_enabled'],
    verify: ['GOTRUE_MFA_RECOVERY_CODES_VERIFY_ENABLED', 'mfa_recovery_codes_verify_not_enabled'],
  },
};

/** Refuses what this server does not let one enrol, or verify. */
export function requireSwitchedOn(config: Config, what: keyof Switches, type: FactorType) {
  const [setting, refusal] = switches[type][what];
  if (!config[setting]) throw refused(refusal);
}

/** A factor that no one can use at sign-in proves nothing. */
export const isUsable = (config: Config, type: FactorType) =>
  Boolean(config[switches[type].verify[0]]);

/** These types are enrolled and challenged by factor id; recovery codes have endpoints of their own. */
export type OwnFactorType = Exclude<FactorType, 'recovery_code'>;

export function requireOwnType(type: string | undefined): OwnFactorType {
  if (type === 'totp' || type === 'phone' || type === 'webauthn') return type;
  throw refused('validation_failed', 'factor_type needs to be totp, phone, or webauthn');
}
