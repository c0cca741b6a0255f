import { createHmac, timingSafeEqual } from 'node:crypto';

/** The proof shows that the holder of the secret gave the text out. */
export const proofOf = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url').slice(0, 22);

/** Compared in a time that tells nothing of how far it agrees. */
export function agrees(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
