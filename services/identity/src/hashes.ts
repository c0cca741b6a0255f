import { createHash, timingSafeEqual } from 'node:crypto';

/** The SHA-256 of a random secret or an address, in hex; codes that people type need the key of `seal.ts` instead. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Compares in a time that tells nothing of where two texts differ. */
export const isSame = (one: string, other: string): boolean => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
};
