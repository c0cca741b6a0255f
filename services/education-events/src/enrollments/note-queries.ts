import type { Db, Tx } from '@sidework/chassis/db/db';
import { and, eq, inArray } from 'drizzle-orm';
import { enrollments, lessonNotes } from './table.ts';

interface Place {
  enrollmentId: string;
  lessonId: string;
}

/** The notes of a learner, by lesson. */
export async function notesOf(db: Db, enrollmentId: string): Promise<Map<string, string>> {
  const notes = await db
    .select()
    .from(lessonNotes)
    .where(eq(lessonNotes.enrollmentId, enrollmentId));
  return new Map(notes.map(({ lessonId, note }) => [lessonId, note]));
}

export async function saveNote(tx: Tx, place: Place, note: string, writtenAt: Date) {
  const { enrollmentId, lessonId } = lessonNotes;
  if (note)
    await tx
      .insert(lessonNotes)
      .values({ ...place, note, writtenAt })
      .onConflictDoUpdate({ target: [enrollmentId, lessonId], set: { note, writtenAt } });
  else
    await tx
      .delete(lessonNotes)
      .where(and(eq(enrollmentId, place.enrollmentId), eq(lessonId, place.lessonId)));
}

export async function forgetNotesOf(tx: Tx, userId: string): Promise<void> {
  const own = tx
    .select({ id: enrollments.id })
    .from(enrollments)
    .where(eq(enrollments.userId, userId));
  await tx.delete(lessonNotes).where(inArray(lessonNotes.enrollmentId, own));
}
