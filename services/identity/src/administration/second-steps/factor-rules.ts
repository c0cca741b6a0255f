import type { Factor } from '../../factors/rules/table.ts';
import { refused } from '../../refusals/refusal.ts';

/** A factor has a name of its own, where it is given one. */
export function requireFreeName(
  own: Factor[],
  factorId: string,
  name: string | null | undefined,
): void {
  if (own.some(({ id, friendlyName }) => id !== factorId && friendlyName === name))
    throw refused('mfa_factor_name_conflict');
}

/** A number is a verified factor once. */
export function requireOnce(own: Factor[], { id, phone }: Factor): void {
  const isTaken = own.some(
    (each) => each.id !== id && each.status === 'verified' && each.phone === phone,
  );
  if (phone !== null && isTaken) throw refused('mfa_verified_factor_exists');
}
