import { notFound } from '@sidework/chassis/errors';

/** A stranger gets the same answer for a child that exists and for one that does not. */
export function requireGuardian(isGuardian: boolean): void {
  if (!isGuardian) throw notFound('not_found');
}

export function requireFound<T>(found: T | undefined | null): T {
  if (found === undefined || found === null) throw notFound('not_found');
  return found;
}
