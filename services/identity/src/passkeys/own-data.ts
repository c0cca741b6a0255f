import type { Db } from '@sidework/chassis/db/db';
import type { OwnFile } from '@sidework/chassis/people/gathered-part';
import { eq } from 'drizzle-orm';
import { passkeys } from './table.ts';

export async function gatherPasskeys(db: Db, userId: string): Promise<OwnFile> {
  const rows = await db.select().from(passkeys).where(eq(passkeys.userId, userId));
  return {
    name: 'passkeys.json',
    about: 'Your passkeys.',
    rows: rows.map(({ friendlyName, createdAt, lastUsedAt }) => ({
      name: friendlyName,
      since: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
  };
}
