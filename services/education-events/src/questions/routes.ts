import { once } from '@sidework/chassis/http/idempotency';
import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/education-events/lesson-questions';
import type { Deps } from '../deps.ts';
import { getQuestion, listQuestions } from './list-questions.ts';
import { answerQuestion, askQuestion, removePost, reportPost } from './write-post.ts';

export function questionRoutes(app: App, deps: Deps) {
  app.route({
    ...api.listQuestions,
    config: { access: 'adult' },
    handler: ({ actor, params, query }) => listQuestions(deps.db, actor, params.courseId, query),
  });
  app.route({
    ...api.askQuestion,
    config: { access: 'adult' },
    handler: (request, reply) =>
      once(deps, request, reply.code(201), async (within) => {
        const { courseId } = request.params;
        const id = await askQuestion(within, request.actor, courseId, request.body);
        return getQuestion(within.db, request.actor, courseId, id);
      }),
  });
  app.route({
    ...api.answerQuestion,
    config: { access: 'adult' },
    handler: (request, reply) =>
      once(deps, request, reply.code(201), async (within) => {
        const { actor, params, body } = request;
        const id = await answerQuestion(within, actor, params, body.content);
        return getQuestion(within.db, actor, params.courseId, id);
      }),
  });
  app.route({
    ...api.removePost,
    config: { access: 'adult' },
    handler: async ({ actor, params }, reply) => {
      await removePost(deps, actor, params);
      return reply.code(204).send(null);
    },
  });
  app.route({
    ...api.reportPost,
    config: { access: 'adult' },
    handler: async ({ actor, params, body }, reply) => {
      await reportPost(deps, actor, params, body);
      return reply.code(204).send(null);
    },
  });
}
