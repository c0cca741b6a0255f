import type { Db } from '@sidework/chassis/db/db';
import { toPage } from '@sidework/chassis/db/keyset';
import type { Actor } from '@sidework/chassis/http/actor';
import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/education-events/enrollments';
import * as videos from '@sidework/contracts/education-events/lesson-videos';
import type { Deps } from '../deps.ts';
import { answerLessonQuiz } from './answer-lesson-quiz.ts';
import { beatLesson } from './beat-lesson.ts';
import { keepNote } from './keep-note.ts';
import { answerQuiz, completeLesson, openLesson } from './learn.ts';
import { linkLessonFile } from './link-lesson-file.ts';
import { linkSyllabusFor } from './link-syllabus-for.ts';
import { enrollmentsFor } from './queries.ts';
import { rateCourse } from './rate-course.ts';
import { refundEnrollment } from './refund-enrollment.ts';
import { getLearningView, toEnrollmentViews } from './view.ts';
import { keepVideoPlace, openLessonVideo } from './watch-lesson.ts';

export function enrollmentRoutes(app: App, deps: Deps) {
  app.route({
    ...api.listEnrollments,
    config: { access: 'signed-in' },
    handler: ({ actor, query }) => listEnrollments(deps.db, actor, query),
  });
  app.route({
    ...api.getEnrollment,
    config: { access: 'signed-in' },
    handler: ({ actor, params }) => getLearningView(deps, actor, params.enrollmentId),
  });
  app.route({
    ...api.openLesson,
    config: { access: 'signed-in' },
    handler: async ({ actor, params }) => {
      await openLesson(deps, actor, params);
      return getLearningView(deps, actor, params.enrollmentId);
    },
  });
  app.route({
    ...api.beatLesson,
    config: { access: 'signed-in' },
    handler: ({ actor, params, body }) => beatLesson(deps, actor, params, body),
  });
  app.route({
    ...api.completeLesson,
    config: { access: 'signed-in' },
    handler: async ({ actor, params }) => {
      await completeLesson(deps, actor, params);
      return getLearningView(deps, actor, params.enrollmentId);
    },
  });
  app.route({
    ...api.answerQuiz,
    config: { access: 'signed-in' },
    handler: async ({ actor, params, body }) => {
      await answerQuiz(deps, actor, params.enrollmentId, body);
      return getLearningView(deps, actor, params.enrollmentId);
    },
  });
  app.route({
    ...api.answerLessonQuiz,
    config: { access: 'signed-in' },
    handler: async ({ actor, params, body }) => {
      await answerLessonQuiz(deps, actor, params, body);
      return getLearningView(deps, actor, params.enrollmentId);
    },
  });
  app.route({
    ...api.keepNote,
    config: { access: 'signed-in' },
    handler: async ({ actor, params, body }) => {
      await keepNote(deps, actor, params, body.content);
      return getLearningView(deps, actor, params.enrollmentId);
    },
  });
  app.route({
    ...api.rateCourse,
    config: { access: 'signed-in' },
    handler: async ({ actor, params, body }) => {
      await rateCourse(deps, actor, params.enrollmentId, body);
      return getLearningView(deps, actor, params.enrollmentId);
    },
  });
  app.route({
    ...api.refundEnrollment,
    config: { access: 'signed-in' },
    handler: async ({ actor, params }) => {
      await refundEnrollment(deps, actor, params.enrollmentId);
      return getLearningView(deps, actor, params.enrollmentId);
    },
  });
  app.route({
    ...api.linkLessonFile,
    config: { access: 'signed-in' },
    handler: async ({ actor, params }) => ({ url: await linkLessonFile(deps, actor, params) }),
  });
  app.route({
    ...videos.openLessonVideo,
    config: { access: 'signed-in' },
    handler: ({ actor, params }) => openLessonVideo(deps, actor, params),
  });
  app.route({
    ...videos.keepVideoPlace,
    config: { access: 'signed-in' },
    handler: async ({ actor, params, body }, reply) => {
      await keepVideoPlace(deps, actor, params, body.second);
      return reply.code(204).send(null);
    },
  });
  app.route({
    ...api.linkSyllabus,
    config: { access: 'signed-in' },
    handler: async ({ actor, params }) => ({
      url: await linkSyllabusFor(deps, actor, params.enrollmentId),
    }),
  });
}

async function listEnrollments(
  db: Db,
  actor: Actor,
  query: { cursor?: string | undefined; limit: number },
) {
  const shown = await enrollmentsFor(db, actor.id, query);
  const page = toPage(
    shown,
    query.limit,
    (each) => each,
    ({ enrollment }) => [enrollment.enrolledAt.toISOString(), enrollment.id],
  );
  return { ...page, items: await toEnrollmentViews(db, actor, page.items) };
}
