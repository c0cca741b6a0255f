import type { User } from '../../accounts/table.ts';
import type { AdmittedTry } from '../../limits/admit-try.ts';
import { refused } from '../../refusals/refusal.ts';
import type { Session } from '../../sessions/table.ts';
import type { OwnFactorType } from './switches.ts';
import type { Factor } from './table.ts';

/** Applications that people let in change nothing of how they sign in. */
export function requirePerson({ clientId }: { clientId?: string }): void {
  if (clientId)
    throw refused('no_authorization', 'Applications cannot manage how a person signs in', {
      status: 403,
    });
}

/** An anonymous user cannot have a second factor. */
export function requireNamed(user: User): User {
  if (user.isAnonymous)
    throw refused('no_authorization', 'Anonymous user not allowed to perform these actions', {
      status: 403,
    });
  return user;
}

/** Administrators change other people's factors in the administration, which records it. */
export function requireOwnFactor(ownerId: string | undefined, actorId: string): void {
  if (ownerId !== undefined && ownerId !== actorId)
    throw refused('not_admin', 'Factors of other people are changed in the administration');
}

type Admitted = Exclude<AdmittedTry, { wait: number }>;

export function requireTriesLeft(admitted: AdmittedTry, isRecovery: boolean): Admitted {
  if (!('wait' in admitted)) return admitted;
  const code = isRecovery ? 'mfa_recovery_codes_locked' : 'over_request_rate_limit';
  throw refused(code, undefined, { retryAfterSeconds: admitted.wait });
}

export function requireRecoveryCodes(factor: Factor | undefined): Factor {
  if (!factor) throw refused('mfa_factor_not_found', 'The user has not enrolled recovery codes');
  return factor;
}

export function requireAal2({ aal }: Pick<Session, 'aal'>, message: string): void {
  if (aal !== 'aal2') throw refused('insufficient_aal', message, { status: 403 });
}

export function requireNoCodes(factor: Factor | undefined): void {
  if (factor)
    throw refused(
      'mfa_verified_factor_exists',
      'Recovery codes are already enrolled for this user, use regenerate to rotate them',
    );
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
