import type { Db } from '@sidework/chassis/db/db';
import type { OwnFile } from '@sidework/chassis/people/gathered-part';
import { eq } from 'drizzle-orm';
import { dataExports } from './table.ts';

export async function gatherExports(db: Db, userId: string): Promise<OwnFile> {
  const rows = await db
    .select()
    .from(dataExports)
    .where(eq(dataExports.userId, userId))
    .orderBy(dataExports.requestedAt);
  return {
    name: 'exports.json',
    about: 'When your data was gathered.',
    rows: rows.map(({ requestedAt, requestedBy }) => ({
      by: requestedBy === userId ? 'you' : 'a parent or guardian',
      requestedAt: requestedAt.toISOString(),
    })),
  };
}
