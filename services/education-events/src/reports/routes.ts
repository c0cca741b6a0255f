import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/education-events/reports';
import type { Deps } from '../deps.ts';
import { reportCourse, reportEvent } from './send-report.ts';
import { takeDownCourse, takeDownEvent } from './take-down.ts';

export function reportRoutes(app: App, deps: Deps) {
  app.route({
    ...api.reportEvent,
    config: { access: 'signed-in' },
    handler: async ({ actor, params, body }, reply) => {
      await reportEvent(deps, actor, params.eventId, body);
      return reply.code(204).send(null);
    },
  });
  app.route({
    ...api.reportCourse,
    config: { access: 'signed-in' },
    handler: async ({ actor, params, body }, reply) => {
      await reportCourse(deps, actor, Number(params.courseId), body);
      return reply.code(204).send(null);
    },
  });
  app.route({
    ...api.takeDownEvent,
    config: { access: 'moderator' },
    handler: async ({ actor, params, body }, reply) => {
      await takeDownEvent(deps, actor, params.eventId, body.reason);
      return reply.code(204).send(null);
    },
  });
  app.route({
    ...api.takeDownCourse,
    config: { access: 'moderator' },
    handler: async ({ actor, params, body }, reply) => {
      await takeDownCourse(deps, actor, Number(params.courseId), body.reason);
      return reply.code(204).send(null);
    },
  });
}
