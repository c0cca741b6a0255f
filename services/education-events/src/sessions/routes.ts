import { toPage } from '@sidework/chassis/db/keyset';
import type { Actor } from '@sidework/chassis/http/actor';
import { once } from '@sidework/chassis/http/idempotency';
import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/education-events/course-sessions';
import { getCourseDetail } from '../catalogue/get-course-detail.ts';
import { requireEducator } from '../courses/course.ts';
import { findCourse } from '../courses/queries.ts';
import type { Deps } from '../deps.ts';
import { addSession, cancelSession } from './hold-session.ts';
import { markAttendance } from './mark-attendance.ts';
import { findSession, getLearnerAt, getShownSession, learnersAt, sessionsOf } from './queries.ts';
import { getSessionCode, scanAttendance } from './scan-attendance.ts';
import { requireOfCourse } from './session.ts';
import { toSessionLearner, toSessionView } from './view.ts';

type Does = Pick<Deps, 'db' | 'now'>;
type PageOf = { cursor?: string | undefined; limit: number };

/** The dates are for all who may see the course; the link is for its learners and its educator. */
async function listSessions(
  deps: Deps,
  viewer: Parameters<typeof getCourseDetail>[1],
  courseId: number,
  query: PageOf,
) {
  const course = await getCourseDetail(deps, viewer, courseId);
  const { enrollment } = course;
  const isLearner = enrollment?.status === 'active' || enrollment?.status === 'completed';
  return toPage(
    await sessionsOf(deps.db, course.id, isLearner ? enrollment.id : undefined, query),
    query.limit,
    (shown) => toSessionView(shown, { seesLink: course.isOwn || isLearner }),
    ({ session }) => [session.startsAt.toISOString(), session.id],
  );
}

async function ownSession({ db }: Pick<Does, 'db'>, courseId: number, sessionId: string) {
  const shown = await getShownSession(db, sessionId);
  requireOfCourse(shown.session, courseId);
  return toSessionView(shown, { seesLink: true });
}

async function listLearners(
  { db }: Does,
  actor: Actor,
  { courseId, sessionId }: { courseId: number; sessionId: string },
  query: PageOf,
) {
  requireEducator((await findCourse(db, courseId))?.course, actor);
  const session = await findSession(db, sessionId);
  requireOfCourse(session, courseId);
  return toPage(
    await learnersAt(db, session, query),
    query.limit,
    toSessionLearner,
    ({ enrollment }) => [enrollment.enrolledAt.toISOString(), enrollment.id],
  );
}

export function sessionRoutes(app: App, deps: Deps) {
  app.route({
    ...api.listSessions,
    config: { access: 'public' },
    handler: ({ viewer, params, query }) => listSessions(deps, viewer, params.courseId, query),
  });
  app.route({
    ...api.addSession,
    config: { access: 'adult' },
    handler: (request, reply) =>
      once(deps, request, reply.code(201), async (within) => {
        const { courseId } = request.params;
        const id = await addSession(within, request.actor, courseId, request.body);
        return ownSession(within, courseId, id);
      }),
  });
  app.route({
    ...api.cancelSession,
    config: { access: 'adult' },
    handler: async ({ actor, params }) => {
      await cancelSession(deps, actor, params);
      return ownSession(deps, params.courseId, params.sessionId);
    },
  });
  app.route({
    ...api.listSessionLearners,
    config: { access: 'adult' },
    handler: ({ actor, params, query }) => listLearners(deps, actor, params, query),
  });
  app.route({
    ...api.getSessionCode,
    config: { access: 'adult' },
    handler: ({ actor, params }) => getSessionCode(deps, actor, params.courseId),
  });
  app.route({
    ...api.scanAttendance,
    config: { access: 'adult' },
    handler: ({ actor, params, body }) => scanAttendance(deps, actor, params, body),
  });
  app.route({
    ...api.markAttendance,
    config: { access: 'adult' },
    handler: async ({ actor, params, body }) => {
      await markAttendance(deps, actor, params, body.act);
      const { sessionId, enrollmentId } = params;
      return toSessionLearner(await getLearnerAt(deps.db, { id: sessionId }, enrollmentId));
    },
  });
}
