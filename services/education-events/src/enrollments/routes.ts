import { toPage } from '@sidework/chassis/db/keyset';
import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/education-events/enrollments';
import type { Deps } from '../deps.ts';
import { answerQuiz, completeLesson, openLesson } from './learn.ts';
import { linkSyllabusFor } from './link-syllabus-for.ts';
import { enrollmentsFor } from './queries.ts';
import { getLearningView, toEnrollmentView } from './view.ts';

export function enrollmentRoutes(app: App, deps: Deps) {
  app.route({
    ...api.listEnrollments,
    config: { access: 'signed-in' },
    handler: async ({ actor, query }) =>
      toPage(
        await enrollmentsFor(deps.db, actor.id, query),
        query.limit,
        toEnrollmentView,
        ({ enrollment }) => [enrollment.enrolledAt.toISOString(), enrollment.id],
      ),
  });
  app.route({
    ...api.getEnrollment,
    config: { access: 'signed-in' },
    handler: ({ actor, params }) => getLearningView(deps, actor.id, params.enrollmentId),
  });
  app.route({
    ...api.openLesson,
    config: { access: 'signed-in' },
    handler: async ({ actor, params }) => {
      await openLesson(deps, actor, params);
      return getLearningView(deps, actor.id, params.enrollmentId);
    },
  });
  app.route({
    ...api.completeLesson,
    config: { access: 'signed-in' },
    handler: async ({ actor, params }) => {
      await completeLesson(deps, actor, params);
      return getLearningView(deps, actor.id, params.enrollmentId);
    },
  });
  app.route({
    ...api.answerQuiz,
    config: { access: 'signed-in' },
    handler: async ({ actor, params, body }) => {
      await answerQuiz(deps, actor, params.enrollmentId, body.answers);
      return getLearningView(deps, actor.id, params.enrollmentId);
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
