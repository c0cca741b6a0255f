import type { Db } from '@sidework/chassis/db/db';
import { eq } from 'drizzle-orm';
import { signingKeys } from './table.ts';

export async function getSecret(db: Db, name: 'tickets' | 'files'): Promise<string> {
  const [key] = await db
    .select({ secret: signingKeys.secret })
    .from(signingKeys)
    .where(eq(signingKeys.name, name));
  if (!key) throw new Error(`There is no signing key for ${name}.`);
  return key.secret;
}
