import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/marketplace/reports';
import type { Deps } from '../deps.ts';
import { reportGig, reportJob, reportPortfolioPhoto } from './send-report.ts';

export function reportRoutes(app: App, deps: Deps) {
  app.route({
    ...api.reportGig,
    config: { access: 'signed-in' },
    handler: async ({ actor, params, body }, reply) => {
      await reportGig(deps, actor, params.gigId, body);
      return reply.code(204).send(null);
    },
  });
  app.route({
    ...api.reportJob,
    config: { access: 'signed-in' },
    handler: async ({ actor, params, body }, reply) => {
      await reportJob(deps, actor, params.jobId, body);
      return reply.code(204).send(null);
    },
  });
  app.route({
    ...api.reportPortfolioPhoto,
    config: { access: 'signed-in' },
    handler: async ({ actor, params, body }, reply) => {
      await reportPortfolioPhoto(deps, actor, params, body);
      return reply.code(204).send(null);
    },
  });
}
