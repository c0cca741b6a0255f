import type { Db } from '@sidework/chassis/db/db';
import type { OwnFile } from '@sidework/chassis/people/gathered-part';
import { eq } from 'drizzle-orm';
import { knownDevices } from './table.ts';

export async function gatherKnownBrowsers(db: Db, userId: string): Promise<OwnFile> {
  const rows = await db.select().from(knownDevices).where(eq(knownDevices.userId, userId));
  return {
    name: 'known-browsers.json',
    about: 'Browsers that you have signed in with.',
    rows: rows.map(({ createdAt, lastUsedAt, assuredAt }) => ({
      since: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      secondStepAt: assuredAt?.toISOString() ?? null,
    })),
  };
}
