import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/marketplace/jobs';
import type { Deps } from '../deps.ts';
import { fittingJobs } from './fitting-jobs.ts';

export function matchingRoutes(app: App, deps: Deps) {
  app.route({
    ...api.listFittingJobs,
    config: { access: 'signed-in' },
    handler: ({ actor }) => fittingJobs(deps, actor),
  });
}
