import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Db } from '@sidework/chassis/db/db';
import { getSecret } from './queries.ts';

/** The proof shows that this service gave the text out. */
export async function proofOf(db: Db, key: 'tickets' | 'files', text: string): Promise<string> {
  const secret = await getSecret(db, key);
  return createHmac('sha256', secret).update(text).digest('base64url').slice(0, 22);
}

/** Compared in a time that tells nothing of how far it agrees. */
export function agrees(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
