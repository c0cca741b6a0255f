import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/marketplace/job-visits';
import type { Deps } from '../deps.ts';
import { readVisit } from './read-visit.ts';
import { setVisit } from './set-visit.ts';

export function jobVisitRoutes(app: App, deps: Deps) {
  app.route({
    ...api.getJobVisit,
    config: { access: 'signed-in' },
    handler: ({ actor, params }) => readVisit(deps, actor, params.jobId),
  });
  app.route({
    ...api.setJobVisit,
    config: { access: 'adult' },
    handler: ({ actor, params, body }) => setVisit(deps, actor, params.jobId, body),
  });
}
