import type { Db } from '@sidework/chassis/db/db';
import { notFound } from '@sidework/chassis/errors';
import { storedObjects } from '@sidework/chassis/objects/stored-objects';
import { and, eq, isNull } from 'drizzle-orm';
import { events } from '../events/table.ts';

export const pictureKind = 'event-picture';

/** The key of a picture that an event shows; the picture of an event that was taken down is not found. */
export async function getShownPicture(db: Db, pictureKey: string): Promise<string> {
  const { key, kind, state } = storedObjects;
  const [kept] = await db
    .select({ key })
    .from(storedObjects)
    .innerJoin(events, eq(events.pictureKey, key))
    .where(
      and(
        eq(key, pictureKey),
        eq(kind, pictureKind),
        eq(state, 'kept'),
        isNull(events.takenDownAt),
      ),
    );
  if (!kept) throw notFound('not_found');
  return kept.key;
}
