import type { Db } from '@sidework/chassis/db/db';
import { storedObjects } from '@sidework/chassis/objects/stored-objects';
import { and, eq, gt } from 'drizzle-orm';
import { dataExports } from '../../exports/table.ts';
import { consents } from '../consents/table.ts';
import type { Viewed } from './token.ts';

/** Gives the key of the viewed file; undefined if the file is gone. */
export async function findViewedKey(
  db: Db,
  viewed: Viewed,
  now: Date,
): Promise<string | undefined> {
  const [row] = await keysOf(db, viewed, now);
  return row?.key;
}

function keysOf(db: Db, { kind, id }: Viewed, now: Date) {
  const isKept = eq(storedObjects.state, 'kept');
  const keys = { key: storedObjects.key };
  switch (kind) {
    case 'consent-form':
      return db
        .select(keys)
        .from(consents)
        .innerJoin(storedObjects, and(eq(storedObjects.key, consents.formKey), isKept))
        .where(eq(consents.id, id));
    case 'export':
      return db
        .select(keys)
        .from(dataExports)
        .innerJoin(storedObjects, and(eq(storedObjects.key, dataExports.objectKey), isKept))
        .where(
          and(
            eq(dataExports.id, id),
            eq(dataExports.state, 'ready'),
            gt(dataExports.expiresAt, now),
          ),
        );
  }
}
