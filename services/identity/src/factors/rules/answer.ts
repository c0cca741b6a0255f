import type { AdmittedTry } from '../../limits/admit-try.ts';
import { refused } from '../../refusals/refusal.ts';
import type { OwnFactorType } from './switches.ts';

type Admitted = Exclude<AdmittedTry, { wait: number }>;

export function requireTriesLeft(admitted: AdmittedTry, isRecovery: boolean): Admitted {
  if (!('wait' in admitted)) return admitted;
  const code = isRecovery ? 'mfa_recovery_codes_locked' : 'over_request_rate_limit';
  throw refused(code, undefined, { retryAfterSeconds: admitted.wait });
}

export function requireCode(code: string | null | undefined): string {
  if (!code) throw refused('validation_failed', 'Code needs to be non-empty');
  return code;
}

const wrong = {
  totp: 'Invalid TOTP code entered',
  phone: 'Invalid MFA Phone code entered',
  webauthn: 'Failed to validate WebAuthn MFA response',
  recovery_code: 'Invalid recovery code entered',
};

export function requireProved<T>(raised: T | undefined, type: OwnFactorType | 'recovery_code'): T {
  if (raised === undefined) throw refused('mfa_verification_failed', wrong[type]);
  return raised;
}

export interface KeyAnswer {
  type?: string | undefined;
  credential_response?: unknown;
}

export function requireCredential(given: KeyAnswer | null | undefined): void {
  if (!given) throw refused('validation_failed', 'WebAuthn config required');
  if (given.type !== 'create' && given.type !== 'request')
    throw refused('validation_failed', 'WebAuthn type must be create or request');
  if (!given.credential_response)
    throw refused('validation_failed', 'credential_response required');
}
