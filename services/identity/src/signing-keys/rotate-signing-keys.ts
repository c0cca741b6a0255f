import type { CommandDeps } from '@sidework/chassis/operations/commands';
import { sql } from 'drizzle-orm';
import { newKey, openKeysFile, replaceKeysFile, type SigningKey } from './keys-file.ts';
import { rotated } from './rotation.ts';

/** Rotates the keys of the file, one who does so at a time. */
export function rotateSigningKeys(
  { db, now }: Pick<CommandDeps, 'db' | 'now'>,
  path: string,
): Promise<SigningKey[]> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('signing keys', 0))`);
    const keys = rotated(await openKeysFile(path), newKey, now());
    await replaceKeysFile(path, keys);
    return keys;
  });
}
