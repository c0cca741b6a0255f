import { randomBytes } from 'node:crypto';
import { refused } from '../../refusals/refusal.ts';
import type { Factor } from '../rules/table.ts';

const howMany = 10;
const letters = 'abcdefghijklmnopqrstuvwxyz234567';
/** Sixteen of 32 letters make 80 bits, which cannot be guessed. */
const length = 16;

const newCode = () => Array.from(randomBytes(length), (byte) => letters[byte % 32]).join('');

export const newCodes = (): string[] => Array.from({ length: howMany }, newCode);

/** As it was given out: people write codes down with spaces, dashes and capitals. */
export const normalCode = (given: string) => given.toLowerCase().replace(/[\s-]/g, '');

export function requireRecoveryCodes(factor: Factor | undefined): Factor {
  if (!factor) throw refused('mfa_factor_not_found', 'The user has not enrolled recovery codes');
  return factor;
}

export function requireNoCodes(factor: Factor | undefined): void {
  if (factor)
    throw refused(
      'mfa_verified_factor_exists',
      'Recovery codes are already enrolled for this user, use regenerate to rotate them',
    );
}
