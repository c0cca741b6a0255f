import { AppError, translateDatabaseError } from '@sidework/chassis/errors';
import type { Config } from '../../config.ts';
import { refused } from '../../refusals/refusal.ts';
import type { Factor, FactorType } from './table.ts';

/* A factor counts once it was verified. Each change gives the row after it; `saveFactor` writes the columns that differ. */

interface Beginning {
  id: string;
  userId: string;
  factorType: FactorType;
  friendlyName: string;
  sealedSecret?: string | null;
  phone?: string | null;
}

export const begin = (given: Beginning, now: Date): Factor => ({
  status: 'unverified',
  sealedSecret: null,
  lastTimeStep: null,
  phone: null,
  credentialId: null,
  publicKey: null,
  signatureCount: null,
  transports: null,
  lastChallengedAt: null,
  createdAt: now,
  updatedAt: now,
  ...given,
});

export const isVerified = ({ status }: Pick<Factor, 'status'>): boolean => status === 'verified';

/** Recovery codes are verified from the start, since their owner is shown them. */
export const verify = (factor: Factor, now: Date): Factor => ({
  ...factor,
  status: 'verified',
  updatedAt: now,
});

export interface Key {
  id: string;
  publicKey: string;
  signatureCount: number;
  transports: string[];
}

/** A key that is being enrolled is kept as it was made. */
export const withKey = (factor: Factor, { id, ...key }: Key): Factor => ({
  ...factor,
  ...key,
  credentialId: id,
});

/** The unique index says that a credential is only one factor of only one user. */
export function refusalOfKey(error: unknown): unknown {
  const known = translateDatabaseError(error);
  const isTaken = known instanceof AppError && known.kind === 'conflict';
  return isTaken ? refused('webauthn_credential_exists') : error;
}

/** A key counts its signatures, so that a copy of it is found out. */
export const countSignature = (factor: Factor, signatureCount: number): Factor => ({
  ...factor,
  signatureCount,
});

interface Change {
  friendlyName?: string | null | undefined;
  phone?: string | undefined;
}

/** The name and number of a factor change; only a factor `phone` has a number. */
export function change(own: Factor[], factor: Factor, given: Change, now: Date): Factor {
  const { friendlyName, phone = factor.phone } = given;
  if (own.some((each) => each.id !== factor.id && each.friendlyName === friendlyName))
    throw refused('mfa_factor_name_conflict');
  if (phone !== null) requireFreeNumber(own, phone, factor.id);
  return { ...factor, ...(friendlyName && { friendlyName }), phone, updatedAt: now };
}

/** A number is a verified factor once. */
export function requireFreeNumber(own: Factor[], phone: string, ownId?: string): void {
  const isTaken = own.some((each) => each.id !== ownId && isVerified(each) && each.phone === phone);
  if (isTaken) throw refused('mfa_verified_factor_exists');
}

/** Whether something but recovery codes would still prove who the user is. */
export const hasOtherVerified = (own: Factor[], without?: string) =>
  own.some(
    (each) => each.id !== without && isVerified(each) && each.factorType !== 'recovery_code',
  );

/** Recovery codes stand in for another factor, so there has to be one. */
export function requireOther(usable: Factor[]): void {
  if (!hasOtherVerified(usable))
    throw refused(
      'mfa_recovery_codes_sole_factor',
      'At least one other verified factor is required to generate recovery codes',
    );
}

/** Recovery codes never stay behind alone. */
export function requireNotSole(own: Factor[], factorId: string, codes: Factor | undefined): void {
  if (codes && !hasOtherVerified(own, factorId))
    throw refused(
      'mfa_recovery_codes_sole_factor',
      'Recovery codes cannot be the only verified factor. Please enroll another factor before unenrolling this one or delete your recovery codes.',
    );
}

export function requireUnenrollable({ factorType }: Factor): void {
  if (factorType === 'recovery_code')
    throw refused(
      'validation_failed',
      'Recovery codes cannot be unenrolled with this endpoint, use DELETE /factors/recovery-codes',
      { status: 422 },
    );
}

/** A further factor has a name of its own, and there are so many at most. */
export function requireRoomAmong(
  own: Factor[],
  friendlyName: string,
  { GOTRUE_MFA_MAX_ENROLLED_FACTORS: most }: Pick<Config, 'GOTRUE_MFA_MAX_ENROLLED_FACTORS'>,
): void {
  if (own.some((factor) => (factor.friendlyName ?? '') === friendlyName))
    throw refused(
      'mfa_factor_name_conflict',
      `A factor with the friendly name ${JSON.stringify(friendlyName)} for this user already exists`,
    );
  if (own.length >= most) throw refused('too_many_enrolled_mfa_factors');
}
