import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Db } from '@sidework/chassis/db/db';
import { eq } from 'drizzle-orm';
import { signingKeys } from './table.ts';

/** What shows that a text was given out by this service. */
export async function proofOf(db: Db, key: 'tickets' | 'files', text: string): Promise<string> {
  const [row] = await db
    .select({ secret: signingKeys.secret })
    .from(signingKeys)
    .where(eq(signingKeys.name, key));
  if (!row) throw new Error(`There is no signing key for ${key}.`);
  return createHmac('sha256', row.secret).update(text).digest('base64url').slice(0, 22);
}

/** Compared in a time that tells nothing of how far it agrees. */
export function agrees(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
