import type { Actor } from '@sidework/chassis/http/actor';
import { requireActingAdult } from '@sidework/chassis/people/people';
import type { SessionDraft } from '@sidework/contracts/education-events/course-sessions';
import { v7 as uuidv7 } from 'uuid';
import { requireEducator } from '../courses/course.ts';
import { lessonsOf, lockCourse } from '../courses/queries.ts';
import type { Deps } from '../deps.ts';
import { removeAttendances } from './attendance-queries.ts';
import { countSessions, findSession, insertSession, saveSession } from './queries.ts';
import * as Session from './session.ts';

type Does = Pick<Deps, 'db' | 'now'>;

/** The course is locked, so that two requests do not both add the last session. */
export const addSession = (
  { db, now }: Does,
  actor: Actor,
  courseId: number,
  draft: SessionDraft,
): Promise<string> =>
  db.transaction(async (tx) => {
    await requireActingAdult(tx, actor);
    requireEducator(await lockCourse(tx, courseId), actor);
    const lessons = await lessonsOf(tx, courseId);
    const at = { courseId, lessons, sessionCount: await countSessions(tx, courseId) };
    const session = Session.hold(uuidv7(), at, draft, now());
    await insertSession(tx, session);
    return session.id;
  });

export const cancelSession = (
  { db, now }: Does,
  actor: Actor,
  { courseId, sessionId }: { courseId: number; sessionId: string },
): Promise<void> =>
  db.transaction(async (tx) => {
    await requireActingAdult(tx, actor);
    requireEducator(await lockCourse(tx, courseId), actor);
    const session = await findSession(tx, sessionId);
    Session.requireOfCourse(session, courseId);
    await saveSession(tx, Session.cancel(session, now()));
    await removeAttendances(tx, session);
  });
