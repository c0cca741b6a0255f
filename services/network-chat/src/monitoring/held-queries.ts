import type { Db } from '@sidework/chassis/db/db';
import { people } from '@sidework/chassis/people/people';
import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { childWords, heldMessages } from '../child-words/table.ts';
import { isConcernedBy } from '../reports/queries.ts';
import { rooms } from '../rooms/table.ts';

/** A report has two people, children whom it concerns, and subjects of what is reported. */
interface OfReport {
  childIds: string[];
  one: string;
  other: string;
  subjectIds: string[];
}

export async function childrenOfReport(db: Db, one: string, other: string): Promise<string[]> {
  const rows = await db
    .select({ id: people.id })
    .from(people)
    .where(isConcernedBy(sql`${people}`, one, other));
  return rows.map(({ id }) => id);
}

/** Words between a child and one of the two, or about what is reported. */
export function heldWordsOfReport(
  db: Db,
  { childIds, one, other, subjectIds }: OfReport,
  limit: number,
) {
  const { childId, writerId, readerIds, kind, subjectId, isHeld } = childWords;
  const others = sql`array_remove(array[${one}::uuid, ${other}::uuid], ${childId})`;
  return db
    .select()
    .from(childWords)
    .where(
      and(
        inArray(childId, childIds),
        isHeld,
        or(
          inArray(subjectId, subjectIds),
          sql`${writerId} = any (${others})`,
          sql`${readerIds} && ${others}`,
          // Before readers were kept, the subject of a message was its reader.
          and(isNull(readerIds), eq(kind, 'message'), sql`${subjectId} = any (${others})`),
        ),
      ),
    )
    .orderBy(desc(childWords.at), desc(childWords.id))
    .limit(limit);
}

export function heldMessagesOfReport(
  db: Db,
  { childIds, one, other, subjectIds }: OfReport,
  limit: number,
) {
  const { childId, receiverId, roomId } = heldMessages;
  return db
    .select({ held: heldMessages, room: { title: rooms.title, clientId: rooms.clientId } })
    .from(heldMessages)
    .leftJoin(rooms, eq(rooms.id, roomId))
    .where(
      and(
        inArray(childId, childIds),
        or(
          inArray(receiverId, [one, other]),
          inArray(rooms.clientId, [one, other]),
          inArray(roomId, subjectIds),
        ),
      ),
    )
    .orderBy(desc(heldMessages.at), desc(heldMessages.id))
    .limit(limit);
}
